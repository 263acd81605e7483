import type { JobType, NewJobEvent } from '@/lib/contract/job';
import type { FailureKind } from '@/lib/contract/job-errors';
import type { Tx } from '../db/client';

/** What a running job is given. */
export interface JobContext {
  jobId: string;
  workspaceId: string;
  mascotId: string | null;
  /** Aborted when the job is canceled, has reached its cost ceiling, or the server stops. */
  signal: AbortSignal;
  /** The cost ceiling in USD, infinite for a job that is free. */
  maxCostUsd: number;
  /** Appends an event to the job's stream; one that comes after the job's end is dropped. */
  emit(event: JobNote): Promise<void>;
  /** Adds model spend in USD and emits `usage`; throws, and aborts the job, where that passes the ceiling. */
  addCost(usd: number): Promise<void>;
}

/** The events that belong to the work; the others belong to the job's states. */
export type JobNote = Exclude<NewJobEvent, { type: 'queued' | 'started' | 'finished' }>;

/** How a job's work ended well. */
export interface JobOutcome {
  /** The job's result, unless `commit` answers one. */
  result?: unknown;
  /**
   * Saves the work in the transaction that ends the job: both happen or neither. What it answers, if anything, is the
   * result.
   */
  commit?: (tx: Tx) => Promise<unknown>;
  /** Whether what was made is not charged: the credits that were held for it are refunded. */
  isFree?: boolean;
  /** Lets go of what the work left outside of the database, when the job has ended, however it did. */
  release?: () => Promise<void>;
}

/** Background work of one type. */
interface JobDefinition {
  type: JobType;
  run(input: unknown, context: JobContext): Promise<JobOutcome>;
}

/** Declares background work; `I` is the input that its use-case enqueues. */
export function defineJob<I>(definition: {
  type: JobType;
  run(input: I, context: JobContext): Promise<JobOutcome>;
}): JobDefinition {
  // The input was typed when it was enqueued and comes back as it was written.
  return { type: definition.type, run: (input, context) => definition.run(input as I, context) };
}

/** Modules that do each type of work, loaded when first needed. */
export type Handlers = Partial<Record<JobType, () => Promise<{ job: JobDefinition }>>>;

/** A failure whose message the person who asked reads; anything else that is thrown is logged and fails as internal. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
  readonly kind: FailureKind;

  constructor(message: string, { kind = 'refused', ...options }: ErrorOptions & { kind?: FailureKind } = {}) {
    super(message, options);
    this.kind = kind;
  }
}
