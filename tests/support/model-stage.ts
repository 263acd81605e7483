import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Credits } from '@/lib/contract/credits';
import { getCredits } from '@/lib/contract/credits';
import type { Job } from '@/lib/contract/job';
import type { JobEvent } from '@/lib/contract/job';
import { db } from '@/lib/server/db/client';
import { eventsAfter } from '@/lib/server/db/job-events';
import { call } from './http';
import { openMessagesApi, type MessagesApi } from './messages-api';
import { setTheStage, somebody } from './stage';

/** The Messages API that the model artist calls in this test file. */
export let api: MessagesApi;

/** As `setTheStage`, with the model as the artist. */
export function setTheModelStage(): void {
  // The first picture in a test file starts the drawing threads, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 120_000 });
  beforeAll(async () => {
    api = await openMessagesApi();
  });
  afterAll(() => api.close());
  setTheStage();
}

/** Every event of a job so far. */
export const story = (job: Job): Promise<JobEvent[]> => eventsAfter(db(), job.id, 0, 1000);

/** The balance of `somebody`, in credits. */
export const balance = async (): Promise<number> =>
  ((await call(getCredits, { key: somebody.key })).body as Credits).balance;

/** Checks that the running cost in the events never decreases, and ends at the cost of the job. */
export async function expectCost(job: Job, usd: number): Promise<void> {
  const costs = (await story(job)).flatMap((event) => (event.type === 'usage' ? [event.cost_usd] : []));
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(costs.at(-1)).toBeCloseTo(usd, 10);
  expect(job.cost_usd).toBeCloseTo(usd, 10);
}
