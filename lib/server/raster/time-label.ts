import type { Frame } from '@/lib/core/rig/frame';

/** The seven segments of a digit, in a box of 4 by 8. */
const LINES = {
  top: 'M0 0L4 0',
  upperRight: 'M4 0L4 4',
  lowerRight: 'M4 4L4 8',
  bottom: 'M0 8L4 8',
  lowerLeft: 'M0 4L0 8',
  upperLeft: 'M0 0L0 4',
  middle: 'M0 4L4 4',
} as const;
const { top, upperRight, lowerRight, bottom, lowerLeft, upperLeft, middle } = LINES;

/** Digits are drawn as segments, because a server may have no fonts. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  0: [top, upperRight, lowerRight, bottom, lowerLeft, upperLeft],
  1: [upperRight, lowerRight],
  2: [top, upperRight, middle, lowerLeft, bottom],
  3: [top, upperRight, middle, lowerRight, bottom],
  4: [upperLeft, middle, upperRight, lowerRight],
  5: [top, upperLeft, middle, lowerRight, bottom],
  6: [top, upperLeft, lowerLeft, bottom, lowerRight, middle],
  7: [top, upperRight, lowerRight],
  8: Object.values(LINES),
  9: [middle, upperLeft, top, upperRight, lowerRight, bottom],
  '.': ['M2 8L2.1 8'],
};

/** The height of a label in pixels. */
export const LABEL_HEIGHT = 16;
/** The place of the first digit in its label, and the distance from one digit to the next, in pixels. */
const DIGIT_PX = { left: 5, top: 4, step: 7 };

/** A time in seconds as a frame of digits, `width` pixels wide. */
export function timeLabel(seconds: number, width: number): Frame {
  const parts = [...seconds.toFixed(2)].map((digit, place) => ({
    id: 'digit',
    state: null,
    matrix: [1, 0, 0, 1, DIGIT_PX.left + place * DIGIT_PX.step, DIGIT_PX.top] as const,
    opacity: 1,
    svg:
      `<path d="${(GLYPHS[digit] ?? []).join('')}" fill="none" stroke="#1d2130" stroke-width="1.4" ` +
      'stroke-linecap="round"/>',
  }));
  return { width, height: LABEL_HEIGHT, palette: new Map(), parts };
}
