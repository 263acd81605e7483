import { LIMITS } from '@/lib/core/limits';
import { logError } from '../log';
import { askStore } from './ask-store';
import { deleteObjects } from './delete-objects';
import { objectRange } from './s3-blobs';
import { signedPut } from './signed-address';

/** What the keys of direct uploads begin with, which nobody has checked yet. */
export const INCOMING_PREFIX = 'incoming/';

/** The key of a direct upload: another workspace's has another key. */
const keyOf = (workspaceId: string, id: string): string => `${INCOMING_PREFIX}${workspaceId}/${id}`;

/** The address that takes a direct upload of this size, and when it ends in milliseconds since 1970. */
export const incomingAddress = (workspaceId: string, id: string, bytes: number) =>
  signedPut(keyOf(workspaceId, id), bytes);

/** The size of an object in bytes; null where there is none. */
async function sizeOf(key: string): Promise<number | null> {
  const { HeadObjectCommand, NotFound } = await import('@aws-sdk/client-s3');
  return askStore(async ({ client, bucket }, abortSignal) => {
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }), { abortSignal });
    return head.ContentLength ?? 0;
  }).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
}

/** All bytes of an object: no part of one that has none can be asked for. */
const wholeObject = async (key: string, size: number) =>
  size === 0 ? new Uint8Array() : new Uint8Array(await objectRange(key, { first: 0, last: size - 1 }));

/**
 * The bytes of a direct upload; null where nothing was sent, or it is finished. `too_large` for more than an upload may
 * have, unread. Throws a 503 where the object store is away.
 */
export async function readIncoming(
  workspaceId: string,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | 'too_large' | null> {
  const key = keyOf(workspaceId, id);
  const size = await sizeOf(key);
  if (size === null) return null;
  return size > LIMITS.upload.bytes ? 'too_large' : wholeObject(key, size);
}

/** Deletes what was sent for a direct upload. What the object store does not delete now, the clean-up does. */
export async function dropIncoming(workspaceId: string, id: string): Promise<void> {
  await deleteObjects([keyOf(workspaceId, id)]).catch((error: unknown) => logError('files.incoming_stays', error));
}
