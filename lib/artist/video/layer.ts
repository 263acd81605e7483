import type { LabPicture } from './background';

/** A frame as it is measured: the mask of the figure, 0 to 1, and its lightness, -0.5 to 0.5, for each pixel. */
export interface Layer {
  width: number;
  height: number;
  mask: Float32Array;
  light: Float32Array;
}

/** The position of a value in a range, limited to 0 to 1. */
export const between = (value: number, [from, to]: readonly [number, number]): number =>
  Math.min(Math.max((value - from) / (to - from), 0), 1);

/** Makes a layer from a frame in OKLab; `belongs` is the mask value of each pixel. */
export function layer({ width, height, lab }: LabPicture, belongs: (at: number) => number): Layer {
  const [mask, light] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (let at = 0; at < mask.length; at += 1) {
    mask[at] = belongs(at);
    light[at] = mask[at]! * (lab[3 * at]! - 0.5);
  }
  return { width, height, mask, light };
}
