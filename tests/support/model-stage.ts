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

/** The service that the model artist speaks to in this test file. */
export let api: MessagesApi;

/** Opens the product with a model as its artist: see `setTheStage`. */
export function setTheModelStage(): void {
  // The first picture of a file starts the drawing threads, which takes long on a busy machine.
  vi.setConfig({ testTimeout: 120_000 });
  beforeAll(async () => {
    api = await openMessagesApi();
  });
  afterAll(() => api.close());
  setTheStage();
}

/** Every event of a job so far. */
export const story = (job: Job): Promise<JobEvent[]> => eventsAfter(db(), job.id, 0, 1000);

/** The credits of the person on the stage. */
export const balance = async (): Promise<number> =>
  ((await call(getCredits, { key: somebody.key })).body as Credits).balance;

/** Checks that the running cost in the events never falls, and ends as the job's own. */
export async function expectCost(job: Job, usd: number): Promise<void> {
  const costs = (await story(job)).flatMap((event) => (event.type === 'usage' ? [event.cost_usd] : []));
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(costs.at(-1)).toBeCloseTo(usd, 10);
  expect(job.cost_usd).toBeCloseTo(usd, 10);
}
