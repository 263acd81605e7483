import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { endpoint } from './endpoint';
import { File } from './file';

/** The message for a file, or a form with one, that is too large. */
export const TOO_LARGE = 'A file may have at most 15 MB.';

/** A file as a part of a form. */
export const UploadFileInput = z.strictObject({
  file: z.file().min(1, 'The file is empty.').max(LIMITS.upload.bytes, TOO_LARGE).describe('The file, with its name.'),
});
export type UploadFileInput = z.infer<typeof UploadFileInput>;
/** A file that the server fetches. */
export const UploadUrlInput = z.strictObject({ url: z.url().describe('Where the server fetches it.') });
export type UploadUrlInput = z.infer<typeof UploadUrlInput>;

export const createUpload = endpoint({
  id: 'createUpload',
  method: 'POST',
  path: '/uploads',
  tag: 'Uploads',
  access: 'member',
  summary:
    'Keeps a picture (PNG, JPG, WebP, SVG) or a reference video (MP4, MOV, WebM) of at most 15 MB, sent in a ' +
    'form or fetched from an address. What it holds beside the picture, like places and names, is not kept; ' +
    'neither is what an SVG may not have.',
  body: UploadUrlInput,
  form: UploadFileInput,
  examples: { 'From an address': { url: 'https://example.com/fox.png' } },
  returns: { 201: File },
});
