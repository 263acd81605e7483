import type { S3Client } from '@aws-sdk/client-s3';
import { env } from '../env';

/** The object store as it is configured: its bucket and the client that signs for it. */
export interface ObjectStore {
  client: S3Client;
  bucket: string;
}

/** How long the object store may take to connect and to send on; past that the upload or download fails. */
const PATIENCE_MS = { connect: 5000, answer: 30_000 };

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
    // Stores other than Amazon's have the bucket in the path, and not all of them know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: PATIENCE_MS.connect, requestTimeout: PATIENCE_MS.answer },
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
