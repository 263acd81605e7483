import { db } from '../db/client';
import { dropExpiredFiles } from '../db/files';
import { deleteObjects } from './delete-objects';

/**
 * How many files one statement deletes: few, since the embedded database runs on the request thread, and films are
 * large.
 */
const BATCH = 20;

/** Deletes expired files in small batches, and gives their number. */
export async function dropExpired(now: Date): Promise<number> {
  let [all, dropped] = [0, BATCH];
  while (dropped === BATCH) {
    const keys = await dropExpiredFiles(db(), now, BATCH);
    dropped = keys.length;
    all += dropped;
    await deleteObjects(keys.filter((key) => key !== null));
  }
  return all;
}
