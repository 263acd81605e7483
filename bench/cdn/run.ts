// The share of embed requests that a caching proxy answers without the service.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mascot } from '@/lib/contract/mascot';
import { note, report } from '../report';
import { RICH_MASCOT } from '../rich-mascot';
import { withServer } from '../server';
import { connect, type Service } from '../service';
import { hasNginx, startNginx } from './nginx';

const MASCOTS = 50;
const VISITS = 4000;
/** The number of parallel visits. */
const VISITORS = 8;
/** Slightly more than the time for which a shared cache considers the current version fresh, in milliseconds. */
const STALE_AFTER_MS = 61_000;

/** Makes public or private mascots. */
async function make(service: Service, count: number, isPublic: boolean): Promise<Mascot[]> {
  const made: Mascot[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await service.json<Mascot>('POST', '/mascots', { spec: RICH_MASCOT });
    made.push(await service.json<Mascot>('PATCH', `/mascots/${id}`, { public: isPublic }));
  }
  return made;
}

/** Requests a URL as an embed does; gives the cache status, the size and the ETag. */
async function get(url: string): Promise<{ cache: string; bytes: number; etag: string | null }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
  const { byteLength } = await answer.arrayBuffer();
  return { cache: answer.headers.get('x-cache') ?? '', bytes: byteLength, etag: answer.headers.get('etag') };
}

/** Picks a random mascot by a Zipf distribution: the first ones far more often than the last. */
function visited(mascots: readonly Mascot[]): Mascot {
  const weights = mascots.map((_, index) => 1 / (index + 1));
  let at = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
  return mascots[weights.findIndex((weight) => (at -= weight) <= 0)] ?? mascots[0]!;
}

/** Makes visits; gives the share that the cache answers, and the visits per second. */
async function visit(mascots: readonly Mascot[], visits: number, addressOf: (mascot: Mascot) => string) {
  let left = visits;
  let hits = 0;
  const began = performance.now();
  const visitor = async () => {
    while (left-- > 0) {
      const { cache } = await get(addressOf(visited(mascots)));
      if (cache === 'HIT' || cache === 'STALE' || cache === 'UPDATING') hits += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return { share: hits / visits, perSecond: (visits * 1000) / (performance.now() - began) };
}

const bundle = (base: string) => (mascot: Mascot) => `${base}/api/v1/mascots/${mascot.id}/bundle`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

async function measure(service: Service, direct: string, proxy: string): Promise<void> {
  const mascots = await make(service, MASCOTS, true);
  const hidden = await make(service, 3, false);
  const picture = (mascot: Mascot) => mascot.preview_url!.replace(new URL(mascot.preview_url!).origin, proxy);
  const without = await visit(mascots, VISITS / 4, bundle(direct));
  const current = await visit(mascots, VISITS, bundle(proxy));
  const pictures = await visit(mascots, VISITS, picture);
  const privates = await visit(hidden, 100, bundle(proxy));
  report('bundles of current versions from the cache: > 95 %', percent(current.share), current.share > 0.95);
  report('pictures of versions from the cache: > 95 %', percent(pictures.share), pictures.share > 0.95);
  report('bundles of private mascots from the cache: none', percent(privates.share), privates.share === 0);
  note('bundles a second, by the service', without.perSecond.toFixed(0));
  note('bundles a second, by the cache', current.perSecond.toFixed(0));
  await change(service, mascots[0]!, bundle(proxy));
}

/** Checks that after a change the old bundle is served for a minute, once more during revalidation, and never again. */
async function change(service: Service, mascot: Mascot, addressOf: (mascot: Mascot) => string): Promise<void> {
  const before = await get(addressOf(mascot));
  await service.send('POST', `/mascots/${mascot.id}/animations`, { preset: 'wave', name: 'Greeting' });
  await sleep(STALE_AFTER_MS);
  const once = await get(addressOf(mascot));
  await sleep(500);
  const after = await get(addressOf(mascot));
  const isNew = after.etag !== before.etag && after.cache === 'HIT';
  report('a change reaches the second visitor after a minute', `${before.cache} ${once.cache} ${after.cache}`, isNew);
}

if (hasNginx())
  await withServer(async (server) => {
    const proxy = await startNginx(server.origin, Number(new URL(server.origin).port) + 1);
    try {
      await measure(await connect(server), server.origin, proxy.origin);
    } finally {
      await proxy.stop();
    }
  });
else note('nginx is not on this machine', 'left out');
