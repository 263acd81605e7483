import type { Wearing } from '../outfits';

/**
 * A role as data: its title, the words for it in every supported language, and its items. `_` joins the words of a
 * phrase. Items in the prompt override those of the role.
 */
export type RoleRow = readonly [title: string, words: string, brings: readonly Wearing[]];
