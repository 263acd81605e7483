import type { Activity } from '@/lib/contract/activity';

/** The names that a request has for what the work is given under another; null where the person did not say it. */
const NAMES: Record<string, string | null> = {
  durationSeconds: 'duration',
  useCase: 'use_case',
  clip: 'animation',
  seconds: 't',
  uploadId: 'reference_upload_id',
  fileId: 'upload_id',
  versionId: 'version_id',
  fileName: null,
};

/** What a request said, by its own names, read from what its work was given. */
export function askedOf(input: Record<string, unknown>): Activity['asked'] {
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) => {
      const name = key in NAMES ? NAMES[key] : key;
      return name && (typeof value === 'string' || typeof value === 'number') ? [[name, value]] : [];
    }),
  );
}
