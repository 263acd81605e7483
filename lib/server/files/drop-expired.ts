import { db } from '../db/client';
import { dropExpiredFiles, reclaimFiles } from '../db/files';
import { deleteObjects } from './delete-objects';

/** Files that one statement deletes: the embedded database works on the thread of the requests, and films are large. */
const BATCH = 20;

/** Deletes the files whose end has come, in small batches, and answers how many. */
export async function dropExpired(now: Date): Promise<number> {
  let [all, dropped] = [0, BATCH];
  while (dropped === BATCH) {
    const keys = await dropExpiredFiles(db(), now, BATCH);
    dropped = keys.length;
    all += dropped;
    await deleteObjects(keys.filter((key) => key !== null));
  }
  if (all > 0) await reclaimFiles(db());
  return all;
}
