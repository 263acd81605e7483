import { z } from 'zod';
import { deletedOf, listOf, objectOf } from './common';
import { endpoint } from './endpoint';

/** The identity providers that people may sign in with (specification: Sessions and sign-in). */
export const PROVIDERS = ['google', 'github'] as const;
export type ProviderId = (typeof PROVIDERS)[number];

/** Whether a word is the id of a provider. */
export const isProvider = (word: string): word is ProviderId => PROVIDERS.some((id) => id === word);

/** The title of each provider. */
export const PROVIDER_TITLES: Record<ProviderId, string> = { google: 'Google', github: 'GitHub' };

/** A provider that the service has configured or the person has connected. */
export const Provider = z.strictObject({
  object: objectOf('provider'),
  id: z.enum(PROVIDERS).describe('Identifies it.'),
  title: z.string().describe('The display name.'),
  available: z
    .boolean()
    .describe(
      'Whether the service can reach it: one that was taken out of the configuration may still be disconnected.',
    ),
  connected: z.boolean().describe('Whether the person signs in with it.'),
});
export type Provider = z.infer<typeof Provider>;

export const listProviders = endpoint({
  id: 'listProviders',
  method: 'GET',
  path: '/account/providers',
  tag: 'Account',
  access: 'session',
  summary: 'The identity providers, and which of them are connected. A link by e-mail always works beside them.',
  returns: { 200: listOf(Provider) },
});

export const deleteProvider = endpoint({
  id: 'deleteProvider',
  method: 'DELETE',
  path: '/account/providers/{provider}',
  tag: 'Account',
  access: 'session',
  summary: 'Disconnects an identity provider.',
  returns: { 200: deletedOf('provider') },
});
