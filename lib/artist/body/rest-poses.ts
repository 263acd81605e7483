import type { RestPoseId } from '@/lib/core/sheet/vocabulary';
import type { BodySide } from './side';

/** What an arm does at rest. */
export type ArmAct =
  | 'hang'
  | 'hip'
  | 'wave'
  | 'up'
  | 'point'
  | 'chin'
  | 'thumb'
  | 'behind'
  | 'open'
  | 'clasp'
  | 'pump'
  | 'drive'
  | 'lap'
  | 'hold';

/** How the legs carry the body, or where they are when they do not. */
export type LegAct = 'stand' | 'firm' | 'side_step' | 'kick' | 'step' | 'run' | 'jump' | 'fly' | 'sit';

/** A pose at rest; its leading side is the one that acts. */
export interface RestPose {
  lead: ArmAct;
  other: ArmAct;
  legs: LegAct;
  /** Degrees that the trunk leans toward the leading side, and pixels of the usual figure that the hips go there. */
  lean: number;
  shift: number;
  /** How far the figure is off the floor, in pixels of the usual figure. */
  lift: number;
  /** Degrees that the head tilts toward the leading side; null leaves it to the mood. */
  tilt: number | null;
}

const STANDING = { lead: 'hang', other: 'hang', legs: 'stand', lean: -2, shift: 7, lift: 0, tilt: null } as const;

/** Every pose. */
export const POSES: Readonly<Record<RestPoseId, RestPose>> = {
  relaxed: STANDING,
  hand_on_hip: { ...STANDING, lead: 'hip', lean: -3, shift: 9 },
  hands_on_hips: { ...STANDING, lead: 'hip', other: 'hip', legs: 'firm', lean: 0, shift: 0 },
  welcoming: { ...STANDING, lead: 'open', other: 'open' },
  waving: { ...STANDING, lead: 'wave', lean: -3, tilt: 4 },
  thumbs_up: { ...STANDING, lead: 'thumb', lean: -3, shift: 8 },
  pointing: { ...STANDING, lead: 'point', other: 'hip', lean: 2, shift: -6, tilt: 4 },
  thinking: { ...STANDING, lead: 'chin', lean: -2, tilt: 5 },
  hands_together: { ...STANDING, lead: 'clasp', other: 'clasp', lean: -1, shift: 4 },
  hands_behind: { ...STANDING, lead: 'behind', other: 'behind', lean: -2 },
  cheering: { ...STANDING, lead: 'up', other: 'up', legs: 'firm', lean: 0, shift: 0 },
  dancing: { ...STANDING, lead: 'hip', other: 'up', legs: 'side_step', lean: -6, shift: 14, tilt: 6 },
  walking: { ...STANDING, lead: 'drive', other: 'pump', legs: 'step', lean: 3, shift: 2, tilt: 0 },
  running: { ...STANDING, lead: 'drive', other: 'pump', legs: 'run', lean: 10, shift: -10, lift: 16, tilt: -3 },
  jumping: { ...STANDING, lead: 'up', other: 'up', legs: 'jump', lean: 0, shift: 0, lift: 34 },
  flying: { ...STANDING, lead: 'up', other: 'hip', legs: 'fly', lean: 12, shift: 0, lift: 40, tilt: -4 },
  sitting: { ...STANDING, lead: 'lap', legs: 'sit', lean: -1, shift: 0 },
  sleeping: { ...STANDING, lead: 'lap', other: 'lap', legs: 'sit', lean: 2, shift: 0, tilt: 10 },
};

/** A pose as one character takes it: turns in degrees, clockwise; lengths in pixels of the usual figure. */
export interface RestPosture {
  pose: RestPoseId;
  acts: Readonly<Record<BodySide, ArmAct>>;
  legs: LegAct;
  /** The side that acts, and that a step goes to. */
  lead: BodySide;
  lean: number;
  shift: number;
  lift: number;
  tilt: number;
  /** How far apart the feet are, as a factor. */
  spread: number;
  /** The side that a tail is on, and how many degrees it is raised. */
  tail: BodySide;
  tailRaise: number;
  /** Degrees that hanging arms are further out than they must be. */
  ease: number;
}

/** Straight, with both arms down. */
export const UPRIGHT: RestPosture = {
  pose: 'relaxed',
  acts: { left: 'hang', right: 'hang' },
  legs: 'firm',
  lead: 'right',
  lean: 0,
  shift: 0,
  lift: 0,
  tilt: 0,
  spread: 1,
  tail: 'right',
  tailRaise: 0,
  ease: 0,
};
