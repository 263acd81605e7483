import { REST_POSE_IDS, type RestPoseId } from '@/lib/core/sheet/vocabulary';
import type { Character } from '../character';
import type { Species } from '../species/species';
import type { GarmentId } from '../words/garment-ids';
import { BEDS } from './beds';
import { spotOf, type WornPlace } from '../words/places';

/** Poses that an animal on four legs has as well. */
const ON_FOUR_LEGS = new Set<RestPoseId>([
  'relaxed',
  'walking',
  'running',
  'jumping',
  'flying',
  'swimming',
  'sleeping',
  'curled_up',
  'lying',
  'lying_on_belly',
  'charging',
  'trunk_raised',
  'spraying',
  'howling',
  'rearing',
]);

/** Poses that need hands or two legs to stand on. */
const UPRIGHT_POSES: ReadonlySet<RestPoseId> = new Set(REST_POSE_IDS.filter((pose) => !ON_FOUR_LEGS.has(pose)));

/** Poses in which an animal lies on the floor, with the form of each. */
const RESTING_FORMS: Readonly<Partial<Record<RestPoseId, string>>> = {
  curled_up: 'curled',
  lying: 'lying',
  lying_on_belly: 'lying',
};

/** Places of items that a quadruped cannot hold or wear. */
const UPRIGHT_PLACES: ReadonlySet<WornPlace> = new Set<WornPlace>(['held', 'held_too', 'hands', 'waist']);

/** Clothes that are cut for a figure on two legs. */
const UPRIGHT_CLOTHES: ReadonlySet<GarmentId> = new Set<GarmentId>([
  'suit',
  'lab_coat',
  'dress',
  'kimono',
  'toga',
  'sari',
]);

/** Whether a species is an animal with a body of its own: one that has a snout and limbs. */
const isAnimal = ({ archetype, form, rears, human, isMachine, snout, head }: Species): boolean =>
  (archetype === 'biped' || archetype === 'quadruped') &&
  (!form || rears === true) &&
  !human &&
  !isMachine &&
  head !== undefined &&
  snout !== undefined &&
  snout !== 'none';

/** How what a character wears and does decides between four legs and two. */
interface StanceNeeds {
  /** Whether it needs two legs: it uses its hands, or wears clothes that are cut for them. */
  isUpright: boolean;
  /** Whether it needs four: it was asked for, or it carries a saddle. */
  isOnFours: boolean;
  /** Whether something carries it while it lies. */
  isOnBed: boolean;
}

/** The needs of a character on the body of a species. */
function needsOf({ allFours, wear }: Character, { snout }: Species): StanceNeeds {
  const usesHands = snout !== 'trunk' && wear.some((worn) => UPRIGHT_PLACES.has(spotOf(worn)));
  return {
    isUpright: usesHands || wear.some(({ item }) => UPRIGHT_CLOTHES.has(item)),
    isOnFours: allFours || wear.some(({ item }) => item === 'saddle' || item === 'saddle_blanket'),
    isOnBed: wear.some(({ item }) => BEDS[item] !== undefined),
  };
}

/** The species with the body for its stance: lying, on all fours, or upright if it needs its hands. */
export function inStance(character: Character, known: Species): Species {
  const { pose } = character;
  const { form, ...formless } = known;
  const { archetype, snout, hands } = formless;
  const { isUpright, isOnFours, isOnBed } = needsOf(character, known);
  const resting = isOnBed ? null : pose && RESTING_FORMS[pose];
  if (resting && isAnimal(known) && !isUpright) return { ...formless, archetype: 'custom', form: resting };
  const isCharging = pose === 'charging' && hands === 'hoof' && !isUpright;
  if (isOnFours || isCharging)
    return archetype === 'biped' && snout !== 'none' ? { ...known, archetype: 'quadruped' } : known;
  if (archetype !== 'quadruped' || (form && !known.rears)) return known;
  return isUpright || (pose && UPRIGHT_POSES.has(pose)) ? { ...formless, archetype: 'biped' } : known;
}
