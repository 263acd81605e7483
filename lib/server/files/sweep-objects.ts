import { db } from '../db/client';
import { withoutFile } from '../db/files';
import { env } from '../env';
import { askStore } from './ask-store';
import { fileOfKey, OBJECT_PREFIX } from './s3-blobs';

/** How old an object without a file must be before it is deleted: it is put before the file has a row. */
const SPARED_MS = 3_600_000;

/** Deletes objects by their keys, at most a thousand. */
export async function deleteObjects(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { DeleteObjectsCommand } = await import('@aws-sdk/client-s3');
  await askStore(({ client, bucket }, abortSignal) =>
    client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Quiet: true, Objects: keys.map((Key) => ({ Key })) } }),
      { abortSignal },
    ),
  );
}

/**
 * Deletes objects whose file was deleted or never inserted, and answers how many.
 * Does nothing where no object store is configured.
 */
export async function sweepObjects(now: Date): Promise<number> {
  if (!env().s3) return 0;
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  let swept = 0;
  for (let token: string | undefined, isMore = true; isMore;) {
    const from = token;
    const page = await askStore(({ client, bucket }, abortSignal) =>
      client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: OBJECT_PREFIX, ContinuationToken: from }), {
        abortSignal,
      }),
    );
    const old = (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
      Key && LastModified && now.getTime() - LastModified.getTime() > SPARED_MS ? [Key] : [],
    );
    const forsaken = new Set(await withoutFile(db(), old.map(fileOfKey)));
    const keys = old.filter((key) => forsaken.has(fileOfKey(key)));
    await deleteObjects(keys);
    swept += keys.length;
    token = page.NextContinuationToken;
    isMore = token !== undefined;
  }
  return swept;
}
