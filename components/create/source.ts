/** What a mascot can begin with. */
export const CREATION_SOURCES = ['words', 'picture', 'website'] as const;
export type CreationSource = (typeof CREATION_SOURCES)[number];

/** The source that an address names with `from`; words where it names none. */
export const sourceNamed = (from: string | undefined): CreationSource =>
  CREATION_SOURCES.find((source) => source === from) ?? 'words';
