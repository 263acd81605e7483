import { asBundle, type ErrorReason, type MascotBundle, PlayerError } from './bundle';

const loads = new Map<string, WeakRef<Promise<MascotBundle>>>();

const REASONS: Readonly<Record<number, ErrorReason>> = { 401: 'forbidden', 403: 'forbidden', 404: 'not_found' };

/** Fetches a URL without cookies. */
export const ask = (url: string): Promise<Response> => fetch(url, { credentials: 'omit' });

async function fetched(url: string): Promise<MascotBundle> {
  const answer = await ask(url).catch(() => {
    throw new PlayerError('network', `${url} could not be reached.`);
  });
  if (!answer.ok) throw new PlayerError(REASONS[answer.status] ?? 'network', `${url} answered ${answer.status}.`);
  return asBundle(await answer.json().catch(() => null));
}

/**
 * The bundle at a URL. Elements with the same URL share the promise as long as one of them references it. Rejects with
 * a `PlayerError`.
 */
export function load(url: string): Promise<MascotBundle> {
  const shared = loads.get(url)?.deref() ?? fetched(url);
  loads.set(url, new WeakRef(shared));
  shared.catch(() => loads.delete(url));
  return shared;
}
