// Pictures of the boards of Saladin: node gallery/shoot-saladin.mjs [part of a name], into /tmp/saladin-gallery.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { chromium } from "playwright-core";

const PAGE = "/tmp/saladin-gallery/page";
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };
const SIZES = { phone: [390, 844], tablet: [820, 1180], desk: [1440, 900], laptop: [1280, 720], shell: [1064, 880] };
const shots = [
  ["arsuf-start-crusaders", "desk", "moment=arsuf-start&seat=crusaders"],
  ["arsuf-middle-ayyubids", "desk", "moment=arsuf-middle&seat=ayyubids"],
  ["arsuf-late-crusaders", "desk", "moment=arsuf-late&seat=crusaders"],
  ["arsuf-end-ayyubids-dark", "desk", "moment=arsuf-end&seat=ayyubids&theme=dark"],
  ["arsuf-choice", "desk", "moment=arsuf-choice"],
  ["arsuf-choice-dark", "desk", "moment=arsuf-choice&theme=dark"],
  ["arsuf-chosen", "desk", "moment=arsuf-choice&pick=PICK"],
  ["arsuf-react", "desk", "moment=arsuf-react"],
  ["arsuf-wall", "desk", "moment=arsuf-wall&touched=henry-ii"],
  ["hattin-start-ayyubids", "desk", "moment=hattin-start&seat=ayyubids"],
  ["hattin-middle-crusaders", "desk", "moment=hattin-middle&seat=crusaders"],
  ["hattin-late-crusaders-dark", "desk", "moment=hattin-late&seat=crusaders&theme=dark"],
  ["hattin-end-ayyubids", "desk", "moment=hattin-end&seat=ayyubids"],
  ["hattin-fire", "desk", "moment=hattin-fire"],
  ["hattin-embers-dark", "desk", "moment=hattin-embers&theme=dark"],
  ["hattin-horns", "desk", "moment=hattin-horns"],
  ["hattin-must", "desk", "moment=hattin-must"],
  ["shell-arsuf-choice", "shell", "moment=arsuf-choice&pick=PICK"],
  ["shell-arsuf-wall", "shell", "moment=arsuf-wall"],
  ["shell-hattin-late-dark", "shell", "moment=hattin-late&seat=ayyubids&theme=dark"],
  ["laptop-arsuf-choice", "laptop", "moment=arsuf-choice&pick=PICK"],
  ["tablet-arsuf-choice", "tablet", "moment=arsuf-choice&pick=PICK"],
  ["tablet-hattin-late-dark", "tablet", "moment=hattin-late&seat=ayyubids&theme=dark"],
  ["phone-arsuf-start", "phone", "moment=arsuf-start&seat=ayyubids"],
  ["phone-arsuf-choice", "phone", "moment=arsuf-choice&pick=PICK"],
  ["phone-arsuf-wall-dark", "phone", "moment=arsuf-wall&theme=dark"],
  ["phone-hattin-fire", "phone", "moment=hattin-fire"],
  ["phone-hattin-late-dark", "phone", "moment=hattin-late&seat=crusaders&theme=dark"],
  ["large-text-desk", "desk", "moment=arsuf-choice&pick=PICK&text=125%25"],
  ["large-text-phone", "phone", "moment=hattin-fire&text=125%25"],
  ["scene-charge", "tablet", "moment=arsuf-end&seat=watcher&scene=22-26"],
  ["scene-evade", "phone", "moment=arsuf-end&seat=watcher&scene=14-17"],
  ["scene-dark", "tablet", "moment=arsuf-end&seat=watcher&scene=3-8&theme=dark"],
  ["scene-chaos", "tablet", "moment=hattin-end&seat=watcher&scene=60-75"],
];

const server = createServer(async (request, response) => {
  const path = new URL(request.url, "http://x").pathname;
  try {
    const data = await readFile(PAGE + path);
    response.writeHead(200, { "content-type": KINDS[extname(path)] ?? "application/octet-stream" }).end(data);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, "127.0.0.1");
await new Promise((ready) => server.once("listening", ready));

const wanted = process.argv[2] ?? "";
const grey = process.argv.includes("--grey");
const clip = process.argv.find((each) => each.startsWith("--clip="))?.slice(7).split(",").map(Number);
const large = process.argv.includes("--large");
const small = process.argv.includes("--small");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"] });
try {
  for (const [name, size, query] of shots.filter(([name]) => name.includes(wanted))) {
    const [width, height] = SIZES[size];
    const page = await browser.newPage({ viewport: { width, height }, hasTouch: size === "phone", deviceScaleFactor: large ? 2 : 1 });
    page.on("pageerror", (error) => console.error(name, String(error)));
    page.on("console", (message) => message.type() === "error" && console.error(name, message.text()));
    await page.goto(`http://127.0.0.1:${server.address().port}/saladin.html?${query.replace("PICK", "bourgogne")}`);
    await page.waitForSelector(".board, .scene");
    await page.evaluate(() => document.fonts.ready);
    if (grey) await page.addStyleTag({ content: "html{filter:grayscale(1)}" });
    await page.waitForTimeout(120);
    const path = `/tmp/saladin-gallery/${name}${grey ? "-grey" : ""}${clip ? `-at-${clip[0]}-${clip[1]}` : large ? "-large" : ""}.png`;
    await page.screenshot({ path, ...(clip ? { clip: { x: clip[0], y: clip[1], width: clip[2], height: clip[3] } } : { fullPage: true }), scale: large ? "device" : "css" });
    if (small) {
      const shot = (await readFile(path)).toString("base64");
      await page.setViewportSize({ width: Math.round(width / 4), height: Math.round(height / 4) });
      await page.setContent(`<body style="margin:0"><img style="width:100%" src="data:image/png;base64,${shot}">`);
      await page.screenshot({ path: path.replace(".png", "-small.png"), fullPage: true });
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
