/** Fingers and the mouse on the sheet: pan, pinch, wheel, drag a counter, draw a lasso, a long press. Clicks are left to what is clicked. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./hexes";

const [FAR_ENOUGH, LONG_ENOUGH] = [8, 450];

export interface Grips {
  /** What a drag that begins here takes along; nothing if it moves the sheet. */
  takes: (event: PointerEvent) => string | null;
  /** Whether a drag that begins here draws a lasso. */
  ropes: (event: PointerEvent) => boolean;
  drag: (name: string, at: Point, done: boolean) => void;
  lasso: (line: readonly Point[], done: boolean) => void;
  /** A finger has rested here for a while. */
  hold: (event: PointerEvent) => void;
}

export function gestures(camera: Camera, grips: Grips): (view: HTMLElement) => () => void {
  return (view) => {
    const held = new Map<number, Point>();
    let [mode, taken, start, isFar, line] = ["pan", "", { x: 0, y: 0 }, false, [] as Point[]];
    /** What two fingers took hold of: a point of the sheet, how far apart they were, and the scale. */
    let pinched = { at: { x: 0, y: 0 }, far: 1, scale: 1 };
    /** A finger that has not moved since it came down, and when that becomes a long press. */
    let resting: PointerEvent | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Whether the last press was a gesture, so that its click means nothing: a finger's click comes some time after it was lifted. */
    let isSpent = false;
    /** Whether each of the last two clicks was on something that could be chosen then. */
    let chose = [false, false];

    const within = (event: PointerEvent | WheelEvent | MouseEvent): Point => {
      const { left, top } = view.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function press(event: PointerEvent): void {
      isSpent = false;
      if (event.button !== 0 || (event.target as Element).closest("button, .overview")) return;
      start = within(event);
      held.set(event.pointerId, start);
      stir();
      if (held.size > 1) {
        finish(start, false);
        mode = "pinch";
        const { middle, far } = fingers();
        pinched = { at: camera.toSheet(middle), far, scale: camera.scale };
        return;
      }
      taken = grips.takes(event) ?? "";
      mode = grips.ropes(event) ? "lasso" : taken ? "drag" : "pan";
      [isFar, line] = [false, [camera.toSheet(start)]];
      if (event.pointerType === "mouse") return;
      resting = event;
      timer = setTimeout(() => hold(event), LONG_ENOUGH);
    }

    function stir(): void {
      clearTimeout(timer);
      resting = undefined;
    }

    /** A long press is no tap, and nothing is moved by it. */
    function hold(event: PointerEvent): void {
      stir();
      [mode, isFar] = ["hold", true];
      grips.hold(event);
    }

    function move(event: PointerEvent): void {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = within(event);
      if (!isFar && mode !== "pinch" && Math.hypot(now.x - start.x, now.y - start.y) < FAR_ENOUGH) return;
      stir();
      if (!isFar) view.setPointerCapture(event.pointerId);
      isFar = true;
      camera.gliding = false;
      held.set(event.pointerId, now);
      if (mode === "pan") camera.pan(now.x - before.x, now.y - before.y);
      else if (mode === "pinch") pinch();
      else if (mode === "drag") grips.drag(taken, camera.toSheet(now), false);
      else if (mode === "lasso") grips.lasso((line = [...line, camera.toSheet(now)]), false);
    }

    /** What was between the fingers stays there. */
    function pinch(): void {
      const { middle, far } = fingers();
      camera.show(pinched.at, (pinched.scale * far) / pinched.far, middle);
    }

    function fingers(): { middle: Point; far: number } {
      const [one, other] = [...held.values()] as [Point, Point];
      return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, far: Math.hypot(one.x - other.x, one.y - other.y) || 1 };
    }

    function lift(event: PointerEvent): void {
      const done = event.type === "pointerup";
      // A busy page hears of the end of a long press before its timer runs.
      if (done && resting && event.timeStamp - resting.timeStamp >= LONG_ENOUGH) hold(resting);
      stir();
      if (!held.delete(event.pointerId)) return;
      finish(within(event), done);
      mode = "pan";
      isSpent = isFar;
    }

    /** The drag or the lasso is at its end; if it is not done, nothing comes of it. */
    function finish(at: Point, done: boolean): void {
      if (!isFar) return;
      if (mode === "drag") grips.drag(done ? taken : "", camera.toSheet(at), true);
      if (mode === "lasso") grips.lasso(done ? line : [], true);
    }

    /** Clicks of the keyboard, which count no presses, are always meant. */
    function swallow(event: MouseEvent): void {
      chose = [chose[1]!, (event.target as Element).closest("[data-glows]") !== null];
      if (!isSpent || !event.detail) return;
      isSpent = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      camera.gliding = false;
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : event.deltaMode ? 0.06 : 0.0018)), within(event));
    }

    function twice(event: MouseEvent): void {
      if (chose.includes(true) || (event.target as Element).closest("button, .overview")) return;
      camera.glide(() => camera.zoom(camera.scale > 2.4 ? 0.01 : 2, within(event)));
    }

    const ended = new AbortController();
    const { signal } = ended;
    view.addEventListener("pointerdown", press, { signal });
    view.addEventListener("pointermove", move, { signal });
    view.addEventListener("pointerup", lift, { signal });
    view.addEventListener("pointercancel", lift, { signal });
    view.addEventListener("click", swallow, { signal, capture: true });
    view.addEventListener("wheel", wheel, { signal, passive: false });
    view.addEventListener("dblclick", twice, { signal });
    return () => ended.abort();
  };
}
