import type { Job, JobEvent, JobType } from '@/lib/contract/job';
import { isFinal } from '@/lib/contract/job-status';
import { ServiceError } from '../error';
import { resultOf, timedOut, waitForJob, DEFAULT_TIMEOUT_MS } from '../jobs';
import { jobEvents, type EventOptions } from '../stream';
import type { Ways } from './ask';
import type { RequestOptions } from './options';
import { everyItem } from './pages';
import type { JobOf, JobResults } from './results';
import type { JobsQuery, Page } from './routes';

/** How often a broken stream is reopened without a new event, which takes about half a minute in total. */
const STREAM_RETRIES = 10;
/** How much longer than the requested wait a response may take, in milliseconds. */
const MARGIN_MS = 30_000;

/** Options of waiting for a job: the time limit, a signal that stops it, and callbacks for events. */
export interface WaitOptions {
  /** The time limit in milliseconds; by default 15 minutes. The job continues after it. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Called with each progress event. */
  onProgress?(progress: Extract<JobEvent, { type: 'progress' }>, jobId: string): void;
  /** Called with each draft: a spec that is being drawn or a clip that is being composed. */
  onDraft?(draft: Extract<JobEvent, { type: 'draft' | 'draft_clip' }>, jobId: string): void;
  /** Called with every event. */
  onEvent?(event: JobEvent, jobId: string): void;
}
/** The options of helpers that start a job and wait for it. */
export type AwaitOptions = WaitOptions & Pick<RequestOptions, 'idempotencyKey'>;

/** Jobs, which are slow operations: fetch them, wait for them, follow and cancel them. */
export class Jobs {
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** A page of jobs, newest first. */
  list(query?: JobsQuery, options?: RequestOptions): Promise<Page<JobOf>> {
    return this.#ways.ask('GET /jobs', { query }, options) as Promise<Page<JobOf>>;
  }

  /** All jobs, newest first. Fetches further pages as needed. */
  all(query: JobsQuery = {}, options?: RequestOptions): AsyncGenerator<JobOf, void> {
    return everyItem((cursor) => this.list({ ...query, cursor: cursor ?? query.cursor }, options));
  }

  /**
   * The current state of a job. With `wait`, the service holds the response until the job has ended, for at most that
   * many seconds (up to 120).
   */
  get(id: string, options: RequestOptions & { wait?: number } = {}): Promise<JobOf> {
    return this.#ways.ask(
      'GET /jobs/{id}',
      { params: { id }, query: { wait: options.wait } },
      options,
    ) as Promise<JobOf>;
  }

  /** Cancels a job and refunds its credits; a job that has ended stays unchanged. */
  cancel(id: string, options?: RequestOptions): Promise<JobOf> {
    return this.#ways.ask('POST /jobs/{id}/cancel', { params: { id } }, options) as Promise<JobOf>;
  }

  /** Waits until a job has ended, whatever its status, and gives it. Throws `timeout` (408). */
  async wait(id: string, options: WaitOptions = {}): Promise<JobOf> {
    const { onProgress, onDraft, onEvent, timeoutMs, signal } = options;
    if (!onProgress && !onDraft && !onEvent) {
      const ask = (job: string, wait: number, stop?: AbortSignal): Promise<Job> =>
        this.get(job, { wait, signal: stop, timeoutMs: wait * 1000 + MARGIN_MS });
      return (await waitForJob(ask, id, { timeoutMs, signal })) as JobOf;
    }
    await this.#follow(id, { timeoutMs, signal }, (event) => {
      onEvent?.(event, id);
      if (event.type === 'progress') onProgress?.(event, id);
      if (event.type === 'draft' || event.type === 'draft_clip') onDraft?.(event, id);
    });
    return this.get(id, { signal });
  }

  /** Waits for a job and gives the result of its type. Throws `job_failed` (500) with the job's error, or `timeout`. */
  async result<Type extends JobType>(job: JobOf<Type>, options?: WaitOptions): Promise<JobResults[Type]> {
    return resultOf(
      isFinal(job.status) ? (job as Job) : ((await this.wait(job.id, options)) as Job),
    ) as JobResults[Type];
  }

  /** The events of a job as they happen, until it has ended. Reconnects after a broken connection. */
  events(id: string, options?: EventOptions): AsyncGenerator<JobEvent, void> {
    return jobEvents((after, signal) => this.#ways.openEvents(id, after, signal), {
      ...options,
      retries: STREAM_RETRIES,
    });
  }

  async #follow(
    id: string,
    { timeoutMs = DEFAULT_TIMEOUT_MS, signal }: WaitOptions,
    hear: (event: JobEvent) => void,
  ): Promise<void> {
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(timedOut(id, timeoutMs)), timeoutMs);
    try {
      for await (const event of this.events(id, {
        signal: signal ? AbortSignal.any([signal, clock.signal]) : clock.signal,
      }))
        hear(event);
    } catch (error) {
      throw clock.signal.aborted && !signal?.aborted && !(error instanceof ServiceError) ? clock.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The options of the call that starts a job. The time limit applies only to the wait. */
export function startOf({ signal, idempotencyKey }: AwaitOptions = {}): RequestOptions {
  return { signal, idempotencyKey };
}
