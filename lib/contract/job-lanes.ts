/**
 * Kinds of work that share slots: what takes less than a second, what waits for a model or a website, and what draws
 * for long on the machine's cores.
 */
export const JOB_LANES = ['short', 'waiting', 'drawing'] as const;
export type JobLane = (typeof JOB_LANES)[number];
