// `npm run bench load/units`: the cost of one request of each kind for the server, in CPU time and bytes. Waiting for a
// core is not included, so these figures scale.
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import { exported, upload, type Order } from '../exports/order';
import { processorSecondsOf } from '../process-tree';
import { note } from '../report';
import { RICH_MASCOT } from '../rich-mascot';
import { withServer } from '../server';
import { connect, type Service } from '../service';
import { makeMascots } from './traffic';

const MASCOTS = 20;

/** Makes the request with this number; gives the bytes of the response. */
type Work = (number: number) => Promise<number>;

/** Designs a mascot from a prompt; gives the bytes of its event stream. */
async function designed(service: Service, number: number): Promise<number> {
  const { job } = await service.json<{ mascot: Mascot; job: Job }>('POST', '/mascots', {
    prompt: `a cheerful orange fox barista with a green apron, number ${number}`,
  });
  return (await service.send('GET', `/jobs/${job.id}/events`)).length;
}

await withServer(async (server) => {
  const service = await connect(server);
  const mascots = await makeMascots(service, MASCOTS);
  const any = (number: number) => mascots[number % MASCOTS] ?? '';
  const subject = await upload(service, RICH_MASCOT, 3);
  const file = async (order: Order) => (await exported(service, subject, order)).length;
  const got = async (path: string) => (await service.send('GET', path)).length;
  const works: [string, number, Work][] = [
    ['a mascot is read', 2000, (number) => got(`/mascots/${any(number)}`)],
    ['20 mascots are listed', 500, () => got('/mascots?limit=20')],
    ['a bundle for the player', 1000, (number) => got(`/mascots/${any(number)}/bundle`)],
    [
      'a preview of 256 px',
      60,
      (number) => got(`/mascots/${any(number)}/preview?size=256&animation=wave&t=${number / 121}`),
    ],
    ['a design from words, and its events', 12, (number) => designed(service, number)],
    ['an export as PNG of 512 px', 12, () => file({ format: 'png', size: 512, fps: 30 })],
    ['a film of 3 s and 512 px, MP4', 4, () => file({ format: 'mp4', size: 512, fps: 30 })],
    ['a film of 3 s and 512 px, GIF', 4, () => file({ format: 'gif', size: 512, fps: 25 })],
  ];
  for (const [name, times, work] of works) {
    // The first round is a warm-up for the compiler.
    let bytes = 0;
    for (let number = 0; number < times; number += 1) bytes = await work(number + times);
    const before = processorSecondsOf(server.pid);
    for (let number = 0; number < times; number += 1) bytes = await work(number);
    const each = (processorSecondsOf(server.pid) - before) / times;
    note(name, `${(each * 1000).toFixed(1)} ms of processor, ${(bytes / 1000).toFixed(1)} kB`);
  }
});
