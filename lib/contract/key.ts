import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { deletedOf, idOf, listOf, objectOf, readable, Timestamp } from './common';
import { endpoint } from './endpoint';

/** An API key in a listing (specification: API key): never the secret. */
export const Key = z.strictObject({
  id: idOf('key'),
  object: objectOf('key'),
  name: z.string().describe('What it is for.'),
  prefix: z.string().meta({ description: 'Its first 12 characters.', examples: ['lr_sk_4f9c2a'] }),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable().describe('When it was last used; null before the first use.'),
});
export type Key = z.infer<typeof Key>;

/** A new API key; only this response shows `key`, which is null when an idempotent request is replayed. */
export const NewKey = z.strictObject({
  id: idOf('key'),
  key: z
    .string()
    .describe('The key itself, shown only in this response; null where an idempotent request is replayed.'),
  prefix: z.string().meta({ description: 'Its first 12 characters.', examples: ['lr_sk_4f9c2a'] }),
});
export type NewKey = z.infer<typeof NewKey>;

export const listKeys = endpoint({
  id: 'listKeys',
  method: 'GET',
  path: '/keys',
  tag: 'Account',
  access: 'admin',
  summary: 'Active API keys of the workspace.',
  returns: { 200: listOf(Key) },
});

export const createKey = endpoint({
  id: 'createKey',
  method: 'POST',
  path: '/keys',
  tag: 'Account',
  access: 'admin',
  summary: 'Creates an API key; the key is shown only in this response.',
  body: z.strictObject({ name: readable(LIMITS.keyName).optional().describe('What it is for.') }),
  examples: { 'For a website': { name: 'Website' } },
  returns: { 201: NewKey },
});

export const deleteKey = endpoint({
  id: 'deleteKey',
  method: 'DELETE',
  path: '/keys/{id}',
  tag: 'Account',
  access: 'admin',
  summary: 'Revokes an API key at once.',
  returns: { 200: deletedOf('key') },
});
