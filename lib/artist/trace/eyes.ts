import type { PixelExtent } from './extent';
import { type SurfaceFeature, sizeOf } from './features';

/**
 * The normal maximum area of an eye, as a share of the figure; larger ones are searched only if there are no smaller
 * ones.
 */
export const USUAL_MAX_EYE_SHARE = 0.045;
/**
 * On a surface darker than this OKLab lightness an eye must be light; otherwise the lens of sunglasses would count as
 * one.
 */
const DARK_SURFACE_LIGHTNESS = 0.3;
/** The least OKLab lightness of an eye on a dark surface. */
const MIN_GLOWING_EYE_LIGHTNESS = 0.6;
/** The least difference in OKLab lightness between an eye and its surroundings. */
const MIN_EYE_CONTRAST = 0.22;
/** The least ratio of areas in a pair of eyes. */
const MIN_EYE_AREA_RATIO = 0.55;
/** The least ratio of widths and of heights in a pair of eyes. */
const MIN_EYE_SIDE_RATIO = 0.65;
/**
 * The conditions for another pair that may be eyes too.
 * They are its least score relative to the best pair, its largest size ratio, and its least distance in eye distances.
 */
const RIVAL = { minScore: 0.55, maxSizeRatio: 2, minDistance: 1.2 };
/**
 * The largest difference in OKLab lightness between the surfaces of two eyes, because half of a face may be in shade.
 */
const MAX_SHADE_OF_HALF_FACE = 0.17;

/** The point midway between the eyes, or the centre of a single eye. */
export function middleOfEyes(eyes: readonly SurfaceFeature[]): [number, number] {
  return [
    eyes.reduce((sum, { middle }) => sum + middle[0], 0) / eyes.length,
    eyes.reduce((sum, { middle }) => sum + middle[1], 0) / eyes.length,
  ];
}

type EyePair = readonly [SurfaceFeature, SurfaceFeature];

const ratio = (a: number, b: number): number => Math.min(a, b) / Math.max(a, b);

/**
 * The pair of features that is most likely the eyes: level, similar, high in contrast, round, and in the upper part.
 */
export function eyesOf(
  features: readonly SurfaceFeature[],
  figure: PixelExtent,
): { pair: EyePair; hasRivals: boolean } | null {
  const [across, height] = sizeOf(figure);
  const able = features.filter(
    ({ ground, contrast }) =>
      contrast >= MIN_EYE_CONTRAST &&
      (ground > DARK_SURFACE_LIGHTNESS || ground + contrast > MIN_GLOWING_EYE_LIGHTNESS),
  );
  const pairs = able.flatMap((left) =>
    able.flatMap((right) => {
      const gap = right.middle[0] - left.middle[0];
      if (gap <= 0 || Math.abs(left.ground - right.ground) > MAX_SHADE_OF_HALF_FACE) return [];
      const [[lw, lh], [rw, rh]] = [sizeOf(left.box), sizeOf(right.box)];
      const area = ratio(left.pixels.length, right.pixels.length);
      if (area < MIN_EYE_AREA_RATIO || Math.min(ratio(lw, rw), ratio(lh, rh)) < MIN_EYE_SIDE_RATIO) return [];
      const alike = area * ratio(lh, rh);
      const level = 1 - Math.abs(left.middle[1] - right.middle[1]) / gap / 0.35;
      const clear = gap / Math.max(lw, rw);
      if (alike < 0.45 || level <= 0 || clear < 1.05 || clear > 9 || gap > across * 0.75) return [];
      const round = Math.min(1, Math.min(lw / lh, lh / lw) * 1.6);
      const place = 1 - Math.max(0, (left.middle[1] - figure.top) / height - 0.5);
      const size = Math.min(1, Math.sqrt(left.pixels.length) / (across * 0.05));
      return [
        {
          left,
          right,
          score:
            (left.host === right.host ? 1 : 0.8) *
            alike *
            level *
            round *
            place *
            size *
            (0.4 + Math.min(left.contrast, right.contrast)),
        },
      ];
    }),
  );
  const [best] = pairs.sort((a, b) => b.score - a.score);
  if (!best || best.score <= 0.16) return null;
  const pair: EyePair = [best.left, best.right];
  const hasRivals = pairs.some(
    ({ left, right, score }) => score > best.score * RIVAL.minScore && isRival([left, right], pair),
  );
  return { pair, hasRivals };
}

/** Whether another pair may be the eyes of a second face: about the same size, and separate from the first one. */
function isRival(other: EyePair, eyes: EyePair): boolean {
  if (other.some((each) => eyes.includes(each))) return false;
  const gap = (pair: EyePair): number => pair[1].middle[0] - pair[0].middle[0];
  const [[x, y], [ox, oy]] = [middleOfEyes(eyes), middleOfEyes(other)];
  const sizes = [ratio(gap(other), gap(eyes)), ratio(other[0].pixels.length, eyes[0].pixels.length)];
  return (
    sizes.every((size) => size > 1 / RIVAL.maxSizeRatio) && Math.hypot(ox - x, oy - y) > gap(eyes) * RIVAL.minDistance
  );
}

/** The eye of a figure in profile: small, round, high in contrast, near the top and toward one side. */
export function eyeOfProfile(features: readonly SurfaceFeature[], figure: PixelExtent): SurfaceFeature | null {
  const [across, height] = sizeOf(figure);
  const found = features.filter(({ box, middle, contrast, pixels }) => {
    const [width, tall] = sizeOf(box);
    const aside = Math.abs(middle[0] - (figure.left + figure.right) / 2) / across;
    return (
      contrast > 0.35 &&
      Math.min(width / tall, tall / width) > 0.7 &&
      pixels.length > width * tall * 0.62 &&
      Math.max(width, tall) < height * 0.12 &&
      middle[1] < figure.top + height * 0.5 &&
      aside > 0.12
    );
  });
  return found.length === 1 ? found[0]! : null;
}
