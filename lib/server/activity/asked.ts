import type { Activity } from '@/lib/contract/activity';

/** The name that a field of a job's input has in its request; null for one that no request has. */
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

/** The fields of the request, by its own names, from a job's input. */
export function askedOf(input: Record<string, unknown>): Activity['asked'] {
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) => {
      const name = key in NAMES ? NAMES[key] : key;
      return name && (typeof value === 'string' || typeof value === 'number') ? [[name, value]] : [];
    }),
  );
}
