import { diceOf } from '../random';
import type { SpeciesId } from '../species';
import type { Brief } from './brief';

/** Species for a prompt that names no subject: "something happy". */
const KINDS: readonly [SpeciesId, ...SpeciesId[]] = [
  'fox',
  ...(['cat', 'bear', 'rabbit', 'panda', 'red_panda', 'koala', 'raccoon', 'otter', 'squirrel', 'lion'] as const),
  ...([
    'elephant',
    'hedgehog',
    'seal',
    'sloth',
    'owl',
    'penguin',
    'chick',
    'duck',
    'toucan',
    'frog',
    'turtle',
  ] as const),
  ...(['axolotl', 'octopus', 'bee', 'ladybug', 'dragon', 'dinosaur', 'monster', 'alien', 'yeti', 'slime'] as const),
  ...(['ghost', 'robot', 'cloud', 'star', 'cactus', 'mushroom', 'drop', 'sun'] as const),
];

/** Gives a brief without a subject a species that is chosen by the hash of `key`. Other briefs stay unchanged. */
export const settledBrief = (brief: Brief, key: string): Brief =>
  brief.isOpen ? { ...brief, species: diceOf(`${key}kind`).pick(KINDS) } : brief;
