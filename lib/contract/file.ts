import { z } from 'zod';
import { idOf, objectOf, Timestamp } from './common';
import { bytes, endpoint } from './endpoint';

export const FILE_KINDS = ['upload', 'export', 'scene', 'preview'] as const;

/** A stored file (specification: File); `url` is a path. */
export const File = z.strictObject({
  id: idOf('file'),
  object: objectOf('file'),
  kind: z.string().meta({ description: 'What it came from: `upload`, `export` or `scene`.', examples: ['export'] }),
  mime: z.string().meta({ description: 'Its media type.', examples: ['image/gif'] }),
  bytes: z.int().meta({ description: 'Its size in bytes.', examples: [184230] }),
  url: z.string().meta({ description: 'Its path on this service.', examples: ['/api/v1/files/file_k3v9q2m7x4b8n5c6d2fa'] }),
  created_at: Timestamp,
});
export type File = z.infer<typeof File>;

const FILE_TYPES = [
  'application/octet-stream', 'image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml', 'video/mp4', 'video/quicktime', 'video/webm', 'application/json',
];

export const getFile = endpoint({
  id: 'getFile', method: 'GET', path: '/files/{id}', tag: 'Files', access: 'member',
  summary: "A file's bytes; `download` names the file to save it under, a `Range` header asks for a part of it.",
  query: z.strictObject({ download: z.string().max(200).optional().describe('The name to save it under; without it a browser shows what it can.') }),
  returns: { 200: bytes(...FILE_TYPES), 206: bytes(...FILE_TYPES) },
});
