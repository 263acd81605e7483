import { THING_ENTRIES, type ThingId } from '../kit/things';
import { BIRDS } from './birds';
import { FOODS } from './food';
import { LEGENDS } from './legends';
import { MAMMALS, WILD } from './mammals';
import { BEINGS } from './beings';
import { COMMON_ANIMALS } from './common-animals';
import { OBJECTS } from './objects';
import { PLAIN } from './plain';
import { RARER_BIRDS } from './rarer-birds';
import { REPTILES } from './reptiles';
import { SEA } from './sea';
import { SMALL_ANIMALS } from './small';
import type { Species } from './species';
import { THINGS } from './things';

const KIT = Object.fromEntries(
  THING_ENTRIES.map(([id, { title, words, like, colors, faceOn, names }]): [ThingId, Species] => [
    id,
    {
      title,
      words,
      ...(like ? { like } : {}),
      archetype: 'object',
      form: id,
      colors,
      eyes: 'glossy',
      names,
      ...(faceOn ? { faceOn } : {}),
    },
  ]),
) as Record<ThingId, Species>;

const ALL = {
  ...MAMMALS,
  ...SEA,
  ...SMALL_ANIMALS,
  ...BIRDS,
  ...RARER_BIRDS,
  ...WILD,
  ...REPTILES,
  ...LEGENDS,
  ...COMMON_ANIMALS,
  ...BEINGS,
  ...OBJECTS,
  ...FOODS,
  ...THINGS,
  ...PLAIN,
  ...KIT,
};

/** The id of a species. */
export type SpeciesId = keyof typeof ALL;

/** Every species that the built-in artist draws. */
export const SPECIES: Readonly<Record<SpeciesId, Species>> = ALL;
