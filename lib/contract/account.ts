import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { readable, Timestamp } from './common';
import { endpoint } from './endpoint';

/** The signed-in person. */
export const Account = z.strictObject({
  id: z.string(), object: z.literal('account'), email: z.email(), name: z.string().nullable(), created_at: Timestamp,
});
export type Account = z.infer<typeof Account>;

export const signIn = endpoint({
  id: 'signIn', method: 'POST', path: '/sign-in', tag: 'Account', access: 'public',
  summary: 'Mails a sign-in link; answers alike whether or not the address is known.',
  body: z.strictObject({
    email: z.email().max(LIMITS.email.max),
    /** A path of the studio where the link leads; anything else is left out of it. */
    next: z.string().max(1000).optional(),
  }),
  returns: { 202: z.strictObject({ sent: z.literal(true) }) },
});

export const getAccount = endpoint({
  id: 'getAccount', method: 'GET', path: '/account', tag: 'Account', access: 'session',
  summary: 'The signed-in person.',
  returns: { 200: Account },
});

export const updateAccount = endpoint({
  id: 'updateAccount', method: 'PATCH', path: '/account', tag: 'Account', access: 'session',
  summary: 'Renames the signed-in person.',
  body: z.strictObject({ name: readable(LIMITS.personName).trim() }),
  returns: { 200: Account },
});
