/**
 * Classes of jobs, each with its own slots: jobs under a second, jobs that wait for a model or a website, and long
 * CPU-bound drawing.
 */
export const JOB_LANES = ['short', 'waiting', 'drawing'] as const;
export type JobLane = (typeof JOB_LANES)[number];
