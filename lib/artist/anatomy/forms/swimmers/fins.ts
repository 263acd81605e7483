import type { Node } from '../../../shape/path';

/** A round side fin; fins are outlines in pixels of the reference figure from their joint, y down. */
export const ROUND_FIN: readonly Node[] = [
  [-14, -16],
  [16, -16],
  [48, 4],
  [64, 38],
  [40, 46],
  [6, 30],
  [-16, 8],
];

/** A sickle-shaped side fin. */
export const SICKLE_FIN: readonly Node[] = [
  [-18, -14],
  [18, -18],
  [54, 16],
  [78, 70, 0.5],
  [40, 56],
  [0, 24],
];

/** A tall tail fin to the right. */
export const TALL_TAIL: readonly Node[] = [
  [-34, -22],
  [14, -22],
  [54, -72],
  [96, -88, 0.3],
  [92, -44],
  [72, 0, 0.3],
  [94, 46],
  [96, 88, 0.3],
  [54, 74],
  [12, 24],
  [-34, 20],
];

/** A sickle-shaped tail fin to the right. */
export const SICKLE_TAIL: readonly Node[] = [
  [-40, -22],
  [10, -22],
  [44, -64],
  [88, -120, 0.6],
  [94, -54],
  [72, -4, 0.4],
  [90, 40],
  [92, 76, 0.6],
  [48, 52],
  [8, 24],
  [-40, 22],
];

/** The fluke of a whale, raised behind the body: a stalk that bends up, with two lobes on top. */
export const FLUKES: readonly Node[] = [
  [-46, -30],
  [-6, -34],
  [18, -66],
  [24, -108],
  [-8, -138],
  [-20, -168, 0.6],
  [24, -162],
  [48, -138, 0.4],
  [72, -168],
  [118, -178, 0.6],
  [108, -140],
  [72, -106],
  [66, -48],
  [36, 18],
  [-40, 36],
];
