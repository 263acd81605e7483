import {
  CANCELED,
  ceilingReached as ceilingReachedText,
  type FailureKind,
  INTERNAL,
  INTERRUPTED,
} from '@/lib/contract/job-errors';

/** The reason why a job did not succeed: a kind for metrics, logs and code, and a message for the customer. */
export interface FailureReason {
  kind: FailureKind;
  message: string;
}

/** The failures with a fixed text. */
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

/** The reason of a job's abort signal, with the job's failure. */
export class JobStopped extends Error {
  override readonly name = 'AbortError';

  constructor(readonly failure: FailureReason) {
    super(failure.message);
  }
}

/** The reason to stop the work of a job that has ended already: its writes are refused. */
export const alreadyEnded = (): JobStopped => new JobStopped({ kind: 'interrupted', message: 'The job has ended.' });
