/** Whether a mascot has its first drawing. */
export const MASCOT_STATUSES = ['generating', 'ready', 'failed'] as const;
export type MascotStatus = (typeof MASCOT_STATUSES)[number];
/** What a mascot can be made from; a spec counts as `svg`. */
export const MASCOT_SOURCES = ['prompt', 'image', 'svg'] as const;
export type MascotSource = (typeof MASCOT_SOURCES)[number];
/** The orders of a list of mascots; a minus is descending. */
export const MASCOT_SORTS = ['-created', 'created', '-updated', 'name'] as const;
export type MascotSort = (typeof MASCOT_SORTS)[number];

/** The form of a tag for comparisons, which ignores case. */
export const tagKey = (tag: string): string => tag.normalize('NFC').toLowerCase();
