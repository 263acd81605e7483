// `npm run bench load/units`: what one of each thing costs the server, in seconds of processor and in bytes.
// Waiting for a processor does not count, so that these figures scale.
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

/** Does something so many times; the last answer's bytes. */
type Work = (number: number) => Promise<number>;

/** A design from words; the bytes of its events as they are stored and sent. */
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
    // The compiler is done with most of it by then.
    let bytes = 0;
    for (let number = 0; number < times; number += 1) bytes = await work(number + times);
    const before = processorSecondsOf(server.pid);
    for (let number = 0; number < times; number += 1) bytes = await work(number);
    const each = (processorSecondsOf(server.pid) - before) / times;
    note(name, `${(each * 1000).toFixed(1)} ms of processor, ${(bytes / 1000).toFixed(1)} kB`);
  }
});
