import { LIMITS } from '../limits';

/** The properties that a track can move. Kept apart from the schema, so that the studio does not load it. */
export const TRACK_PROPS = ['rotate', 'translateX', 'translateY', 'scaleX', 'scaleY', 'opacity'] as const;
export type TrackProp = (typeof TRACK_PROPS)[number];

/** The maximum absolute value of a property in a track. */
export function valueBound(prop: TrackProp): number {
  const { values } = LIMITS.tracks;
  if (prop === 'rotate' || prop === 'opacity') return values[prop];
  return prop === 'scaleX' || prop === 'scaleY' ? values.scale : values.translate;
}
