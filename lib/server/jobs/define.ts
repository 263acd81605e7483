import type { JobType, NewJobEvent } from '@/lib/contract/job';
import type { FailureKind } from '@/lib/contract/job-errors';
import type { Tx } from '../db/client';

/** The interface between a running job and its work. */
export interface JobContext {
  jobId: string;
  workspaceId: string;
  mascotId: string | null;
  /** Aborts when the job is canceled or over its cost ceiling, or the server stops. */
  signal: AbortSignal;
  /** The cost ceiling in USD; infinite for a free job. */
  maxCostUsd: number;
  /** Appends an event to the job's stream; does nothing after the job's end. */
  emit(event: JobNote): Promise<void>;
  /** Adds model spend in USD and emits `usage`; throws, and aborts the job, where the ceiling is passed. */
  addCost(usd: number): Promise<void>;
}

/** The events that a job's work emits; its states emit the others. */
export type JobNote = Exclude<NewJobEvent, { type: 'queued' | 'started' | 'finished' }>;

/** The outcome of work that succeeded. */
export interface JobOutcome {
  /** The job's result, unless `commit` gives one. */
  result?: unknown;
  /** Saves the work in the transaction that ends the job, so that both happen or neither; may give the result. */
  commit?: (tx: Tx) => Promise<unknown>;
  /** Refunds the held credits, for work that is not charged. */
  isFree?: boolean;
  /** Removes temporary resources outside of the database, after the job's end. */
  release?: () => Promise<void>;
}

/** The work of one type of job. */
interface JobDefinition {
  type: JobType;
  run(input: unknown, context: JobContext): Promise<JobOutcome>;
}

/** Declares the work of a type of job; `I` is the input that its use-case enqueues. */
export function defineJob<I>(definition: {
  type: JobType;
  run(input: I, context: JobContext): Promise<JobOutcome>;
}): JobDefinition {
  // The input was typed when it was enqueued, and is read back unchanged.
  return { type: definition.type, run: (input, context) => definition.run(input as I, context) };
}

/** The module of each type of job, loaded on demand. */
export type Handlers = Partial<Record<JobType, () => Promise<{ job: JobDefinition }>>>;

/** A failure with a message for the customer; any other error is logged and fails as internal. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
  readonly kind: FailureKind;

  constructor(message: string, { kind = 'refused', ...options }: ErrorOptions & { kind?: FailureKind } = {}) {
    super(message, options);
    this.kind = kind;
  }
}
