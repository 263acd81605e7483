import type { LabPicture } from './background';
import { borderOf } from './flood';
import { spread } from './film';
import { median } from './median';

/**
 * A film that trembles by so much at its border, in OKLab, is noisy: its pictures are softened before they are looked
 * at.
 */
const NOISY = 0.012;

/** Pictures that are compared are so far from each other: neighbours may be the same one twice. */
const COMPARED_FRAME_GAP = 4;

/** How much the border of a film trembles from picture to picture, in OKLab. */
export function noiseIn(pictures: readonly LabPicture[]): number {
  const [first] = pictures;
  if (!first) return 0;
  const border = borderOf(first);
  const pairs = spread(
    pictures.slice(COMPARED_FRAME_GAP).map(({ lab }, index) => [pictures[index]?.lab ?? lab, lab] as const),
  );
  return (
    median(
      pairs.flatMap(([one, two]) =>
        border.map((at) =>
          Math.hypot(
            one[3 * at]! - two[3 * at]!,
            one[3 * at + 1]! - two[3 * at + 1]!,
            one[3 * at + 2]! - two[3 * at + 2]!,
          ),
        ),
      ),
    ) / Math.SQRT2
  );
}

/** Pictures without grain: where there is much, each place becomes the mean of those around it. */
export function denoised(pictures: readonly LabPicture[]): LabPicture[] {
  return noiseIn(pictures) > NOISY ? pictures.map((picture) => softened(softened(picture))) : [...pictures];
}

/**
 * A picture of which each place is the mean of itself and its neighbours, the nearer ones counting more (1 2 1 across
 * and down).
 */
function softened({ width, height, lab }: LabPicture): LabPicture {
  const [across, soft, stride, end] = [
    new Float32Array(lab.length),
    new Float32Array(lab.length),
    3 * width,
    lab.length,
  ];
  for (let row = 0; row < end; row += stride) {
    mix(lab, across, [row, row + 3], 0, 3);
    mix(lab, across, [row + 3, row + stride - 3], 3, 3);
    mix(lab, across, [row + stride - 3, row + stride], 3, 0);
  }
  mix(across, soft, [0, stride], 0, stride);
  mix(across, soft, [stride, end - stride], stride, stride);
  mix(across, soft, [end - stride, end], stride, 0);
  return { width, height, lab: soft };
}

/** Values between two places, each with those so far before and behind it. */
function mix(
  from: Float32Array,
  to: Float32Array,
  [first, end]: readonly [number, number],
  before: number,
  behind: number,
): void {
  for (let at = first; at < end; at += 1) to[at] = (from[at - before]! + 2 * from[at]! + from[at + behind]!) / 4;
}
