import type { RestPoseId } from '@/lib/core/sheet/vocabulary';
import type { BodySide } from './side';

/** The pose of an arm at rest. */
export type ArmAct =
  | 'hang'
  | 'hip'
  | 'wave'
  | 'up'
  | 'point'
  | 'chin'
  | 'cheek'
  | 'thumb'
  | 'behind'
  | 'open'
  | 'clasp'
  | 'cross'
  | 'pump'
  | 'drive'
  | 'lap'
  | 'hold'
  | 'guard'
  | 'salute'
  | 'throw'
  | 'throw_held'
  | 'hoist'
  | 'hoist_held'
  | 'knee'
  | 'wing'
  | 'jab'
  | 'creep'
  | 'shrug'
  | 'flex'
  | 'dab'
  | 'dab_fold'
  | 'embrace'
  | 'embrace_held'
  | 'aloft'
  | 'peace'
  | 'strum'
  | 'cane'
  | 'prop'
  | 'nape'
  | 'belly'
  | 'belly_held'
  | 'fret';

/** The pose of the legs at rest. */
export type LegAct =
  | 'stand'
  | 'firm'
  | 'side_step'
  | 'cross'
  | 'pigeon'
  | 'wide'
  | 'tiptoe'
  | 'kick'
  | 'step'
  | 'run'
  | 'jump'
  | 'fly'
  | 'sit'
  | 'high_kick'
  | 'crouch'
  | 'lotus'
  | 'chair'
  | 'kneel'
  | 'squat'
  | 'one_leg'
  | 'lie_side'
  | 'lie_back'
  | 'lie_front';

/** A rest pose as data; `lead` is the arm pose of the leading side and `other` that of the opposite one. */
export interface RestPose {
  lead: ArmAct;
  other: ArmAct;
  /** The pose of an arm that carries something; `hold` by default. */
  carry?: ArmAct;
  legs: LegAct;
  /**
   * The trunk's lean toward the leading side in degrees, and the shift of the hips to that side in pixels of the
   * reference figure.
   */
  lean: number;
  shift: number;
  /** The height of the figure above the floor, in pixels of the reference figure. */
  lift: number;
  /** The head's tilt toward the leading side in degrees; null uses the tilt of the mood. */
  tilt: number | null;
}

const STANDING = { lead: 'hang', other: 'hang', legs: 'stand', lean: -3, shift: 10, lift: 0, tilt: null } as const;

/** Every rest pose. */
export const POSES: Readonly<Record<RestPoseId, RestPose>> = {
  relaxed: STANDING,
  hand_on_hip: { ...STANDING, lead: 'hip', lean: -4, shift: 12 },
  hands_on_hips: { ...STANDING, lead: 'hip', other: 'hip', legs: 'firm', lean: 0, shift: 0 },
  welcoming: { ...STANDING, lead: 'open', other: 'open' },
  waving: { ...STANDING, lead: 'wave', lean: -4, tilt: 4 },
  thumbs_up: { ...STANDING, lead: 'thumb', lean: -4, shift: 11 },
  pointing: { ...STANDING, lead: 'point', other: 'hip', lean: 3, shift: -8, tilt: 4 },
  thinking: { ...STANDING, lead: 'chin', lean: -4, tilt: 5 },
  hands_together: { ...STANDING, lead: 'clasp', other: 'clasp', lean: -2, shift: 8 },
  arms_crossed: { ...STANDING, lead: 'cross', other: 'cross', legs: 'firm', lean: 0, shift: 0 },
  hands_behind: { ...STANDING, lead: 'behind', other: 'behind', lean: -2 },
  cheering: { ...STANDING, lead: 'up', other: 'up', legs: 'firm', lean: 0, shift: 0 },
  dancing: { ...STANDING, lead: 'hip', other: 'up', legs: 'side_step', lean: -6, shift: 14, tilt: 6 },
  walking: { ...STANDING, lead: 'drive', other: 'pump', legs: 'step', lean: 5, shift: 4, tilt: 0 },
  running: { ...STANDING, lead: 'drive', other: 'pump', legs: 'run', lean: 10, shift: -10, lift: 16, tilt: -3 },
  jumping: { ...STANDING, lead: 'up', other: 'up', legs: 'jump', lean: 0, shift: 0, lift: 34 },
  flying: { ...STANDING, lead: 'up', other: 'hip', legs: 'fly', lean: 12, shift: 0, lift: 40, tilt: -4 },
  sitting: { ...STANDING, lead: 'wave', other: 'lap', legs: 'sit', lean: -1, shift: 0 },
  sleeping: { ...STANDING, lead: 'lap', other: 'lap', legs: 'sit', lean: 2, shift: 0, tilt: 10 },
  kicking: { ...STANDING, lead: 'open', other: 'guard', legs: 'high_kick', lean: -13, shift: -12, tilt: 6 },
  saluting: { ...STANDING, lead: 'salute', legs: 'firm', lean: 0, shift: 0, tilt: 0 },
  throwing: { ...STANDING, lead: 'point', other: 'throw', carry: 'throw_held', legs: 'step', lean: -5, tilt: 5 },
  lifting: { ...STANDING, lead: 'hip', other: 'hoist', carry: 'hoist_held', legs: 'firm', lean: 0, shift: 0 },
  meditating: { ...STANDING, lead: 'knee', other: 'knee', legs: 'lotus', lean: 0, shift: 0, tilt: 0 },
  balancing: { ...STANDING, lead: 'wing', other: 'wing', legs: 'crouch', lean: 7, shift: -4, lift: -8, tilt: -3 },
  boxing: { ...STANDING, lead: 'jab', other: 'guard', legs: 'step', lean: 6, shift: 0, tilt: 3 },
  kneeling: { ...STANDING, lead: 'open', other: 'hip', legs: 'kneel', lean: -3, shift: -4, tilt: 4 },
  tiptoeing: { ...STANDING, lead: 'creep', other: 'creep', legs: 'tiptoe', lean: 9, shift: 6, tilt: 2 },
  swimming: { ...STANDING, lead: 'up', other: 'drive', legs: 'fly', lean: 24, shift: -10, lift: 34, tilt: -8 },
  shrugging: { ...STANDING, lead: 'shrug', other: 'shrug', lean: -2, tilt: 9 },
  flexing: { ...STANDING, lead: 'flex', other: 'flex', legs: 'wide', lean: 0, shift: 0, tilt: 0 },
  dabbing: { ...STANDING, lead: 'dab', other: 'dab_fold', legs: 'wide', lean: -7, tilt: -10 },
  hugging: { ...STANDING, lead: 'embrace', other: 'embrace', carry: 'embrace_held', lean: -2, tilt: 7 },
  pointing_up: { ...STANDING, lead: 'aloft', other: 'hip', lean: -3, tilt: 4 },
  stretching: { ...STANDING, lead: 'up', other: 'up', legs: 'tiptoe', lean: -7, tilt: 8 },
  peace_sign: { ...STANDING, lead: 'peace', other: 'hip', lean: -4, tilt: 5 },
  curled_up: { ...STANDING, lead: 'lap', other: 'lap', legs: 'sit', lean: 2, shift: 0, tilt: 10 },
  lying: { ...STANDING, lead: 'lap', other: 'lap', legs: 'sit', lean: 4, shift: 0, tilt: 4 },
  lying_on_back: { ...STANDING, lead: 'lap', other: 'lap', legs: 'sit', lean: 4, shift: 0, tilt: 4 },
  lying_on_belly: { ...STANDING, lead: 'lap', other: 'lap', legs: 'sit', lean: 4, shift: 0, tilt: 4 },
  crouching: { ...STANDING, lead: 'knee', other: 'knee', legs: 'squat', lean: 0, shift: 0 },
  on_one_leg: { ...STANDING, lead: 'wing', other: 'wing', legs: 'one_leg', lean: 0, shift: 0, tilt: 3 },
  rearing: { ...STANDING, lead: 'creep', other: 'guard', legs: 'wide', lean: -6, shift: 0, tilt: 4 },
  charging: { ...STANDING, lead: 'drive', other: 'pump', legs: 'run', lean: 14, shift: -12, lift: 14, tilt: 10 },
  bowing: { ...STANDING, lead: 'embrace', other: 'wing', legs: 'firm', lean: 9, shift: -4, tilt: 17 },
  leaning: { ...STANDING, lead: 'cross', other: 'cross', legs: 'cross', lean: 12, shift: -16, tilt: -4 },
  trunk_raised: { ...STANDING, lead: 'up', other: 'up', legs: 'firm', lean: 0, shift: 0 },
  howling: { ...STANDING, lead: 'drive', other: 'behind', legs: 'wide', lean: -5, tilt: 19 },
  hands_on_cheeks: { ...STANDING, lead: 'cheek', other: 'cheek', legs: 'pigeon', lean: 0, shift: 0 },
  spraying: { ...STANDING, lead: 'up', other: 'up', legs: 'firm', lean: 0, shift: 0 },
};

/** Leg poses of sitting on the floor. */
export const SEATED: ReadonlySet<LegAct> = new Set(['sit', 'lotus', 'chair']);

/** Poses in which an upright body with legs lies on the floor, instead of sitting on it. */
export const LYING_POSES: Readonly<Partial<Record<RestPoseId, RestPose>>> = {
  lying: { lead: 'prop', other: 'hip', legs: 'lie_side', lean: 70, shift: -88, lift: 0, tilt: -56 },
  lying_on_back: { lead: 'belly', other: 'nape', legs: 'lie_back', lean: 82, shift: -88, lift: 0, tilt: -30 },
  lying_on_belly: {
    lead: 'prop',
    other: 'chin',
    carry: 'embrace_held',
    legs: 'lie_front',
    lean: 74,
    shift: -88,
    lift: 0,
    tilt: -66,
  },
};

/** Leg poses of lying on the floor. */
export const LYING: ReadonlySet<LegAct> = new Set(['lie_side', 'lie_back', 'lie_front']);

/** A rest pose resolved for one character: angles in degrees clockwise, lengths in pixels of the reference figure. */
export interface RestPosture {
  pose: RestPoseId;
  acts: Readonly<Record<BodySide, ArmAct>>;
  legs: LegAct;
  /** The leading side, which gestures and steps forward. */
  lead: BodySide;
  lean: number;
  shift: number;
  lift: number;
  tilt: number;
  /** The factor on the distance between the feet. */
  spread: number;
  /** The side of the tail, and the degrees by which it is raised. */
  tail: BodySide;
  tailRaise: number;
  /** The degrees by which hanging arms are turned further outward than needed. */
  ease: number;
}

/** The posture of a figure that stands straight with both arms down. */
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
