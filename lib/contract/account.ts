import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { DELETION_WORDS } from './account-words';
import { deletedOf, idOf, objectOf, readable, Timestamp } from './common';
import { endpoint } from './endpoint';

/** The signed-in person. */
export const Account = z.strictObject({
  id: idOf('user'),
  object: objectOf('account'),
  email: z.email().meta({ description: 'The e-mail address for sign-in.', examples: ['mira@example.com'] }),
  name: z
    .string()
    .nullable()
    .meta({ description: "The person's name.", examples: ['Mira'] }),
  created_at: Timestamp,
});
export type Account = z.infer<typeof Account>;

export const signIn = endpoint({
  id: 'signIn',
  method: 'POST',
  path: '/sign-in',
  tag: 'Account',
  access: 'public',
  summary: 'Mails a sign-in link; answers alike whether or not the address is known.',
  body: z.strictObject({
    email: z.email().max(LIMITS.email.max).describe('Where the link is sent.'),
    next: z
      .string()
      .max(1000)
      .optional()
      .describe('A path of the studio where the link leads; anything else is left out of it.'),
  }),
  returns: { 202: z.strictObject({ sent: z.literal(true).describe('True, whether or not the address is known.') }) },
  examples: { 'A link': { email: 'mira@example.com' } },
});

export const getAccount = endpoint({
  id: 'getAccount',
  method: 'GET',
  path: '/account',
  tag: 'Account',
  access: 'session',
  summary: 'The signed-in person.',
  returns: { 200: Account },
});

export const updateAccount = endpoint({
  id: 'updateAccount',
  method: 'PATCH',
  path: '/account',
  tag: 'Account',
  access: 'session',
  summary: 'Renames the signed-in person.',
  body: z.strictObject({ name: readable(LIMITS.personName).describe("The person's name.") }),
  examples: { 'Another name': { name: 'Mira' } },
  returns: { 200: Account },
});

export const deleteAccount = endpoint({
  id: 'deleteAccount',
  method: 'POST',
  path: '/account/delete',
  tag: 'Account',
  access: 'session',
  summary:
    'Deletes the account and its personal workspace at once, with mascots, files, keys, webhooks and credits; open ' +
    'jobs are canceled. Teams of nobody else go too, others are left. Stored bytes are gone within a day.',
  title: 'Delete the account',
  body: z.strictObject({ confirm: z.literal(DELETION_WORDS).describe('Exactly these words.') }),
  examples: { Confirmed: { confirm: DELETION_WORDS } },
  returns: { 200: deletedOf('account') },
  errors: ['owner_must_transfer'],
});
