import { FRAME_SECONDS } from '../../stage/playhead';

/** The visible section of a motion on the ruler: the seconds at its left edge, and the zoom factor. */
export interface RulerView {
  start: number;
  /** The zoom factor; 1 shows the whole motion. */
  zoom: number;
  /** The width of the ruler, in pixels. */
  width: number;
  /** The duration of the motion, in seconds. */
  duration: number;
}

/** The padding before the first moment and after the last, so that a key there is fully visible. */
const RULER_PADDING_PX = 14;
/** The largest zoom factor, at which the frames of two seconds are as wide as a finger. */
export const MAX_RULER_ZOOM = 40;

const pixelsPerSecond = ({ width, duration, zoom }: RulerView): number =>
  (Math.max(width - 2 * RULER_PADDING_PX, 1) / Math.max(duration, FRAME_SECONDS)) * zoom;

/** The x position of a moment on the ruler, in pixels. */
export const xOf = (view: RulerView, seconds: number): number =>
  RULER_PADDING_PX + (seconds - view.start) * pixelsPerSecond(view);

/** The moment at an x position of the ruler, in seconds; it may lie before the motion's start or after its end. */
export const secondsAt = (view: RulerView, x: number): number =>
  view.start + (x - RULER_PADDING_PX) / pixelsPerSecond(view);

/** The seconds that a number of pixels stands for. */
export const secondsIn = (view: RulerView, pixels: number): number => pixels / pixelsPerSecond(view);

/** The view, limited so that it shows nothing outside the motion. */
function bounded(view: RulerView): RulerView {
  const zoom = Math.min(Math.max(view.zoom, 1), MAX_RULER_ZOOM);
  const most = view.duration * (1 - 1 / zoom);
  return { ...view, zoom, start: Math.min(Math.max(view.start, 0), Math.max(most, 0)) };
}

/** Zooms by a factor; the moment at `x` stays in place. */
export function zoomRuler(view: RulerView, factor: number, x: number): RulerView {
  const at = secondsAt(view, x);
  const zoomed = bounded({ ...view, zoom: view.zoom * factor });
  return bounded({ ...zoomed, start: zoomed.start + at - secondsAt(zoomed, x) });
}

/** Scrolls the view by pixels. */
export const panRuler = (view: RulerView, pixels: number): RulerView =>
  bounded({ ...view, start: view.start + secondsIn(view, pixels) });

/** The view adapted to another width or duration; it shows the same section as far as possible. */
export const refitted = (view: RulerView, change: Partial<Pick<RulerView, 'width' | 'duration'>>): RulerView =>
  bounded({ ...view, ...change });

/** The view scrolled so that a moment is visible. */
export function revealed(view: RulerView, seconds: number): RulerView {
  const x = xOf(view, seconds);
  if (x < 0) return panRuler(view, x - RULER_PADDING_PX);
  return x > view.width ? panRuler(view, x - view.width + RULER_PADDING_PX) : view;
}

/** The possible distances between labels of the ruler, in frames, chosen as round parts of a second. */
const LABEL_STEPS = [1, 3, 15, 30, 60, 150, 300] as const;
const MIN_LABEL_PX = 64;
const MIN_TICK_PX = 5;

/** A tick of the ruler; only some ticks have a label. */
export interface Tick {
  seconds: number;
  label: string | null;
}

/** The ticks in view: labelled ones at round moments, and ones for frames if there is room. */
export function ticksOf(view: RulerView): Tick[] {
  const framePx = pixelsPerSecond(view) * FRAME_SECONDS;
  const step = LABEL_STEPS.find((frames) => frames * framePx >= MIN_LABEL_PX) ?? LABEL_STEPS.at(-1) ?? 1;
  const small = framePx >= MIN_TICK_PX ? 1 : (LABEL_STEPS.find((frames) => frames * framePx >= MIN_TICK_PX) ?? step);
  const each = step % small === 0 ? small : step;
  const first = Math.max(0, Math.floor(secondsAt(view, 0) / FRAME_SECONDS / each)) * each;
  const last = Math.min(view.duration, secondsAt(view, view.width)) / FRAME_SECONDS + 1e-6;
  const ticks: Tick[] = [];
  for (let frame = first; frame <= last; frame += each) {
    const seconds = frame * FRAME_SECONDS;
    ticks.push({ seconds, label: frame % step === 0 ? labelOf(seconds, step) : null });
  }
  return ticks;
}

const labelOf = (seconds: number, step: number): string =>
  `${seconds.toFixed(step % 30 === 0 ? 0 : step % 3 === 0 ? 1 : 2)} s`;
