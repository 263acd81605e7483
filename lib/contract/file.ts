import { z } from 'zod';
import { idOf, objectOf, Timestamp } from './common';
import { bytes, endpoint } from './endpoint';
import { EXPORT_FORMATS } from './export-formats';

/** Where a file comes from. */
export const FILE_KINDS = ['upload', 'export', 'scene'] as const;

/** A stored file (specification: File); `url` is a path. */
export const File = z.strictObject({
  id: idOf('file'),
  object: objectOf('file'),
  kind: z.string().meta({ description: 'What it came from: `upload`, `export` or `scene`.', examples: ['export'] }),
  mime: z.string().meta({ description: 'Its media type.', examples: ['image/gif'] }),
  bytes: z.int().meta({ description: 'Its size in bytes.', examples: [184230] }),
  url: z
    .string()
    .meta({ description: 'Its path on this service.', examples: ['/api/v1/files/file_k3v7q2m7x4b6n5c6d2fa'] }),
  created_at: Timestamp,
  expires_at: Timestamp.optional().describe('When it is deleted; absent where it stays.'),
});
export type File = z.infer<typeof File>;

/** The media types of files: those of exports, and those that only uploads have. */
const FILE_TYPES = new Set([
  'application/octet-stream',
  ...Object.values(EXPORT_FORMATS).map(({ mime }) => mime),
  'image/jpeg',
  'video/quicktime',
]);

export const getFile = endpoint({
  id: 'getFile',
  method: 'GET',
  path: '/files/{id}',
  tag: 'Files',
  access: 'link',
  summary:
    "A file's bytes; with `download` it is saved under its own name, a `Range` header asks for a part of it. " +
    'The links of MCP answers carry a `token` and need no key. A server with an object store may answer 302 to a ' +
    'signed address there, which works for some minutes.',
  query: z.strictObject({
    download: z
      .string()
      .max(200)
      .optional()
      .describe('With any value, or none, it is saved under its own name; without it a browser shows what it can.'),
    token: z
      .string()
      .optional()
      .describe('What a signed address carries: it opens this file without a key until it ends.'),
  }),
  returns: { 200: bytes(...FILE_TYPES), 206: bytes(...FILE_TYPES), 302: bytes() },
});
