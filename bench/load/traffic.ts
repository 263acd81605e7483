import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import { RICH_MASCOT } from '../rich-mascot';
import type { Service } from '../service';

/** Milliseconds that each request of a kind took. */
export type Taken = Record<string, number[]>;

type Request = (service: Service, mascotId: string, number: number) => Promise<unknown>;

const exportOf = (service: Service, mascotId: string): Promise<Job> =>
  service.json<Job>('POST', `/mascots/${mascotId}/exports`, { format: 'png', size: 64 });

/** The requests of a visitor, repeated in this order. Exports are free, so the credits do not run out. */
const REQUESTS: Record<string, Request> = {
  write: (service, id, number) => service.send('PATCH', `/mascots/${id}`, { name: `Fox ${number}` }),
  preview: (service, id, number) =>
    service.send('GET', `/mascots/${id}/preview?size=256&animation=wave&t=${(number % 997) / 997}`),
  'export, waited for': async (service, id) => {
    const job = await exportOf(service, id);
    const { status } = await service.json<Job>('GET', `/jobs/${job.id}?wait=60`);
    if (status !== 'succeeded') throw new Error(`The export ended as ${status}.`);
  },
  list: (service) => service.send('GET', '/mascots?limit=20'),
  'export, followed': async (service, id) => {
    const job = await exportOf(service, id);
    const story = (await service.send('GET', `/jobs/${job.id}/events`)).toString();
    if (!story.includes('event: finished')) throw new Error('An event stream ended before its job.');
  },
  'bundle for the player': (service, id) => service.send('GET', `/mascots/${id}/bundle`),
};

/** Imports mascots with one animation each; gives their ids. */
export async function makeMascots(service: Service, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await service.json<Mascot>('POST', '/mascots', { spec: RICH_MASCOT });
    await service.json('POST', `/mascots/${id}/animations`, { preset: 'wave' });
    ids.push(id);
  }
  return ids;
}

/** The requests that fill the caches: of pictures with large ones, and of bundles with one for each new name. */
const FILLING = { previews: 700, previewSize: 1024, bundles: 320 };

/** Fills the server's caches of pictures and bundles, which grow up to their limits: that growth is no leak. */
export async function fillCaches(service: Service, mascots: readonly string[], visitors: number): Promise<void> {
  const { previews, previewSize, bundles } = FILLING;
  const idOf = (number: number) => mascots[number % mascots.length] ?? '';
  const fill = async (number: number) => {
    const id = idOf(number);
    if (number < previews)
      await service.send('GET', `/mascots/${id}/preview?size=${previewSize}&animation=wave&t=${number / previews}`);
    if (number >= bundles) return;
    await service.send('PATCH', `/mascots/${id}`, { name: `Fox before ${number}` });
    await service.send('GET', `/mascots/${id}/bundle`);
  };
  let next = 0;
  const visit = async () => {
    for (let number = next++; number < Math.max(previews, bundles); number = next++) await fill(number);
  };
  await Promise.all(Array.from({ length: visitors }, visit));
}

/** Starts parallel visitors that repeat every kind of request. The result stops them and gives the measured times. */
export function startTraffic(service: Service, mascots: readonly string[], visitors: number): () => Promise<Taken> {
  const taken: Taken = Object.fromEntries(Object.keys(REQUESTS).map((name) => [name, []]));
  const over = new AbortController();
  let number = 0;
  const visit = async () => {
    while (!over.signal.aborted) {
      for (const [name, request] of Object.entries(REQUESTS)) {
        number += 1;
        const began = performance.now();
        await request(service, mascots[number % mascots.length] ?? '', number);
        taken[name]?.push(performance.now() - began);
        if (over.signal.aborted) return;
      }
    }
  };
  const visits = Promise.all(Array.from({ length: visitors }, visit));
  // The stop function rethrows a failed visit, so it must not be an unhandled rejection before.
  visits.catch(() => over.abort());
  return async () => {
    over.abort();
    await visits;
    return taken;
  };
}
