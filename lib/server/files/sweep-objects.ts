import { db } from '../db/client';
import { withoutFile } from '../db/files';
import { env } from '../env';
import { askStore } from './ask-store';
import { deleteObjects } from './delete-objects';
import { INCOMING_PREFIX } from './incoming';
import { fileOfKey, OBJECT_PREFIX } from './s3-blobs';

/**
 * The least age in milliseconds of an object without a file before it is deleted: objects are stored before their rows,
 * and direct uploads stay open for a while.
 */
const SPARED_MS = 3_600_000;

/** Yields the keys of objects that are old enough to be deleted, page by page. */
async function* oldObjects(prefix: string, now: Date): AsyncGenerator<string[], void> {
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  for (let token: string | undefined, isMore = true; isMore;) {
    const from = token;
    const page = await askStore(({ client, bucket }, abortSignal) =>
      client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: from }), {
        abortSignal,
      }),
    );
    yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
      Key && LastModified && now.getTime() - LastModified.getTime() > SPARED_MS ? [Key] : [],
    );
    token = page.NextContinuationToken;
    isMore = token !== undefined;
  }
}

/**
 * Deletes objects whose file was deleted or never inserted, and unfinished direct uploads; gives their number. Does
 * nothing if no object store is configured.
 */
export async function sweepObjects(now: Date): Promise<number> {
  if (!env().s3) return 0;
  let swept = 0;
  for await (const old of oldObjects(OBJECT_PREFIX, now)) {
    const forsaken = new Set(await withoutFile(db(), old.map(fileOfKey)));
    const keys = old.filter((key) => forsaken.has(fileOfKey(key)));
    await deleteObjects(keys);
    swept += keys.length;
  }
  for await (const keys of oldObjects(INCOMING_PREFIX, now)) {
    await deleteObjects(keys);
    swept += keys.length;
  }
  return swept;
}
