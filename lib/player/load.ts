import { asBundle, type ErrorReason, type PlayerBundle, PlayerError } from './bundle';

interface Load {
  users: number;
  stop: AbortController;
  bundle: Promise<PlayerBundle>;
}

const underWay = new Map<string, Load>();
const arrived = new Map<string, WeakRef<PlayerBundle>>();

const REASONS: Readonly<Record<number, ErrorReason>> = { 401: 'forbidden', 403: 'forbidden', 404: 'not_found' };

async function fetched(url: string, signal: AbortSignal): Promise<PlayerBundle> {
  const answer = await fetch(url, { credentials: 'omit', signal }).catch(() => {
    throw new PlayerError('network', `${url} could not be reached.`);
  });
  if (!answer.ok) throw new PlayerError(REASONS[answer.status] ?? 'network', `${url} answered ${answer.status}.`);
  return asBundle(await answer.json().catch(() => null));
}

/**
 * The bundle at an address. Elements that ask for the same one share it, while it is on its way and as long as one of them holds it.
 * Aborting leaves; the request ends when nobody waits for it any more. Throws a `PlayerError`.
 */
export async function load(url: string, signal: AbortSignal): Promise<PlayerBundle> {
  const known = arrived.get(url)?.deref();
  if (known) return known;
  const shared = underWay.get(url) ?? begin(url);
  shared.users += 1;
  signal.addEventListener('abort', () => {
    shared.users -= 1;
    if (!shared.users) shared.stop.abort();
  });
  return shared.bundle;
}

function begin(url: string): Load {
  const stop = new AbortController();
  const made: Load = { users: 0, stop, bundle: fetched(url, stop.signal) };
  underWay.set(url, made);
  const forget = (): void => {
    if (underWay.get(url) === made) underWay.delete(url);
  };
  stop.signal.addEventListener('abort', forget);
  made.bundle.then((bundle) => arrived.set(url, new WeakRef(bundle))).finally(forget).catch(() => undefined);
  return made;
}
