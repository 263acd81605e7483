import type { FaceMood, RestPoseId } from '@/lib/core/sheet/vocabulary';
import type { Character } from '../character';
import { SIDES, sign } from '../figure';
import { lyingPose } from './beds';
import type { BodySide } from './side';
import type { Dice } from '../random';
import { personasOf } from './choose-build';
import { BY_PERSONA, POSES_OF_MOOD } from './pose-choices';
import type { Species } from '../species/species';
import { SIDE_OF_HAND } from './side';
import type { GarmentId } from '../words/garment-ids';
import { spotOf, type WornPlace } from '../words/places';
import { type ArmAct, type LegAct, POSES, type RestPosture, UPRIGHT } from './rest-poses';

/** The range of the head's tilt in a mood, in degrees. */
const TILTS: Readonly<Partial<Record<FaceMood, readonly [low: number, high: number]>>> = {
  cheerful: [2, 6],
  shy: [4, 6],
  curious: [4, 6],
  silly: [4, 7],
  sleepy: [4, 7],
  grumpy: [0, 2],
  proud: [0, 2],
};
const USUAL_TILT = [2, 5] as const;

/** The range of the factor on the distance between the feet. */
const SPREAD = [0.55, 1.9] as const;
/** The largest random angle by which a hanging arm is turned outward, in degrees. */
const MAX_EASE_DEGREES = 20;
/** The range of a tail's random rotation from its standard angle, in degrees; positive raises it. */
const TAIL_RAISE_DEGREES = [-10, 16] as const;

/** The leg poses of a figure that stands, by its mood. */
const STANDS: Readonly<Record<FaceMood, readonly [LegAct, ...LegAct[]]>> = {
  cheerful: ['stand', 'side_step', 'pigeon', 'wide', 'cross', 'tiptoe', 'kick'],
  calm: ['stand', 'cross', 'side_step', 'tiptoe'],
  sleepy: ['stand', 'pigeon', 'side_step'],
  grumpy: ['wide', 'wide', 'side_step'],
  sad: ['pigeon', 'stand'],
  surprised: ['wide', 'pigeon', 'tiptoe'],
  cool: ['cross', 'side_step', 'tiptoe'],
  shy: ['pigeon', 'cross', 'pigeon', 'tiptoe'],
  mischievous: ['tiptoe', 'cross', 'side_step'],
  proud: ['wide', 'side_step', 'wide'],
  silly: ['kick', 'pigeon', 'tiptoe', 'side_step'],
  curious: ['tiptoe', 'pigeon', 'side_step', 'cross'],
};

/** Arm poses that need both hands: if one hand holds something, the other arm hangs. */
const TWO_HANDED_ACTS: ReadonlySet<ArmAct> = new Set(['clasp', 'behind', 'cross']);

/** The tail is on the opposite side of a hand that holds something, so that the two do not overlap. */
const OTHER_SIDE = { left: 'right', right: 'left' } as const;

/** Items that a figure sits on with its legs down. */
const SEATS: ReadonlySet<GarmentId> = new Set<GarmentId>([
  'wheelchair',
  'mount',
  'unicorn_mount',
  'pedal_bike',
  'unicycle',
  'hot_tub',
  'hammock_bed',
  'armchair',
  'deck_chair',
  'bed',
]);

/** Items that a figure stands on with bent knees. */
const BOARDS: ReadonlySet<GarmentId> = new Set<GarmentId>(['skateboard', 'snowboard', 'wave_board', 'magic_carpet']);

/** Poses whose arms may play an instrument. */
const PLAYS_IN: ReadonlySet<RestPoseId> = new Set<RestPoseId>([
  'relaxed',
  'dancing',
  'walking',
  'jumping',
  'sitting',
  'kneeling',
  'tiptoeing',
  'balancing',
]);

/**
 * The side of the hand that strums the guitar; null if the character does not play one. It plays if it holds nothing
 * else and its pose leaves both arms free.
 */
function strummerOf({ wear, pose }: Character, { archetype }: Species, carries: Record<BodySide, boolean>) {
  const isPlayed = wear.some(({ item }) => item === 'guitar') && (pose === null || PLAYS_IN.has(pose));
  if (!isPlayed || archetype !== 'biped' || carries.left === carries.right) return null;
  return carries.left ? 'left' : 'right';
}

/** The side of the picture on which an arm is in a sling; null if none is. */
const slungSide = ({ wear }: Character): BodySide | null => {
  const worn = wear.find(({ item }) => item === 'sling');
  return worn ? SIDE_OF_HAND[worn.hand ?? 'left'] : null;
};

/** Places of what hangs on the chest. */
const AT_NECK: ReadonlySet<WornPlace> = new Set<WornPlace>(['neck', 'pendant']);

/** Whether something hangs on the chest, where a fist would hide it. */
const hasAtNeck = ({ wear }: Character): boolean => wear.some((worn) => AT_NECK.has(spotOf(worn)));

/** The arm poses of a rider, whose hands are in front instead of out at the sides. */
const seatedActs = ({ left, right }: Record<BodySide, ArmAct>): Record<BodySide, ArmAct> => ({
  left: left === 'wing' ? 'clasp' : left,
  right: right === 'wing' ? 'clasp' : right,
});

const holdsCane = ({ wear }: Character): boolean => wear.some(({ item }) => item === 'cane');

/** Clothes in which a figure does not stand on one leg. */
const STATELY: ReadonlySet<GarmentId> = new Set<GarmentId>(['dress', 'suit', 'toga', 'sari', 'kimono', 'armor']);

const isStately = ({ wear }: Character): boolean => wear.some(({ item }) => STATELY.has(item));

/** Items that replace the legs. */
const DRIVES: ReadonlySet<GarmentId> = new Set<GarmentId>(['drive_wheel', 'drive_wheels', 'treads']);

/** Whether the figure's legs are replaced by wheels or tracks. */
export const isDriven = ({ wear }: Pick<Character, 'wear'>): boolean => wear.some(({ item }) => DRIVES.has(item));

/** Whether the legs of an upright figure are replaced by something else. */
export const isLegless = (character: Character, { extras }: Species): boolean =>
  extras?.includes('fish_tail') === true || isDriven(character);

/** The pose in the sheet of a character, else one that suits what it stands on or does, else the dealt one. */
function chosenPose(character: Character, { human }: Species, dealt: RestPoseId): RestPoseId {
  const named = personasOf(character).flatMap((word) => BY_PERSONA.get(word) ?? []);
  const boarded = character.wear.some(({ item }) => BOARDS.has(item)) ? 'balancing' : undefined;
  // A figure sits only if the prompt asks for it: its soles would hide the outfit of its profession.
  const isDressed = human === true || character.role !== null;
  return character.pose ?? boarded ?? named[0] ?? (dealt === 'sitting' && isDressed ? 'relaxed' : dealt);
}

/** The side whose hand is free while the other carries something; null if both or none do. */
function freeSide({ left, right }: Readonly<Record<BodySide, boolean>>): BodySide | null {
  if (left === right) return null;
  return left ? 'right' : 'left';
}

/** The rotation of the tail of a figure on its back: toward its feet, so that it does not arch over the trunk. */
const LYING_TAIL_DEGREES = -70;

/** The degrees by which a tail is raised; that of a figure that sits on the floor must not hang. */
function raiseOf(legs: LegAct, dealt: number): number {
  if (legs === 'lie_back') return LYING_TAIL_DEGREES;
  return legs === 'sit' ? Math.max(0, dealt) : dealt;
}

/** The pose of an arm that carries nothing; `isCarrying` tells whether the other one does. */
function freeAct(act: ArmAct, character: Character, pose: RestPoseId, isCarrying: boolean): ArmAct {
  if (act === 'pump' && hasAtNeck(character)) return 'hang';
  // Nobody waves over a book.
  if (pose === 'sitting' && act === 'wave' && isCarrying) return 'lap';
  return TWO_HANDED_ACTS.has(act) && (isCarrying || slungSide(character)) ? 'hang' : act;
}

/** The legs of a pose; a standing figure has those dealt to it, and firm ones in clothes that ask for them. */
function legsOf({ legs }: Pick<RestPosture, 'legs'>, character: Character, dealt: LegAct): LegAct {
  if (legs !== 'stand') return legs;
  return isStately(character) ? 'firm' : dealt;
}

/**
 * The posture of a character: the pose in its sheet, else one that suits its profession or mood. A hand that carries
 * something has the carrying pose instead.
 */
export function postureOf(
  character: Character,
  species: Species,
  carries: Readonly<Record<BodySide, boolean>>,
  dice: Dice,
): RestPosture {
  const dealt = dice.pick(POSES_OF_MOOD[character.mood]);
  const thrown = dice.pick(SIDES);
  const tilts = dice.next();
  const against = dice.chance(0.5);
  const ease = dice.between(0, MAX_EASE_DEGREES);
  const spread = dice.between(...SPREAD);
  const tailSide = dice.pick(SIDES);
  const tailRaise = dice.between(...TAIL_RAISE_DEGREES);
  const stand = dice.pick(STANDS[character.mood]);
  const chosen = chosenPose(character, species, dealt);
  const isUpright = species.archetype === 'biped' && !isLegless(character, species);
  const seats = character.wear.filter(({ item }) => SEATS.has(item)).map(({ item }) => item);
  const lying = isUpright ? lyingPose(chosen, seats) : undefined;
  const pose = lying ?? POSES[chosen];
  const isOnCane = chosen === 'leaning' && carries.left !== carries.right && holdsCane(character);
  const free = freeSide(carries) ?? thrown;
  const lead = isOnCane ? OTHER_SIDE[free] : free;
  const s = sign(lead);
  // The tail of a figure in a turned view is on the far side.
  const tail = character.view ? OTHER_SIDE[lead] : carries[tailSide] ? OTHER_SIDE[tailSide] : tailSide;
  const [low, high] = TILTS[character.mood] ?? USUAL_TILT;
  const strummer = strummerOf(character, species, carries);
  const actOf = (side: BodySide): ArmAct => {
    if (side === slungSide(character)) return 'clasp';
    if (strummer) return side === strummer ? 'strum' : 'fret';
    if (carries[side] && isOnCane) return 'cane';
    if (carries[side]) return lying && side === lead ? 'belly_held' : (pose.carry ?? 'hold');
    return freeAct(side === lead ? pose.lead : pose.other, character, chosen, carries.left || carries.right);
  };
  const acts = { left: actOf('left'), right: actOf('right') };
  const tilt = pose.tilt === null ? (low + (high - low) * tilts) * (against ? -1 : 1) : pose.tilt * s;
  // A fish tail, wheels or tracks are not posed.
  if (isLegless(character, species)) return { ...UPRIGHT, pose: chosen, acts, lead, tilt, tail, tailRaise, ease };
  if (seats.length > 0 && !lying)
    return { ...UPRIGHT, pose: chosen, acts: seatedActs(acts), legs: 'chair', lead, tilt, tail, tailRaise, ease };
  return {
    pose: chosen,
    acts,
    legs: isOnCane ? 'firm' : legsOf(pose, character, stand),
    lead,
    lean: pose.lean * s,
    shift: pose.shift * s,
    lift: pose.lift,
    tilt,
    spread,
    // That of a lying figure is above it.
    tail: lying ? OTHER_SIDE[lead] : tail,
    tailRaise: raiseOf(pose.legs, tailRaise),
    ease,
  };
}
