/** The languages besides English that prompts are read in, in the order of the columns of a table. */
export const LANGUAGES = ['de', 'es', 'fr', 'it', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The words of each language for English words: German, Spanish, French, Italian and Portuguese, in the singular and
 * the masculine. `_` joins the words of a phrase.
 */
export type Translations = Readonly<Record<string, readonly [string, string, string, string, string]>>;
