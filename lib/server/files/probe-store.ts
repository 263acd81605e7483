import { env } from '../env';
import { askStore, storeRestMs } from './ask-store';

/** How long a check waits for the object store, in seconds: it takes milliseconds. */
const PROBE_SECONDS = 2;

/**
 * Gives the store of new files, whether it can be reached, and the milliseconds for which its circuit breaker stays
 * open.
 */
export async function probeStore(): Promise<{ store: 'database' | 's3'; reached: boolean; restMs: number }> {
  if (!env().s3) return { store: 'database', reached: true, restMs: 0 };
  const { HeadBucketCommand } = await import('@aws-sdk/client-s3');
  const reached = await askStore(
    ({ client, bucket }, abortSignal) => client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }),
    { seconds: PROBE_SECONDS },
  ).then(
    () => true,
    () => false,
  );
  return { store: 's3', reached, restMs: Math.round(storeRestMs()) };
}
