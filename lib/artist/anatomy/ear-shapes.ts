import type { EarKind } from '../species/species';
import type { Node, Point } from '../shape/path';

/** The drawing of an ear. */
export interface EarShape {
  /** The right ear in half widths and half heights of the head, with the head's centre as the origin. */
  outer: readonly Node[] | { centre: Point; rx: number; ry: number };
  pivot: Point;
  /** The size of the inner ear as a share of the whole; 0 draws none. */
  inner: number;
  innerShift?: Point;
  front?: boolean;
  /** Whether the inner ear is bare skin in shade, as with people. */
  skin?: boolean;
  /** Whether the outer side has the accent colour, as with many dogs. */
  accent?: boolean;
  darkTip?: boolean;
  swing?: number;
  /** A tuft of long hair at the tip, in the accent colour. */
  plume?: readonly Node[];
}

/** The ears of each kind. */
export const EAR_SHAPES: Record<Exclude<EarKind, 'none'>, EarShape> = {
  pointed: {
    outer: [
      [0.12, -0.78],
      [0.34, -1.2],
      [0.72, -1.66, 0.62],
      [0.94, -1.16],
      [0.93, -0.4],
      [0.5, -0.3],
    ],
    pivot: [0.56, -0.66],
    inner: 0.58,
    innerShift: [0.015, 0.06],
  },
  cat: {
    outer: [
      [0.2, -0.8],
      [0.42, -1.12],
      [0.74, -1.5, 0.55],
      [0.94, -1.02],
      [0.96, -0.34],
      [0.5, -0.35],
    ],
    pivot: [0.6, -0.66],
    inner: 0.56,
    innerShift: [0.01, 0.07],
  },
  round: {
    outer: { centre: [0.68, -0.82], rx: 0.33, ry: 0.4 },
    pivot: [0.6, -0.66],
    inner: 0.58,
    innerShift: [0, 0.02],
  },
  leaf_up: {
    outer: [
      [0.22, -0.72],
      [0.2, -1.2],
      [0.46, -1.72, 0.3],
      [0.78, -1.3],
      [0.78, -0.8],
      [0.6, -0.5],
    ],
    pivot: [0.46, -0.7],
    inner: 0.6,
    innerShift: [0, 0.05],
  },
  small: {
    outer: { centre: [0.66, -0.76], rx: 0.23, ry: 0.28 },
    pivot: [0.6, -0.62],
    inner: 0.55,
    innerShift: [0, 0.02],
  },
  bat: {
    outer: [
      [0.1, -0.76],
      [0.26, -1.3],
      [0.8, -1.8, 0.5],
      [1.16, -1.2],
      [1.04, -0.3],
      [0.6, -0.3],
    ],
    pivot: [0.58, -0.6],
    inner: 0.64,
    innerShift: [0.01, 0.05],
  },
  big_round: {
    outer: { centre: [0.84, -0.78], rx: 0.5, ry: 0.62 },
    pivot: [0.6, -0.52],
    inner: 0.66,
    innerShift: [0.01, 0.02],
  },
  koala: {
    outer: { centre: [0.98, -0.5], rx: 0.44, ry: 0.56 },
    pivot: [0.76, -0.4],
    inner: 0.6,
    innerShift: [0.02, 0.03],
  },
  long: {
    outer: [
      [0.2, -0.78],
      [0.14, -1.3],
      [0.3, -1.86],
      [0.54, -2.04],
      [0.76, -1.84],
      [0.78, -1.3],
      [0.64, -0.66],
      [0.42, -0.5],
    ],
    pivot: [0.42, -0.76],
    inner: 0.62,
    innerShift: [0, 0.1],
  },
  floppy: {
    outer: [
      [0.4, -0.9],
      [0.74, -1.02],
      [1.1, -0.72],
      [1.34, -0.16],
      [1.4, 0.36],
      [1.2, 0.62],
      [0.96, 0.44],
      [0.84, -0.04],
      [0.68, -0.42],
      [0.46, -0.64],
    ],
    pivot: [0.68, -0.58],
    inner: 0,
    front: true,
    accent: true,
    swing: 30,
  },
  rose: {
    outer: [
      [0.36, -0.8],
      [0.6, -1.06],
      [0.98, -1.08],
      [1.22, -0.82],
      [1.24, -0.42, 0.4],
      [1.0, -0.54],
      [0.74, -0.46],
      [0.42, -0.56],
    ],
    pivot: [0.62, -0.66],
    inner: 0,
    front: true,
    accent: true,
  },
  pig: {
    outer: [
      [0.3, -0.86],
      [0.62, -1.2],
      [1.06, -1.2, 0.4],
      [1.04, -0.78],
      [0.92, -0.42],
      [0.6, -0.5],
    ],
    pivot: [0.64, -0.67],
    inner: 0.55,
    innerShift: [0.02, 0],
    front: false,
  },
  side: {
    outer: { centre: [1.0, 0.06], rx: 0.25, ry: 0.32 },
    pivot: [0.86, 0.06],
    inner: 0.56,
    innerShift: [0.02, 0.02],
  },
  human: {
    outer: { centre: [0.95, 0.14], rx: 0.18, ry: 0.2 },
    pivot: [0.84, 0.14],
    inner: 0.5,
    innerShift: [0.02, 0.01],
    skin: true,
  },
  fan: {
    outer: [
      [0.6, -0.66],
      [1.0, -0.98],
      [1.56, -0.78],
      [1.7, -0.1],
      [1.4, 0.5],
      [1.0, 0.56],
      [0.78, 0.3],
    ],
    pivot: [0.82, -0.14],
    inner: 0.72,
    innerShift: [0.02, 0.02],
    swing: 30,
  },
  leaf: {
    outer: [
      [0.62, -0.62],
      [1.0, -0.84],
      [1.5, -0.74, 0.25],
      [1.36, -0.4],
      [1.02, -0.24],
      [0.7, -0.3],
    ],
    pivot: [0.76, -0.48],
    inner: 0.56,
    innerShift: [0.03, 0.02],
    swing: 30,
  },
  horse: {
    outer: [
      [0.22, -0.8],
      [0.26, -1.2],
      [0.44, -1.56, 0.5],
      [0.66, -1.2],
      [0.68, -0.66],
      [0.44, -0.55],
    ],
    pivot: [0.45, -0.76],
    inner: 0.55,
    innerShift: [0, 0.06],
  },
  lynx: {
    outer: [
      [0.24, -0.84],
      [0.52, -1.3],
      [0.84, -1.5, 0.6],
      [0.94, -1.08],
      [0.96, -0.6],
      [0.6, -0.56],
    ],
    pivot: [0.6, -0.7],
    inner: 0.56,
    innerShift: [0.02, 0.1],
    plume: [
      [0.72, -1.38],
      [0.9, -1.86, 0.8],
      [0.9, -1.36],
      [0.82, -1.22],
    ],
  },
  tuft: {
    outer: [
      [0.26, -0.8],
      [0.56, -1.14],
      [0.96, -1.34, 0.7],
      [0.98, -0.9],
      [0.9, -0.46],
      [0.5, -0.5],
    ],
    pivot: [0.62, -0.68],
    inner: 0,
  },
};
