/** Hands a link on: by the share sheet, the clipboard, or the reader's own hand. */

export type Handed = "" | "shared" | "copied" | "selected";

/** What the button says before and after. */
export function handLabel(handed: Handed, copy = "ui-copy", share = "ui-share"): string {
  if (handed === "copied") return "ui-copied";
  return handed === "selected" ? "ui-press-copy" : canShare() ? share : copy;
}

/** Over plain HTTP a browser offers neither share sheet nor clipboard: then the text is selected, and one key is left to press. */
export async function handOn(link: string, field: HTMLInputElement): Promise<Handed> {
  try {
    if (canShare()) {
      await navigator.share({ url: link });
      return "shared";
    }
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch (error) {
    if ((error as Error).name === "AbortError") return "";
    field.focus();
    field.select();
    return "selected";
  }
}

function canShare(): boolean {
  return "share" in navigator;
}
