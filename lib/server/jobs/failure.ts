import {
  CANCELED,
  ceilingReached as ceilingReachedText,
  type FailureKind,
  INTERNAL,
  INTERRUPTED,
} from '@/lib/contract/job-errors';

/** Why a job did not succeed: its kind for counters and logs, its message for the person who asked. */
export interface FailureReason {
  kind: FailureKind;
  message: string;
}

/** The failure of each kind that has one wording. */
export const FAILURES = {
  canceled: { kind: 'canceled', message: CANCELED },
  interrupted: { kind: 'interrupted', message: INTERRUPTED },
  internal: { kind: 'internal', message: INTERNAL },
} as const satisfies Partial<Record<FailureKind, FailureReason>>;

/** The failure of a job that would cost more than its ceiling in USD. */
export const ceilingReached = (ceilingUsd: number): FailureReason => ({
  kind: 'cost_ceiling',
  message: ceilingReachedText(ceilingUsd),
});

/** The reason of a job's abort signal: how the job is to fail. */
export class JobStopped extends Error {
  override readonly name = 'AbortError';

  constructor(readonly failure: FailureReason) {
    super(failure.message);
  }
}

/** Stops work whose job has its end already: nothing is written of it any more. */
export const hasEnded = (): JobStopped => new JobStopped({ kind: 'interrupted', message: 'The job has ended.' });
