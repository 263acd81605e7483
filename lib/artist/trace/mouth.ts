import { type SurfaceFeature, sizeOf } from './features';

/** The least distance of a mouth below the eyes, in distances between the eyes. */
const MIN_MOUTH_DROP = 0.4;
/** The largest distance of a mouth below the eyes, in distances between the eyes. */
const MAX_MOUTH_DROP = 1.3;

/** The ratio of a feature's width to its height. */
const wide = ({ box }: SurfaceFeature): number => sizeOf(box)[0] / sizeOf(box)[1];

/** The widest feature with high contrast below the eyes and between them. */
export function mouthOf(
  features: readonly SurfaceFeature[],
  [left, right]: readonly [SurfaceFeature, SurfaceFeature],
): SurfaceFeature | null {
  const gap = right.middle[0] - left.middle[0];
  const [x, y] = [(left.middle[0] + right.middle[0]) / 2, (left.middle[1] + right.middle[1]) / 2];
  const below = features.filter(
    ({ middle, box, contrast }) =>
      middle[1] > y + gap * MIN_MOUTH_DROP &&
      middle[1] < y + gap * MAX_MOUTH_DROP &&
      Math.abs(middle[0] - x) < gap * 0.3 &&
      contrast > 0.12 &&
      sizeOf(box)[0] > gap * 0.2 &&
      sizeOf(box)[0] < gap * 2.2,
  );
  // A nose is not wider than high, and is above the mouth; something in the mouth is narrower than the mouth.
  const size = ({ box, host }: SurfaceFeature): number => sizeOf(box)[0] * (host === left.host ? 1.25 : 1);
  const [best] = below
    .filter(
      (feature) =>
        wide(feature) > 1.25 || (below.length === 1 && wide(feature) > 0.75 && feature.middle[1] > y + gap * 0.5),
    )
    .sort((a, b) => size(b) - size(a));
  return best ?? null;
}
