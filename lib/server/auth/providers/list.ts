import { PROVIDER_TITLES, PROVIDERS, type Provider } from '@/lib/contract/provider';
import type { Person } from '../../actor';
import { connectedProviders } from '../../db/accounts';
import { db } from '../../db/client';
import { configuredProviders } from './configured';

/** The providers that the service has configured or the person has connected. */
export async function providersOf(actor: Person): Promise<Provider[]> {
  const connected = await connectedProviders(db(), actor.userId);
  const available = new Set(configuredProviders());
  return PROVIDERS.filter((id) => available.has(id) || connected.has(id)).map((id) => ({
    object: 'provider',
    id,
    title: PROVIDER_TITLES[id],
    available: available.has(id),
    connected: connected.has(id),
  }));
}
