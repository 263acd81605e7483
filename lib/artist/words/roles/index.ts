import { entryWord } from '../tokens';
import type { Wearing } from '../outfits';
import { CRAFT_ROLES } from './crafts';
import { SERVICE_ROLES } from './services';
import { STAGE_AND_SPORT_ROLES } from './stage-and-sport';

/** Each role by its words, with its title and its items. */
export const ROLES_BY_WORD: Readonly<Record<string, { title: string; brings: readonly Wearing[] }>> =
  Object.fromEntries(
    [...CRAFT_ROLES, ...SERVICE_ROLES, ...STAGE_AND_SPORT_ROLES].flatMap(([title, words, brings]) =>
      words.split(' ').map((word) => [entryWord(word), { title, brings }]),
    ),
  );
