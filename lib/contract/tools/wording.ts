import { PRESET_NAMES } from '@/lib/core/clip/preset-names';

/** The hints of a tool that only reads. */
export const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
/** The hints of a tool that adds something and overwrites nothing. */
export const ADDS = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
} as const;

/** A price in words. */
export const cost = ({ credits }: { credits: number }) => `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
// Sentences about arguments and answers that several tools share.

export const JOB = 'Answers a job at once: call wait_for_job with its id next.';
export const MASCOT_ID = 'Id of the mascot, `msc_…`: from create_mascot or list_mascots.';
export const MAX_COST =
  'The most that this job may cost in US dollars of model time; it can only lower the ceiling that its price brings.';
export const ANIMATION = `A motion by its name or id, as get_mascot lists them, or a preset \
(${PRESET_NAMES.join(', ')}).`;
export const CURSOR = '`next_cursor` of the page before, for the next one.';
