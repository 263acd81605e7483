import { z } from 'zod';
import { Timestamp } from './common';
import { bytes, endpoint } from './endpoint';

export const FILE_KINDS = ['upload', 'export', 'scene', 'preview'] as const;

/** A stored file (specification: File); `url` is a path. */
export const File = z.strictObject({
  id: z.string(),
  object: z.literal('file'),
  kind: z.string(),
  mime: z.string(),
  bytes: z.int(),
  url: z.string(),
  created_at: Timestamp,
});
export type File = z.infer<typeof File>;

const FILE_TYPES = [
  'application/octet-stream', 'image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml', 'video/mp4', 'video/quicktime', 'video/webm', 'application/json',
];

export const getFile = endpoint({
  id: 'getFile', method: 'GET', path: '/files/{id}', tag: 'Files', access: 'member',
  summary: "A file's bytes; `download` names the file to save it under, a `Range` header asks for a part of it.",
  query: z.strictObject({ download: z.string().max(200).optional() }),
  returns: { 200: bytes(...FILE_TYPES), 206: bytes(...FILE_TYPES) },
});
