import type { Wearing } from '../outfits';

/**
 * A role as data: its title, the words that name it in every language that is read, and what it wears and holds.
 * `_` joins the words of a phrase. What the prompt names goes before what the role brings.
 */
export type RoleRow = readonly [title: string, words: string, brings: readonly Wearing[]];
