import type { Node } from '../../shape/path';

/** The build of a body without a separate head. */
export interface BlobForm {
  /** The right half of the outline, top to bottom, in half widths and half heights from the centre. */
  outline: readonly Node[];
  rx: number;
  ry: number;
  /** The distance between the lowest point and the ground, in pixels. */
  floats: number;
  /** The box of the face: its centre in half heights of the body, its half width and half height in pixels. */
  face: { y: number; rx: number; ry: number };
  arms: { x: number; y: number; length: number; width: number } | null;
  belly?: readonly Node[];
}

/** The builds of bodies without a separate head, by the `form` of a species. */
export const FORMS: Record<string, BlobForm> = {
  ghost: {
    outline: [
      [0, -1],
      [0.54, -0.84],
      [0.86, -0.34],
      [0.94, 0.26],
      [1.04, 0.78],
      [0.92, 0.98],
      [0.66, 0.86, 0.3],
      [0.36, 1],
      [0, 0.88, 0.2],
    ],
    rx: 122,
    ry: 168,
    floats: 34,
    face: { y: -0.3, rx: 106, ry: 92 },
    arms: { x: 0.84, y: 0.12, length: 30, width: 38 },
  },
  slime: {
    outline: [
      [0, -1],
      [0.46, -0.86],
      [0.78, -0.42],
      [0.88, 0.14],
      [1.0, 0.54],
      [1.18, 0.8],
      [1.1, 0.98, 0.15],
      [0.6, 1],
      [0, 1],
    ],
    rx: 148,
    ry: 140,
    floats: 0,
    face: { y: 0.06, rx: 122, ry: 100 },
    arms: null,
  },
  octopus: {
    outline: [
      [0, -1],
      [0.58, -0.88],
      [0.96, -0.42],
      [1, 0.1],
      [0.8, 0.58],
      [0.5, 0.86],
      [0, 0.94],
    ],
    rx: 136,
    ry: 142,
    floats: 84,
    face: { y: 0.02, rx: 116, ry: 96 },
    arms: null,
  },
  cloud: {
    outline: [
      [0, -1],
      [0.4, -0.9],
      [0.56, -0.62, 0.35],
      [0.86, -0.6],
      [1, -0.2],
      [0.96, 0.06, 0.35],
      [1.2, 0.3],
      [1.16, 0.74],
      [0.8, 0.96],
      [0, 1],
    ],
    rx: 146,
    ry: 112,
    floats: 60,
    face: { y: 0.22, rx: 112, ry: 86 },
    arms: null,
  },
  drop: {
    outline: [
      [0, -1.24, 0.45],
      [0.12, -0.98],
      [0.36, -0.62],
      [0.74, -0.12],
      [0.95, 0.34],
      [0.84, 0.76],
      [0.48, 0.98],
      [0, 1.04],
    ],
    rx: 132,
    ry: 152,
    floats: 16,
    face: { y: 0.34, rx: 108, ry: 92 },
    arms: { x: 0.88, y: 0.42, length: 30, width: 36 },
  },
  yeti: {
    outline: [
      [0, -1.04, 0.5],
      [0.16, -0.92],
      [0.34, -1, 0.5],
      [0.56, -0.84],
      [0.8, -0.78, 0.5],
      [0.86, -0.46],
      [1.02, -0.26, 0.5],
      [0.96, 0.02],
      [1.1, 0.26, 0.5],
      [1.0, 0.46],
      [1.1, 0.72, 0.5],
      [0.9, 0.86],
      [0.78, 1.02, 0.5],
      [0.54, 0.9],
      [0.3, 1.02, 0.5],
      [0, 0.92],
    ],
    rx: 130,
    ry: 172,
    floats: 14,
    face: { y: -0.3, rx: 106, ry: 98 },
    arms: { x: 0.86, y: 0.22, length: 46, width: 48 },
    belly: [
      [0, -0.56, 0.4],
      [0.3, -0.66],
      [0.62, -0.5],
      [0.66, -0.16],
      [0.4, 0.06],
      [0, 0.12],
    ],
  },
  monster: {
    outline: [
      [0, -1],
      [0.5, -0.92],
      [0.84, -0.56],
      [0.9, -0.2],
      [1.02, 0.0, 0.5],
      [0.94, 0.2],
      [1.06, 0.44, 0.5],
      [0.96, 0.62],
      [1.0, 0.84, 0.4],
      [0.7, 0.98],
      [0, 1],
    ],
    rx: 132,
    ry: 168,
    floats: 18,
    face: { y: -0.24, rx: 114, ry: 104 },
    arms: { x: 0.86, y: 0.26, length: 46, width: 42 },
    belly: [
      [0, 0.26],
      [0.46, 0.34],
      [0.6, 0.66],
      [0.42, 0.92],
      [0, 1],
    ],
  },
};
