import { entryWord } from '../tokens';
import type { Wearing } from '../outfits';
import { CRAFT_ROLES } from './crafts';
import { SERVICE_ROLES } from './services';
import { STAGE_AND_SPORT_ROLES } from './stage-and-sport';

/** Roles by each of their words, with their titles and what they wear and hold. */
export const ROLES_BY_WORD: Readonly<Record<string, { title: string; brings: readonly Wearing[] }>> =
  Object.fromEntries(
    [...CRAFT_ROLES, ...SERVICE_ROLES, ...STAGE_AND_SPORT_ROLES].flatMap(([title, words, brings]) =>
      words.split(' ').map((word) => [entryWord(word), { title, brings }]),
    ),
  );
