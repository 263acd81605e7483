import { db, openDatabase } from '../db/client';
import { pendingDeliveries } from '../db/deliveries';
import { oldestQueuedSeconds, openJobs } from '../db/open-jobs';
import { runner } from '../jobs/runner';
import { CAPACITY } from '../jobs/lanes';
import { logError } from '../log';
import { metrics } from '../metrics/registry';

async function lookAtDatabase(): Promise<void> {
  const { openJobs: jobs, oldestQueued, creditsHeld, deliveriesPending, pool } = metrics();
  const connection = await openDatabase();
  const open = await openJobs(db());
  jobs.reset();
  for (const each of open) jobs.set({ type: each.type, status: each.status }, each.jobs);
  oldestQueued.set(oldestQueuedSeconds(open));
  creditsHeld.set(open.reduce((sum, { held }) => sum + held, 0));
  deliveriesPending.set(await pendingDeliveries(db()));
  for (const [state, connections] of Object.entries(connection.pool() ?? {})) pool.set({ state }, connections);
}

/**
 * Gives all metrics in the Prometheus text format, with their media type; without those of the database if it does not
 * answer.
 */
export async function scrape(): Promise<{ text: string; mime: string }> {
  const { registry, databaseUp, jobsHere, jobCapacity } = metrics();
  const up = await lookAtDatabase().then(
    () => 1,
    (error: unknown) => {
      logError('metrics.database', error);
      return 0;
    },
  );
  databaseUp.set(up);
  jobsHere.set(runner().running.size);
  jobCapacity.set(CAPACITY);
  return { text: await registry.metrics(), mime: registry.contentType };
}
