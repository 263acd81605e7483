/** The supported languages besides English, in the order of the columns of a translation table. */
export const LANGUAGES = ['de', 'es', 'fr', 'it', 'pt'] as const;
/** A supported language besides English. */
export type Language = (typeof LANGUAGES)[number];

/**
 * Translations by English word: German, Spanish, French, Italian and Portuguese, in the singular and the masculine. `_`
 * joins the words of a phrase.
 */
export type Translations = Readonly<Record<string, readonly [string, string, string, string, string]>>;
