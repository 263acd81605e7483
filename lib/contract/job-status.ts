// Kept apart from the schemas: the client waits for jobs, and a browser validates none.

/** The statuses of a job, in their order; it ends in one of the last three. */
export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
/** The statuses in which a job has ended. */
export const FINAL_STATUSES = ['succeeded', 'failed', 'canceled'] as const;
export type FinalStatus = (typeof FINAL_STATUSES)[number];

/** Whether a job in this status has ended. */
export function isFinal(status: JobStatus): status is FinalStatus {
  return (FINAL_STATUSES as readonly JobStatus[]).includes(status);
}
