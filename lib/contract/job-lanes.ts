/**
 * Kinds of work that share slots: under a second, waiting for a model or a website, and long drawing on the machine's
 * cores.
 */
export const JOB_LANES = ['short', 'waiting', 'drawing'] as const;
export type JobLane = (typeof JOB_LANES)[number];
