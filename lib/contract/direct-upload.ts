import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { idOf, objectOf, remark, Timestamp } from './common';
import { endpoint } from './endpoint';
import { File } from './file';
import { TOO_LARGE } from './upload';

/** The size of a file that will be uploaded directly to the object store. */
const DirectUploadInput = z.strictObject({
  bytes: z
    .int()
    .min(1, 'The file is empty.')
    .max(LIMITS.upload.bytes, TOO_LARGE)
    .describe('The size of the file, which is sent with exactly so many bytes.'),
});
export type DirectUploadInput = z.infer<typeof DirectUploadInput>;

/** A presigned URL of the object store for one file. */
export const DirectUpload = z.strictObject({
  id: idOf('direct_upload'),
  object: objectOf('direct_upload'),
  url: z.url().meta({
    description: 'Send the file there with PUT, without a key and without headers of your own.',
    examples: ['https://objects.example.com/mascots/incoming/wsp_k3v7/dup_k3v7?X-Amz-Expires=900'],
  }),
  expires_at: Timestamp.describe('Until when the address takes it.'),
});
export type DirectUpload = z.infer<typeof DirectUpload>;

const FinishDirectUploadInput = z.strictObject({
  name: remark({ max: 200 }).optional().describe('What the file is called where it comes from.'),
});
export type FinishDirectUploadInput = z.infer<typeof FinishDirectUploadInput>;

export const createDirectUpload = endpoint({
  id: 'createDirectUpload',
  method: 'POST',
  path: '/uploads/direct',
  tag: 'Uploads',
  access: 'member',
  summary:
    'Gives an address of the object store that takes one file, past the limits that a platform has for bodies of ' +
    'requests. Finish the upload once the file is sent. A server without an object store that callers reach refuses ' +
    'it: send the file in a form then.',
  body: DirectUploadInput,
  examples: { 'A photograph of 6 MB': { bytes: 6_291_456 } },
  returns: { 201: DirectUpload },
});

export const finishDirectUpload = endpoint({
  id: 'finishDirectUpload',
  method: 'POST',
  path: '/uploads/direct/{id}',
  tag: 'Uploads',
  access: 'member',
  summary:
    'Checks a file that was sent to the object store and keeps it, as if it had come in a form. What was sent is ' +
    'gone then, also where it is refused.',
  body: FinishDirectUploadInput,
  examples: { 'With its name': { name: 'fox.png' } },
  returns: { 201: File },
});
