import type { Activity } from '@/lib/contract/activity';

/** Maps each field of a job's input to its name in the API request; null marks a field that no request has. */
const FIELD_NAMES: Record<string, string | null> = {
  durationSeconds: 'duration',
  useCase: 'use_case',
  clip: 'animation',
  seconds: 't',
  uploadId: 'reference_upload_id',
  fileId: 'upload_id',
  versionId: 'version_id',
  fileName: null,
};

/** Gives the fields of the API request that a job's input was made from, under their names in the request. */
export function askedOf(input: Record<string, unknown>): Activity['asked'] {
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) => {
      const name = key in FIELD_NAMES ? FIELD_NAMES[key] : key;
      return name && (typeof value === 'string' || typeof value === 'number') ? [[name, value]] : [];
    }),
  );
}
