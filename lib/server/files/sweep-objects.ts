import { db } from '../db/client';
import { withoutFile } from '../db/files';
import { env } from '../env';
import { OBJECT_PREFIX } from './s3-blobs';
import { objectStore } from './s3-client';

/** How old an object without a file must be before it is deleted: far longer than the transaction that puts one. */
const SPARED_MS = 3_600_000;

/**
 * Deletes objects whose file was deleted or never inserted, and answers how many.
 * Does nothing where no object store is configured.
 */
export async function sweepObjects(now: Date): Promise<number> {
  if (!env().s3) return 0;
  const { client, bucket } = await objectStore();
  const { DeleteObjectsCommand, paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  let swept = 0;
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: OBJECT_PREFIX })) {
    const old = Contents.filter(
      ({ LastModified }) => LastModified && now.getTime() - LastModified.getTime() > SPARED_MS,
    );
    const forsaken = await withoutFile(
      db(),
      old.map(({ Key = '' }) => Key.slice(OBJECT_PREFIX.length)),
    );
    if (forsaken.length === 0) continue;
    await client.send(
      new DeleteObjectsCommand({
        Bucket: bucket,
        Delete: { Quiet: true, Objects: forsaken.map((id) => ({ Key: OBJECT_PREFIX + id })) },
      }),
    );
    swept += forsaken.length;
  }
  return swept;
}
