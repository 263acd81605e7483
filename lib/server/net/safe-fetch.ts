import { env } from '../env';

/** Posts to a path of this service itself; `seconds` bounds the wait for an answer. Throws where it cannot be reached or does not answer 2xx. */
export async function postToSelf(path: string, headers: Record<string, string>, seconds: number): Promise<void> {
  const response = await fetch(new URL(path, env().appUrl), { method: 'POST', headers, signal: AbortSignal.timeout(seconds * 1000), redirect: 'error' });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
}
