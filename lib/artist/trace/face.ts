import type { Coloring } from './labels';
import { extentOf } from './extent';
import { type SurfaceFeature, islandsOf } from './features';
import { USUAL_MAX_EYE_SHARE, eyesOf, eyeOfProfile } from './eyes';
import { mouthOf } from './mouth';

/** The eyes and the mouth of a figure in a picture; null if they are not recognised. */
export interface TracedFace {
  /** Two eyes from left to right, or the one eye of a profile. */
  eyes: readonly SurfaceFeature[] | null;
  mouth: SurfaceFeature | null;
  /** Whether another pair may be eyes too, as in a picture of several faces or with dots. */
  hasRivals?: boolean;
}

/** The result for a figure whose face is not recognised. */
export const NO_FACE: TracedFace = { eyes: null, mouth: null };

/** Detects the eyes and the mouth of a figure. */
export function faceOf(coloring: Coloring): TracedFace {
  const {
    labels: { width, at: of },
  } = coloring;
  const shown: number[] = [];
  of.forEach((label, at) => {
    if (label >= 0) shown.push(at);
  });
  const features = islandsOf(coloring, shown.length);
  const figure = extentOf(shown, width);
  // The dark patch around a panda's eye is larger than an eye.
  const small = features.filter(({ pixels }) => pixels.length <= shown.length * USUAL_MAX_EYE_SHARE);
  const found = eyesOf(small, figure) ?? eyesOf(features, figure);
  if (found) return { eyes: found.pair, mouth: mouthOf(features, found.pair), hasRivals: found.hasRivals };
  const single = eyeOfProfile(features, figure);
  return { ...NO_FACE, eyes: single && [single] };
}
