import { FRAME_SECONDS } from '../../stage/playhead';

/** What part of a motion the ruler shows: seconds at its left edge, and how often the whole fits into its width. */
export interface RulerView {
  start: number;
  /** 1 shows the whole motion. */
  zoom: number;
  /** Pixels of the ruler. */
  width: number;
  /** Seconds of the motion. */
  duration: number;
}

/** Free pixels before the first moment and after the last, where a key is taken whole. */
export const RULER_PADDING_PX = 14;
/** The closest view: two seconds are shown in frames of a finger's width. */
export const MAX_RULER_ZOOM = 40;

const pixelsPerSecond = ({ width, duration, zoom }: RulerView): number =>
  (Math.max(width - 2 * RULER_PADDING_PX, 1) / Math.max(duration, FRAME_SECONDS)) * zoom;

/** Where a moment is on the ruler, in pixels. */
export const xOf = (view: RulerView, seconds: number): number =>
  RULER_PADDING_PX + (seconds - view.start) * pixelsPerSecond(view);

/** The moment at a place of the ruler, in seconds; before the motion's start and after its end too. */
export const secondsAt = (view: RulerView, x: number): number =>
  view.start + (x - RULER_PADDING_PX) / pixelsPerSecond(view);

/** How many seconds so many pixels are. */
export const secondsIn = (view: RulerView, pixels: number): number => pixels / pixelsPerSecond(view);

/** A view that shows nothing beyond the motion. */
function bounded(view: RulerView): RulerView {
  const zoom = Math.min(Math.max(view.zoom, 1), MAX_RULER_ZOOM);
  const most = view.duration * (1 - 1 / zoom);
  return { ...view, zoom, start: Math.min(Math.max(view.start, 0), Math.max(most, 0)) };
}

/** Zooms by a factor; the moment at `x` stays there. */
export function zoomRuler(view: RulerView, factor: number, x: number): RulerView {
  const at = secondsAt(view, x);
  const zoomed = bounded({ ...view, zoom: view.zoom * factor });
  return bounded({ ...zoomed, start: zoomed.start + at - secondsAt(zoomed, x) });
}

/** Moves the view by pixels. */
export const panRuler = (view: RulerView, pixels: number): RulerView =>
  bounded({ ...view, start: view.start + secondsIn(view, pixels) });

/** A view of another width or motion, as far as it shows the same. */
export const refitted = (view: RulerView, change: Partial<Pick<RulerView, 'width' | 'duration'>>): RulerView =>
  bounded({ ...view, ...change });

/** The view moved so that a moment is in it. */
export function revealed(view: RulerView, seconds: number): RulerView {
  const x = xOf(view, seconds);
  if (x < 0) return panRuler(view, x - RULER_PADDING_PX);
  return x > view.width ? panRuler(view, x - view.width + RULER_PADDING_PX) : view;
}

/** The steps that labels of the ruler may have, in frames: round parts of a second. */
const LABEL_STEPS = [1, 3, 15, 30, 60, 150, 300] as const;
const MIN_LABEL_PX = 48;
const MIN_TICK_PX = 5;

/** A tick of the ruler; those between labels have none. */
export interface Tick {
  seconds: number;
  label: string | null;
}

/** The ticks in view: seconds as labels, and frames between them where there is room. */
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
