import type { LabPicture } from './background';
import { borderOf } from './flood';
import { spread } from './film';
import { median } from './median';

/** The noise at the border of a video, in OKLab, above which its frames are blurred before the analysis. */
const MIN_NOISE = 0.012;

/** The distance between compared frames, because neighbouring frames may be duplicates. */
const COMPARED_FRAME_GAP = 4;

/** The noise of a video: the variation of its border from frame to frame, in OKLab. */
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

/** Frames without noise: a noisy video is blurred. */
export function denoised(pictures: readonly LabPicture[]): LabPicture[] {
  return noiseIn(pictures) > MIN_NOISE ? pictures.map((picture) => softened(softened(picture))) : [...pictures];
}

/** A blurred frame: each pixel is the weighted mean of its neighbourhood (binomial kernel 1 2 1 in both directions). */
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

/** Applies the kernel to values between two indices, each with its neighbours at a distance. */
function mix(
  from: Float32Array,
  to: Float32Array,
  [first, end]: readonly [number, number],
  before: number,
  behind: number,
): void {
  for (let at = first; at < end; at += 1) to[at] = (from[at - before]! + 2 * from[at]! + from[at + behind]!) / 4;
}
