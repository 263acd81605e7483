import type { S3Client } from '@aws-sdk/client-s3';
import { env } from '../env';

/** The configured object store: its bucket and the signing client. */
export interface ObjectStore {
  client: S3Client;
  bucket: string;
}

/**
 * The time limits of the object store in milliseconds: to connect, to begin its answer after the request was sent, and
 * between bytes. A part of 8 MB is sent within `answer` at 7 Mbit/s.
 */
const TIMEOUT_MS = { connect: 2000, answer: 10_000, silence: 3000 };
/** The most connections to the object store; further calls wait for one, within the limit for connecting. */
const MAX_CONNECTIONS = 32;
/** How often a call is sent in total. Every call is idempotent: keys are never reused. */
const MAX_ATTEMPTS = 2;

/** The one client of the process. Its library is loaded only where an object store is configured. */
let opened: Promise<ObjectStore> | null = null;

async function open(): Promise<ObjectStore> {
  const { s3 } = env();
  if (!s3)
    throw new Error(
      'These bytes are in an object store, and none is configured: set the S3_ variables to those it was.',
    );
  const { S3Client: Client } = await import('@aws-sdk/client-s3');
  const client = new Client({
    endpoint: s3.endpoint,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Stores other than Amazon's expect the bucket in the path, and some do not support the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: TIMEOUT_MS.connect,
      requestTimeout: TIMEOUT_MS.answer,
      throwOnRequestTimeout: true,
      socketTimeout: TIMEOUT_MS.silence,
      httpAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
    },
  });
  return { client, bucket: s3.bucket };
}

/** The object store. Throws where none is configured. */
export function objectStore(): Promise<ObjectStore> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}
