import { setTimeout as sleep } from 'node:timers/promises';
import { jobEvents } from '@/lib/client/stream';
import { isFinal, type Job } from '@/lib/contract/job';
import { KEY } from './stage';

/** A client of functions that may be killed. */
export interface Asking {
  /** Asks until a function answers: one that was killed gives 502, and may have done what it was asked for. */
  ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T>;
  /** The job once it has ended. */
  ended(id: string): Promise<Job>;
  /** The numbers and types of a job's events, as a client that resumes reads them. */
  eventsOf(id: string): Promise<{ seq: number; type: string }[]>;
}

const TRIED_AGAIN = [409, 429, 500, 502, 503];

/** Gives a client of the platform at this address. */
export function askingAt(origin: string): Asking {
  const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' };

  async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    for (;;) {
      const response = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch(() => null);
      if (response?.ok) return (await response.json().catch(() => ask(method, path, body))) as T;
      const said = await response?.text();
      if (response && !TRIED_AGAIN.includes(response.status))
        throw new Error(`${path} answered ${response.status}: ${said}`);
      await sleep(200);
    }
  }

  async function ended(id: string): Promise<Job> {
    for (;;) {
      const job = await ask<Job>('GET', `/jobs/${id}?wait=2`);
      if (isFinal(job.status)) return job;
    }
  }

  async function eventsOf(id: string): Promise<{ seq: number; type: string }[]> {
    const open = (after: number) => fetch(`${origin}/api/v1/jobs/${id}/events?after=${after}`, { headers });
    const read: { seq: number; type: string }[] = [];
    for await (const { seq, type } of jobEvents(open)) read.push({ seq, type });
    return read;
  }

  return { ask, ended, eventsOf };
}
