import { PROFESSIONS } from './professions';
import { isCreature } from './subjects';
import { type Token, wordAt } from './tokens';

/** Nouns before a creature that say its role: "a space cat" is dressed as an astronaut. */
const ROLE_OF: ReadonlyMap<string, string> = new Map(
  (
    [
      ['astronaut', 'space cosmic galactic'],
      ['businessman', 'business office corporate'],
      ['king', 'royal'],
      ['soldier', 'army military'],
      ['ballerina', 'ballet'],
      ['clown', 'circus'],
      ['athlete', 'gym'],
      ['sailor', 'navy'],
      ['sightless', 'blind'],
    ] as const
  ).flatMap(([role, words]) => words.split(' ').map((word) => [word, role] as const)),
);

/** The role that the noun at a position gives to the creature after it; null if it gives none. */
export const roleOfModifier = (tokens: readonly Token[], at: number): string | null =>
  isCreature(wordAt(tokens, at + 1)) ? (ROLE_OF.get(wordAt(tokens, at)) ?? null) : null;

/** The positions of nouns that say a role, and of roles that have two words: "mail carrier". */
export const rolePlaces = (tokens: readonly Token[]): number[] =>
  [...tokens.keys()].flatMap((at) => {
    if (roleOfModifier(tokens, at) !== null) return [at];
    return Object.hasOwn(PROFESSIONS, `${wordAt(tokens, at)}_${wordAt(tokens, at + 1)}`) ? [at, at + 1] : [];
  });
