import type { BuildId } from '@/lib/core/sheet/vocabulary';
import { BUILD_MEASURES } from './body/builds';
import { buildOf } from './body/choose-build';
import { type Dice, hashText } from './random';
import { SPECIES } from './species';
import type { SpeciesId } from './species';
import type { Breed } from './species/breeds/breed';
import { BREEDS } from './species/breeds';
import { ROBOTS } from './species/breeds/dragons-and-robots';
import { mechanical } from './species/mechanical';
import type { Species } from './species/species';
import type { Character } from './character';
import { isDyed } from './palettes';
import type { BodyShape } from './words/body-words';

/** Factors on the usual features, which distinguish individuals of a species. */
export interface Traits {
  ears: number;
  cheeks: number;
  eyes: number;
  eyeGap: number;
  mouth: number;
  muzzle: number;
  brows: number;
  /** Head width against its height. */
  headWidth: number;
  glints: Glints;
  /** Factors on the thickness of the legs at the hip and at the ankle, and on the size of the feet. */
  taper: readonly [hip: number, ankle: number];
  feet: number;
  /** The factor on the width of the trunk at the hips; the shoulders change inversely. */
  hips: number;
  /** A number for choices about this individual that must not move the dice, such as the kind of its eyes. */
  lot: number;
}

/** The highlights in dark eyes: two apart, one, two close together, or none. */
export type Glints = 'pair' | 'single' | 'close' | 'none';

/** The traits without any variation. */
export const USUAL: Traits = {
  ears: 1,
  cheeks: 1,
  eyes: 1,
  eyeGap: 1,
  mouth: 1,
  muzzle: 1,
  brows: 1,
  headWidth: 1,
  glints: 'pair',
  taper: [1.08, 0.92],
  feet: 1,
  hips: 1,
  lot: 0,
};

/** An individual: a species in the colours and markings of one breed, with its own features and build. */
export interface Individual {
  species: Species;
  traits: Traits;
  shape: BodyShape;
  build: BuildId;
  /** The title of its breed; null for a species without breeds. */
  breed: string | null;
}

/** Chooses at random what a character leaves open: breed, proportions and features. */
export function individualOf(character: Character, dice: Dice): Individual {
  const known: Species = SPECIES[character.species];
  const breed = breedOf(character, dice);
  const isBuilt = isRobotOf(character, known);
  const traits = traitsOf(dice);
  const dealt = dealtShape(character.shape, known.archetype === 'biped', dice);
  const build = buildOf(character, dice);
  return {
    species: isBuilt ? mechanical(known, hullOf(character)) : breed ? bred(known, breed, character) : known,
    traits,
    shape:
      LIMBED.has(known.archetype) && (known.shape?.legs ?? 1) >= 1
        ? onBuild(dealt, character.shape, build, known)
        : character.shape,
    build,
    breed: isBuilt ? null : (breed?.title ?? null),
  };
}

/** Whether a character is an animal that is built as a robot. */
const isRobotOf = ({ features }: Character, { archetype, isMachine, human }: Species): boolean =>
  features.has('mechanical') && archetype !== 'object' && !isMachine && !human;

/** The metal hull of an animal robot. Each species always has the same one. */
const hullOf = ({ species }: Character): Breed => ROBOTS[hashText(species) % ROBOTS.length] ?? ROBOTS[0];

function breedOf({ species, breed }: Character, dice: Dice): Breed | null {
  const breeds = BREEDS[species] ?? [];
  const [first, ...rest] = isAnyColored(species)
    ? breeds.filter(({ rare }) => !rare)
    : emblematic(SPECIES[species], breeds);
  if (!first) return null;
  const thrown = dice.pick([first, ...rest]);
  return breeds.find(({ title }) => title === breed) ?? thrown;
}

/** Animals and other creatures without a typical colour. */
const MANY_COLORED: ReadonlySet<SpeciesId> = new Set([
  'cat',
  'dog',
  'bird',
  'fish',
  'parrot',
  'robot',
  'alien',
  'jellyfish',
  'squid',
  'starfish',
]);

/** Whether a species has no typical colour: objects, blobs and the creatures above. */
const isAnyColored = (id: SpeciesId): boolean =>
  MANY_COLORED.has(id) || SPECIES[id].archetype === 'object' || SPECIES[id].archetype === 'blob';

/** The breeds in roughly the typical colour of a species: a fox is orange unless the prompt says otherwise. */
function emblematic({ colors }: Species, breeds: readonly Breed[]): readonly Breed[] {
  const [first] = breeds;
  if (!first) return [];
  const known = first.colors.body ?? colors.body;
  return breeds.filter((breed) => !breed.rare && !isDyed(known, breed.colors.body ?? colors.body));
}

/** Gives a species the colours and markings of a breed. A body colour or pattern in the prompt replaces the breed's. */
function bred(known: Species, { colors, ...own }: Breed, { colors: named, features }: Character): Species {
  const patterned = features.has('stripes') || features.has('spots');
  const extras = own.extras ?? known.extras ?? [];
  return {
    ...known,
    ...own,
    title: known.title,
    colors: coatOf(known, colors, named.body),
    extras: patterned ? extras.filter((extra) => extra !== 'stripes' && extra !== 'spots') : extras,
    marks: patterned ? [] : (own.marks ?? []),
    features: patterned ? (known.features ?? []) : [...(known.features ?? []), ...(own.features ?? [])],
  };
}

/** The colours of a breed, unless the prompt states a body colour that the breed does not have. */
const coatOf = ({ colors }: Species, own: Breed['colors'], body: string | undefined): Species['colors'] =>
  body && isDyed(own.body ?? colors.body, body) ? colors : { ...colors, ...own };

/** Leg shapes, as factors at hip and ankle: straight, with strong thighs, slender, flared. */
const TAPERS: readonly [Traits['taper'], ...Traits['taper'][]] = [
  [1.08, 0.92],
  [1.42, 0.82],
  [0.98, 0.74],
  [1.06, 1.26],
];

/** Random traits, within limits at which the figure still satisfies the construction rules. */
function traitsOf(dice: Dice): Traits {
  const measured = {
    ears: dice.between(0.84, 1.17),
    cheeks: dice.between(0.92, 1.12),
    eyes: dice.between(0.92, 1.08),
    eyeGap: dice.between(0.95, 1.07),
    mouth: dice.between(0.92, 1.1),
    muzzle: dice.between(0.88, 1.14),
    brows: dice.between(0.7, 1.45),
    headWidth: dice.between(0.94, 1.06),
    glints: dice.pick<Glints>(['pair', 'single', 'single', 'close', 'pair']),
    taper: dice.pick(TAPERS),
    feet: dice.between(0.94, 1.24),
    hips: dice.between(0.8, 1.24),
  };
  return { ...measured, lot: hashText(JSON.stringify(measured)) };
}

/** Archetypes with random proportions. Others keep theirs: with shorter legs their feet would touch the hands. */
const LIMBED: ReadonlySet<string> = new Set(['biped', 'quadruped']);

type Frame = Pick<BodyShape, 'width' | 'legs' | 'head'>;
const FRAMES: readonly [Frame, ...Frame[]] = [
  { width: 1, legs: 1, head: 1 },
  { width: 1.2, legs: 0.84, head: 1.02 },
  { width: 0.84, legs: 1.36, head: 0.94 },
  { width: 1.1, legs: 1.2, head: 0.98 },
  { width: 0.9, legs: 0.82, head: 1.08 },
  { width: 0.82, legs: 1.1, head: 1.02 },
];
/** Also slender, long-legged and squat bodies for two legs. On four legs a narrow trunk would make the legs overlap. */
const UPRIGHT_FRAMES: typeof FRAMES = [
  ...FRAMES,
  { width: 0.84, legs: 1.24, head: 0.98 },
  { width: 0.94, legs: 1.2, head: 0.98 },
  { width: 0.76, legs: 0.9, head: 1.1 },
  { width: 0.76, legs: 1.3, head: 1.04 },
  { width: 1.22, legs: 0.8, head: 1.02 },
  { width: 0.9, legs: 1.24, head: 1.06 },
];

/** Random proportions, unless the prompt states some. */
function dealtShape(asked: BodyShape, isUpright: boolean, dice: Dice): BodyShape {
  const frame = dice.pick(isUpright ? UPRIGHT_FRAMES : FRAMES);
  return isOpen(asked) ? { ...asked, ...frame } : asked;
}

const isOpen = ({ width, legs, head }: BodyShape): boolean => width === 1 && legs === 1 && head === 1;

/** A person's build whose legs are at least this long is not stretched further, in pixels of the reference figure. */
const MIN_LONG_LEG = 100;
/** The bounds of the random proportions of such a build, on which the head would be too small otherwise. */
const ON_LONG_LEGS = { width: 0.88, legs: 1.06, head: 1.06 } as const;

/** Random proportions on a build: long-legged people are neither stretched nor narrowed by them. */
function onBuild(shape: BodyShape, asked: BodyShape, build: BuildId, { human }: Species): BodyShape {
  if (!human || !isOpen(asked) || BUILD_MEASURES[build].leg < MIN_LONG_LEG) return shape;
  const { width, legs, head } = ON_LONG_LEGS;
  return {
    ...shape,
    width: Math.max(width, shape.width),
    legs: Math.min(legs, shape.legs),
    head: Math.max(head, shape.head),
  };
}

/** One of a list of choices for an individual. Choices with different `about` are independent of each other. */
export function chosenFor<T>({ lot }: Pick<Traits, 'lot'>, about: string, choices: readonly [T, ...T[]]): T {
  return choices[hashText(`${about} ${lot}`) % choices.length] ?? choices[0];
}
