import type { FileRow } from '../db/files';

const DAY_MS = 24 * 3_600_000;

/** How long files are kept by their kind, in milliseconds (docs/decisions/resources.md); others stay. */
const KEPT_MS: Partial<Record<FileRow['kind'], number>> = { export: 30 * DAY_MS, upload: DAY_MS };

/**
 * Gives the expiry of a new file; null for one without. An upload expires unless something uses it; one that came with
 * its mascot is used already.
 */
export function endOf(kind: FileRow['kind'], mascotId: string | null): Date | null {
  const kept = kind === 'upload' && mascotId !== null ? undefined : KEPT_MS[kind];
  return kept === undefined ? null : new Date(Date.now() + kept);
}
