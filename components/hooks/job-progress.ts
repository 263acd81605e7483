import type { FinalStatus, JobEvent } from '@/lib/contract/job';

/** The progress of a job. `percent` is 0 to 100, or null if it is unknown; `costUsd` is its cost so far. */
export interface JobProgress {
  status: 'running' | FinalStatus;
  text: string | null;
  percent: number | null;
  costUsd: number;
  error: string | null;
}

/** The state of a job before its first event. */
export const STARTED: JobProgress = { status: 'running', text: null, percent: null, costUsd: 0, error: null };

/** The state of a job after one more event. */
export function afterEvent(progress: JobProgress, event: JobEvent): JobProgress {
  switch (event.type) {
    case 'queued':
      return { ...progress, text: 'Waiting for its turn' };
    case 'started':
      return { ...progress, text: null };
    case 'progress':
      return { ...progress, text: event.text, percent: event.percent ?? progress.percent };
    case 'usage':
      return { ...progress, costUsd: event.cost_usd };
    case 'finished':
      return { ...progress, status: event.status, error: event.error };
    default:
      return progress;
  }
}

/** A running cost, rounded to a tenth of a cent; empty for zero. */
export function costText(usd: number): string {
  if (usd <= 0) return '';
  return usd < 0.001 ? 'under $0.001' : `$${usd.toFixed(3)}`;
}
