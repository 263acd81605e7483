import type { Colors } from './ground';
import { borderOf } from './flood';
import { spread } from './film';
import { median } from './median';

/** A film that trembles by so much at its border, in OKLab, is noisy: its pictures are softened before they are looked at. */
const NOISY = 0.012;

/** Pictures that are compared are so far from each other: neighbours may be the same one twice. */
const APART = 4;

/** How much the border of a film trembles from picture to picture, in OKLab. */
export function noiseIn(pictures: readonly Colors[]): number {
  const [first] = pictures;
  if (!first) return 0;
  const border = borderOf(first);
  const pairs = spread(pictures.slice(APART).map(({ lab }, index) => [pictures[index]?.lab ?? lab, lab] as const));
  return median(pairs.flatMap(([one, two]) => border.map((at) => Math.hypot(one[3 * at]! - two[3 * at]!, one[3 * at + 1]! - two[3 * at + 1]!, one[3 * at + 2]! - two[3 * at + 2]!)))) / Math.SQRT2;
}

/** Pictures without grain: where there is much, each place becomes the mean of those around it. */
export function calmed(pictures: readonly Colors[]): Colors[] {
  return noiseIn(pictures) > NOISY ? pictures.map((picture) => softened(softened(picture))) : [...pictures];
}

/** A picture of which each place is the mean of itself and its neighbours, the nearer ones counting more (1 2 1 across and down). */
function softened({ width, height, lab }: Colors): Colors {
  const [across, soft] = [new Float32Array(lab.length), new Float32Array(lab.length)];
  for (let at = 0; at < width * height; at += 1) mix(lab, across, at, at % width > 0 ? at - 1 : at, at % width < width - 1 ? at + 1 : at);
  for (let at = 0; at < width * height; at += 1) mix(across, soft, at, at >= width ? at - width : at, at < width * (height - 1) ? at + width : at);
  return { width, height, lab: soft };
}

function mix(from: Float32Array, to: Float32Array, at: number, before: number, after: number): void {
  for (let channel = 0; channel < 3; channel += 1) to[3 * at + channel] = (from[3 * before + channel]! + 2 * from[3 * at + channel]! + from[3 * after + channel]!) / 4;
}
