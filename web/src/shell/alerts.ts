/** Tells somebody who looks elsewhere that it is their turn: by the icon of the tab, and on wish by a notice and a sound. */
import { here } from "./places";
import { settings } from "./settings.svelte";

const ICON = `${import.meta.env.BASE_URL}icon.svg`;
/** The same shield with a gold seal on it. */
const CALLING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M5 3h22v15c0 6-5 9-11 12C10 27 5 24 5 18z" fill="#b3392b" stroke="#2b2118" stroke-width="2"/><circle cx="22" cy="22" r="9" fill="#e2b84c" stroke="#2b2118" stroke-width="2"/></svg>',
)}`;

export function showTurn(isMine: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = isMine ? CALLING : ICON;
}

/** Once for each time that the turn comes. */
export function callFor(title: string, text: string): void {
  if (settings.sound) ring();
  if (settings.notify && document.hidden && canNotify() && Notification.permission === "granted") {
    const notice = new Notification(title, { body: text, icon: ICON, tag: here().path });
    notice.onclick = () => window.focus();
  }
}

/** Not on a page without TLS, except at home. */
export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** Browsers ask the person, and only after a click. */
export async function allowNotices(): Promise<void> {
  settings.notify = (await Notification.requestPermission()) === "granted";
}

/** Two strokes of a small bell. */
export function ring(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [880, 1174.7].entries()) {
    const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at * 0.16];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
    if (at) tone.onended = () => void audio.close();
  }
}
