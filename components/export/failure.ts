import { ServiceError } from '@/lib/client';

/** The failure of an export, and what to do about it; `again` if a retry may succeed. */
export interface ExportFailure {
  message: string;
  advice: string;
  again: boolean;
}

/** The failure of a job, which may have been too large. */
export const failedJob = (error: string | null): ExportFailure => ({
  message: error ?? 'The export failed.',
  advice: 'Try again, or choose a smaller size or another format.',
  again: true,
});

/** The failure of a request. */
export function failureOf(error: unknown): ExportFailure {
  // Status 0 means that there was no response.
  if (!(error instanceof ServiceError) || error.status < 100)
    return {
      message: 'The service could not be reached.',
      advice: 'Check your connection, then try again.',
      again: true,
    };
  const again = error.status >= 500 || error.status === 429;
  return {
    message: error.message,
    advice: again ? 'Try again in a moment.' : 'Change what is chosen, then export again.',
    again,
  };
}
