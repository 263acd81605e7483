import {
  CANCELED,
  CEILING_PREFIX,
  INTERNAL,
  INTERRUPTED,
  SERVICE_PREFIX,
  type FailureKind,
} from '@/lib/contract/job-errors';

/** The kind of a failure, recognised by its message, because the API returns only that. */
export function failureKindOf(error: string): FailureKind {
  if (error === CANCELED) return 'canceled';
  if (error === INTERRUPTED) return 'interrupted';
  if (error === INTERNAL) return 'internal';
  if (error.startsWith(CEILING_PREFIX)) return 'cost_ceiling';
  return error.startsWith(SERVICE_PREFIX) ? 'service' : 'refused';
}
