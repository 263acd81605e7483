import { askStore } from './ask-store';

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
