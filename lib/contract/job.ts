import { z } from 'zod';
import { AnimationClip } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { MascotSpec } from '@/lib/core/spec/schema';
import { idOf, objectOf, pageOf, pageQuery, queryInteger, Timestamp } from './common';
import { endpoint, stream } from './endpoint';
import { FINAL_STATUSES, JOB_STATUSES } from './job-status';

export { isFinal, JOB_STATUSES, type FinalStatus, type JobStatus } from './job-status';

/** The kinds of background work. */
export const JOB_TYPES = [
  'generate',
  'reconstruct',
  'edit',
  'variant',
  'animate',
  'export',
  'analyze',
  'suggest',
  'scene',
] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** The schema name under which the document lists the results of all endpoints. */
export const JOB_RESULT = 'JobResult';

/** A slow operation (specification: Job). */
export const Job = z.strictObject({
  id: idOf('job'),
  object: objectOf('job'),
  type: z.enum(JOB_TYPES).describe('The kind of work.'),
  status: z.enum(JOB_STATUSES).describe('The status; the last three are final.'),
  mascot_id: z
    .string()
    .nullable()
    .meta({ description: 'The mascot that it is about, if any.', examples: ['msc_k3v7q2m7x4b6n5c6d2fa'] }),
  result: z.unknown().meta({
    id: JOB_RESULT,
    description: 'What it made, once it has succeeded; else null. Each endpoint says which of these its jobs end with.',
    examples: [null],
  }),
  error: z
    .string()
    .nullable()
    .meta({ description: 'Why it failed or was stopped.', examples: [null] }),
  cost_usd: z.number().meta({ description: 'What the model has cost so far, in USD.', examples: [0] }),
  created_at: Timestamp,
  started_at: Timestamp.nullable().meta({ description: 'When work began.', examples: [null] }),
  finished_at: Timestamp.nullable().meta({ description: 'When it ended.', examples: [null] }),
});
export type Job = z.infer<typeof Job>;

const CallId = z.string().describe('The id of the tool call.');
const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({
    seq: z.int().describe('Counts from 1, without gaps.'),
    at: Timestamp,
    type: z.literal(type).describe('What happened.'),
    ...shape,
  });

/**
 * One event of a job's stream (specification: Job event stream); `percent` is 0 to 100, `done` and `total` count frames
 * or steps.
 */
export const JobEvent = z.discriminatedUnion('type', [
  event('queued', {}),
  event('started', {}),
  event('progress', {
    text: z.string().describe('A note for people.'),
    percent: z.number().min(0).max(100).optional().describe('The progress in percent.'),
    done: z.int().optional().describe('Frames or steps done.'),
    total: z.int().optional().describe('Frames or steps in total.'),
  }),
  event('tool_call', { tool: z.string().describe('The tool that the model uses.'), call_id: CallId }),
  event('tool_input_delta', { call_id: CallId, text: z.string().describe('The next piece of its input.') }),
  event('tool_result', {
    call_id: CallId,
    text: z.string().describe('The output of the tool.'),
    is_error: z.boolean().describe('Whether it failed.'),
  }),
  event('draft', { spec: MascotSpec.describe('The drawing so far.') }),
  event('draft_clip', { clip: AnimationClip.describe('The motion so far.') }),
  event('usage', { cost_usd: z.number().describe('Cost so far, in USD.') }),
  event('finished', {
    status: z.enum(FINAL_STATUSES).describe('How it ended.'),
    error: z.string().nullable().describe('Why it failed or was stopped.'),
  }),
]);
export type JobEvent = z.infer<typeof JobEvent>;

/** Omit that keeps a union a union. */
type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** An event before it is stored: without its number and time. */
export type NewJobEvent = OmitEach<JobEvent, 'seq' | 'at'>;

export const listJobs = endpoint({
  id: 'listJobs',
  method: 'GET',
  path: '/jobs',
  tag: 'Jobs',
  access: 'member',
  summary: 'Jobs of the workspace, newest first.',
  query: z.strictObject({
    status: z.enum(JOB_STATUSES).optional().describe('Only those in this status.'),
    type: z.enum(JOB_TYPES).optional().describe('Only those of this kind.'),
    mascot_id: z.string().optional().describe('Only those of this mascot.'),
    ...pageQuery,
  }),
  returns: { 200: pageOf(Job) },
});

export const getJob = endpoint({
  id: 'getJob',
  method: 'GET',
  path: '/jobs/{id}',
  tag: 'Jobs',
  access: 'member',
  summary: 'A job; with `wait`, answers when it has ended or after that many seconds.',
  query: z.strictObject({
    wait: queryInteger(0, LIMITS.jobWaitSeconds)
      .optional()
      .describe('Seconds to hold the answer until the job has ended.'),
  }),
  returns: { 200: Job },
});

export const streamJobEvents = endpoint({
  id: 'streamJobEvents',
  method: 'GET',
  path: '/jobs/{id}/events',
  tag: 'Jobs',
  access: 'member',
  summary:
    "A job's events after sequence number `after`, then live until it has finished. At most 20 streams of a key " +
    'or a browser, and 60 of an address, are open at once.',
  query: z.strictObject({
    after: queryInteger(0, Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('The last sequence number that was seen; 0 replays everything.'),
  }),
  returns: { 200: stream(JobEvent) },
});

export const cancelJob = endpoint({
  id: 'cancelJob',
  method: 'POST',
  path: '/jobs/{id}/cancel',
  tag: 'Jobs',
  access: 'member',
  summary: 'Cancels a job and refunds its credits; a job that has ended is answered unchanged.',
  returns: { 200: Job },
});
