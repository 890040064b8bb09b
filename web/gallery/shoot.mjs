// Pictures of a gallery, to /tmp/<gallery>-gallery. Build it first, then:
//   node gallery/shoot.mjs navas                                   the usual set
//   node gallery/shoot.mjs navas name[@WxH[@scale[@x,y,w,h]]] query …  those that are named
import { chromium } from "playwright-core";

const NAVAS = [
  ["1440-start-christian", "fixture=basic-start-christian&choosable=4-2,5-2,6-1"],
  ["1440-act-christian", "fixture=advanced-middle-christian&choosable=B3,B4,C3,alfonso,council-militia,switch&chosen=B3"],
  ["1440-react-muslim", "fixture=basic-middle-muslim&choosable=kurds1,kurds2,berber-bows3&chosen=kurds1&touched=A5,A4"],
  ["1440-late-muslim-dark", "fixture=basic-late-muslim&theme=dark&choosable=A2&chosen=B2"],
  ["1440-end-christian-dark", "fixture=advanced-end-christian&theme=dark"],
  ["820-middle-christian@820x1180", "fixture=basic-middle-christian"],
  ["820-late-muslim-dark@820x1180", "fixture=basic-late-muslim&theme=dark"],
  ["390-start-christian@390x844@2", "fixture=basic-start-christian&choosable=4-2,5-2,6-1&chosen=5-2"],
  ["390-middle-muslim@390x844@2", "fixture=basic-middle-muslim&choosable=kurds1,kurds2,berber-bows3"],
  ["390-act-christian-dark@390x844@2", "fixture=advanced-middle-christian&theme=dark&choosable=B3,B4,C3,alfonso,council-militia,switch&chosen=B3"],
  ["quarter-grey@1440x900@0.3", "fixture=basic-middle-christian&grey=1"],
  ["close@1440x900@2@590,90,690,420", "fixture=advanced-middle-christian&choosable=B3,B4,haro&chosen=C3,militia2"],
  ["scene@600x760", "show=scene&fixture=basic-late-christian&steps=16,22"],
  ["scene-phone-dark@390x760@2", "show=scene&fixture=advanced-end-christian&steps=22,26&theme=dark"],
  ["counters@1000x700", "show=counters"],
  ["sheet@1400x1500@1@0,0,1400,1500", "show=sheet"],
  ["sheet-dark@1400x1500@1@0,0,1400,1500", "show=sheet&theme=dark"],
];

const [gallery = "navas", ...named] = process.argv.slice(2);
const wanted = named.length ? Array.from({ length: named.length / 2 }, (_, at) => named.slice(2 * at, 2 * at + 2)) : NAVAS;
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"],
});
for (const [shot, query] of wanted) await shoot(shot, query);
await browser.close();

async function shoot(shot, query) {
  const [name, size = "1440x900", scale = "1", part] = shot.split("@");
  const [width, height] = size.split("x").map(Number);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: Number(scale) });
  page.on("pageerror", (error) => console.error(name, String(error)));
  await page.goto(`file:///tmp/${gallery}-gallery/page/${gallery}.html?${query}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(Number(process.env.WAIT ?? 50));
  await page.screenshot({ path: `/tmp/${gallery}-gallery/${name}.png`, fullPage: !part && width < 700, clip: part && box(part) });
  await page.close();
}

function box(part) {
  const [x, y, width, height] = part.split(",").map(Number);
  return { x, y, width, height };
}
