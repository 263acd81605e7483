import type { PartState } from '@/lib/core/spec/schema';
import type { PixelExtent } from './extent';

/** The line width of lids and lips, as a share of an eye's size. */
const LINE_TO_EYE = 0.2;
/** The least line width of lids and lips, in pixels, at which a blink is visible at 48 pixels. */
const MIN_LINE_PX = 5;

/**
 * The largest width of a speaking mouth, in pixels, however wide the smile: a fourth of a face that fills the canvas.
 */
const MAX_MOUTH_WIDTH_PX = 110;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The states of an eye for a blink and a laugh, drawn in the box of the open one; `ink` is a palette token. */
export function eyeStates(boxes: readonly PixelExtent[], ink: string): PartState[] {
  const lids = (bend: number, at: number): string =>
    boxes
      .map(({ left, right, top, bottom }) => {
        const [across, height] = [right - left + 1, bottom - top + 1];
        const size = Math.max(across, height * 0.8, 10);
        const pen = Math.max(MIN_LINE_PX, size * LINE_TO_EYE);
        const [x, y] = [(left + right + 1) / 2, top + height * at];
        return (
          `<path fill="none" stroke="$${ink}" stroke-width="${round(pen)}" stroke-linecap="round" d="M` +
          `${round(x - size / 2)} ${round(y)}Q${round(x)} ${round(y + size * bend)} ${round(x + size / 2)} ` +
          `${round(y)}"/>`
        );
      })
      .join('');
  return [
    { name: 'closed', svg: lids(0.42, 0.5) },
    { name: 'happy', svg: lids(-0.75, 0.7) },
  ];
}

/**
 * The states of a speaking mouth, drawn in the box of the original: open, round, wide and closed.
 * Their width is limited by the distance `gap` between the eyes.
 */
export function mouthStates({ left, right, top, bottom }: PixelExtent, gap: number, ink: string): PartState[] {
  const across = Math.min(right - left + 1, gap * 0.8, MAX_MOUTH_WIDTH_PX);
  const [x, y] = [(left + right + 1) / 2, (top + bottom + 1) / 2];
  const oval = (rx: number, ry: number): string =>
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across * rx)}" ry="${round(across * ry)}" fill="$${ink}"/>`;
  const pen = Math.max(MIN_LINE_PX, across * 0.1);
  const shut =
    `<path fill="none" stroke="$${ink}" stroke-width="${round(pen)}" stroke-linecap="round" d="M` +
    `${round(x - across * 0.32)} ${round(y)}H${round(x + across * 0.32)}"/>`;
  return [
    { name: 'open', svg: oval(0.36, 0.26) },
    { name: 'oh', svg: oval(0.2, 0.22) },
    { name: 'ee', svg: oval(0.42, 0.14) },
    { name: 'mm', svg: shut },
  ];
}
