import type { RigPart } from '../rig/rig';
import type { BlinkSpan } from './modifiers/blink';
import type { Breathing, Keyframe, StateKey, TrackProp } from './schema';

/** Extra rotation in degrees, sampled at equal steps over the whole clip, both ends included. */
export type LagTable = readonly number[];

/** Everything that a clip does to one part. */
export interface PartMotion {
  readonly bone: RigPart;
  readonly channels: { prop: TrackProp; keys: readonly Keyframe[] }[];
  states: readonly StateKey[] | null;
  readonly breaths: Breathing[];
  readonly blinks: BlinkSpan[];
  lag: LagTable | null;
  /** The eye above this part in the tree, such as a pupil's: a blink there hides the part. */
  lid: PartMotion | null;
}

/** A clip made ready for a rig by `compileClip`; `sample` turns it into poses. Duration in seconds. */
export interface Motion {
  readonly duration: number;
  readonly loop: boolean;
  /** Only the parts that the clip moves. */
  readonly parts: readonly PartMotion[];
}
