import { LIMITS } from '../limits';

/** What a track moves, beside the schema so that the studio loads no schema. */
export const TRACK_PROPS = ['rotate', 'translateX', 'translateY', 'scaleX', 'scaleY', 'opacity'] as const;
export type TrackProp = (typeof TRACK_PROPS)[number];

/** How far a value of a property may be from zero. */
export function valueBound(prop: TrackProp): number {
  const { values } = LIMITS.tracks;
  if (prop === 'rotate' || prop === 'opacity') return values[prop];
  return prop === 'scaleX' || prop === 'scaleY' ? values.scale : values.translate;
}
