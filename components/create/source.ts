/** The ways to create a mascot. */
export const CREATION_SOURCES = ['words', 'character', 'picture', 'website'] as const;
export type CreationSource = (typeof CREATION_SOURCES)[number];

/** The source in the `from` parameter of a URL; by default `words`. */
export const sourceNamed = (from: string | undefined): CreationSource =>
  CREATION_SOURCES.find((source) => source === from) ?? 'words';
