import { z } from 'zod';
import { deletedOf, idOf, listOf, objectOf, Timestamp } from './common';
import { endpoint } from './endpoint';

/** A signed-in browser (specification: Sessions and sign-in); its token is never shown. */
export const Session = z.strictObject({
  id: idOf('session'),
  object: objectOf('session'),
  browser: z
    .string()
    .nullable()
    .meta({
      description: 'Such as "Chrome on macOS"; null if the browser did not say.',
      examples: ['Chrome on macOS'],
    }),
  current: z.boolean().describe('Whether it is the browser of this request.'),
  created_at: Timestamp,
  last_used_at: Timestamp.describe('When it last made a request.'),
  expires_at: Timestamp.describe('When it expires.'),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/account/sessions',
  tag: 'Account',
  access: 'session',
  summary: "The person's signed-in browsers: the current one first, then the last used.",
  returns: { 200: listOf(Session) },
});

export const deleteSession = endpoint({
  id: 'deleteSession',
  method: 'DELETE',
  path: '/account/sessions/{id}',
  tag: 'Account',
  access: 'session',
  summary: 'Signs a browser out at once.',
  returns: { 200: deletedOf('session') },
});

export const revokeSessions = endpoint({
  id: 'revokeSessions',
  method: 'POST',
  path: '/account/sessions/revoke-all',
  tag: 'Account',
  access: 'session',
  summary: 'Signs the person out of all browsers, including this one.',
  returns: { 200: z.strictObject({ revoked: z.int().describe('The number of browsers that were signed out.') }) },
});
