import { z } from 'zod';
import { AnimationClip } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { MascotSpec } from '@/lib/core/spec/schema';
import { pageOf, pageQuery, queryInteger, Timestamp } from './common';
import { endpoint, stream } from './endpoint';

export const JOB_TYPES = ['generate', 'reconstruct', 'edit', 'variant', 'animate', 'export', 'analyze', 'suggest', 'scene'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const FINAL_STATUSES = ['succeeded', 'failed', 'canceled'] as const;
export type FinalStatus = (typeof FINAL_STATUSES)[number];

/** Whether a job in this status has ended. */
export function isFinal(status: JobStatus): status is FinalStatus {
  return (FINAL_STATUSES as readonly JobStatus[]).includes(status);
}

/** A slow operation (specification: Job). */
export const Job = z.strictObject({
  id: z.string(),
  object: z.literal('job'),
  type: z.enum(JOB_TYPES),
  status: z.enum(JOB_STATUSES),
  mascot_id: z.string().nullable(),
  result: z.unknown(),
  error: z.string().nullable(),
  cost_usd: z.number(),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
});
export type Job = z.infer<typeof Job>;

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ seq: z.int(), at: Timestamp, type: z.literal(type), ...shape });

/** One event of a job's stream (specification: Job event stream); `percent` is 0 to 100, `done` and `total` count frames or steps. */
export const JobEvent = z.discriminatedUnion('type', [
  event('queued', {}),
  event('started', {}),
  event('progress', { text: z.string(), percent: z.number().min(0).max(100).optional(), done: z.int().optional(), total: z.int().optional() }),
  event('tool_call', { tool: z.string(), call_id: z.string() }),
  event('tool_input_delta', { call_id: z.string(), text: z.string() }),
  event('tool_result', { call_id: z.string(), text: z.string(), is_error: z.boolean() }),
  event('draft', { spec: MascotSpec }),
  event('draft_clip', { clip: AnimationClip }),
  event('usage', { cost_usd: z.number() }),
  event('finished', { status: z.enum(FINAL_STATUSES), error: z.string().nullable() }),
]);
export type JobEvent = z.infer<typeof JobEvent>;

/** Omit that keeps a union a union. */
type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** An event before it is stored: without its number and time. */
export type NewJobEvent = OmitEach<JobEvent, 'seq' | 'at'>;

export const listJobs = endpoint({
  id: 'listJobs', method: 'GET', path: '/jobs', tag: 'Jobs', access: 'member',
  summary: 'Jobs of the workspace, newest first.',
  query: z.strictObject({
    status: z.enum(JOB_STATUSES).optional(), type: z.enum(JOB_TYPES).optional(), mascot_id: z.string().optional(), ...pageQuery,
  }),
  returns: { 200: pageOf(Job) },
});

export const getJob = endpoint({
  id: 'getJob', method: 'GET', path: '/jobs/{id}', tag: 'Jobs', access: 'member',
  summary: 'A job; with `wait`, answers when it has ended or after that many seconds.',
  query: z.strictObject({ wait: queryInteger(0, LIMITS.jobWaitSeconds).optional() }),
  returns: { 200: Job },
});

export const streamJobEvents = endpoint({
  id: 'streamJobEvents', method: 'GET', path: '/jobs/{id}/events', tag: 'Jobs', access: 'member',
  summary: "A job's events after sequence number `after`, then live until it has finished.",
  query: z.strictObject({ after: queryInteger(0, Number.MAX_SAFE_INTEGER).optional() }),
  returns: { 200: stream(JobEvent) },
});

export const cancelJob = endpoint({
  id: 'cancelJob', method: 'POST', path: '/jobs/{id}/cancel', tag: 'Jobs', access: 'member',
  summary: 'Cancels a job and refunds its credits; a job that has ended is answered unchanged.',
  returns: { 200: Job },
});
