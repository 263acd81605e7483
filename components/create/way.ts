/** What a mascot can begin with. */
export const WAYS = ['words', 'picture', 'website'] as const;
export type Way = (typeof WAYS)[number];

/** The way that an address names with `from`; words where it names none. */
export const wayNamed = (from: string | undefined): Way => WAYS.find((way) => way === from) ?? 'words';
