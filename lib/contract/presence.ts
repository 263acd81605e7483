import { z } from 'zod';
import { idOf, objectOf, readable, Timestamp } from './common';
import { endpoint } from './endpoint';

/** How long a person counts as present after the last heartbeat of their page, in seconds. */
export const PRESENCE_SECONDS = 45;

/** A person who has a mascot open. */
export const PersonHere = z.strictObject({
  object: objectOf('presence'),
  user_id: idOf('user'),
  name: z.string().meta({ description: 'Their name, or the part of their address before the @.', examples: ['Ada'] }),
  yourself: z.boolean().describe('Whether it is the one that asks, on another page.'),
});
export type PersonHere = z.infer<typeof PersonHere>;

/** The other people who have a mascot open, and its latest state. */
export const Presences = z.strictObject({
  object: objectOf('list'),
  data: z.array(PersonHere).describe('Each person once, but for the page that asks.'),
  version_id: z.string().nullable().describe('The current version of the mascot.'),
  updated_at: Timestamp.describe('When the mascot was last changed.'),
});
export type Presences = z.infer<typeof Presences>;

export const announcePresence = endpoint({
  id: 'announcePresence',
  method: 'PUT',
  path: '/mascots/{id}/presence',
  tag: 'Mascots',
  access: 'session',
  summary:
    `Says that a page has the mascot open, for ${PRESENCE_SECONDS} s, or has left it; gives who else is there, and ` +
    'the version that is current.',
  body: z.strictObject({
    page: readable({ min: 8, max: 40 }).meta({
      description: "The page's own random name.",
      examples: ['4b6n5c6d2fa1'],
    }),
    here: z.boolean().optional().describe('`false` when the page is closed.'),
  }),
  examples: {
    'The page is open': { page: '4b6n5c6d2fa1' },
    'The page is closed': { page: '4b6n5c6d2fa1', here: false },
  },
  returns: { 200: Presences },
});
