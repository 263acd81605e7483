import type { Part } from '../spec/schema';
import type { BlinkSpan } from './modifiers/blink';
import type { Breathing, Key, StateKey, TrackProp } from './schema';

/** What a motion needs to know of a mascot; a Rig and a MascotSpec both fit. */
export interface Skeleton {
  readonly parts: readonly Pick<Part, 'id' | 'parent' | 'pivot' | 'rotateLimits' | 'svg' | 'states' | 'defaultState'>[];
}

export type Bone = Skeleton['parts'][number];

/** Extra rotation in degrees at even steps over the whole clip, first and last included. */
export type LagTable = Float64Array;

/** Everything a clip does to one part. */
export interface PartMotion {
  readonly bone: Bone;
  readonly channels: { prop: TrackProp; keys: readonly Key[] }[];
  states: readonly StateKey[] | null;
  readonly breaths: Breathing[];
  readonly blinks: BlinkSpan[];
  lag: LagTable | null;
}

/** A clip made ready for a rig by `compileClip`; `sample` turns it into poses. Duration in seconds. */
export interface Motion {
  readonly duration: number;
  readonly loop: boolean;
  /** Only the parts that the clip touches. */
  readonly parts: readonly PartMotion[];
}
