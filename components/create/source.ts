/** The sources of a mascot. */
export const CREATION_SOURCES = ['words', 'character', 'picture', 'website'] as const;
export type CreationSource = (typeof CREATION_SOURCES)[number];

/** The source that `from` in an address names; the prompt by default. */
export const sourceNamed = (from: string | undefined): CreationSource =>
  CREATION_SOURCES.find((source) => source === from) ?? 'words';
