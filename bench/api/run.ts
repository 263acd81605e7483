// The speed of the main use cases over HTTP, from a client on the same machine.
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import { median, report, timed } from '../report';
import { RICH_MASCOT } from '../rich-mascot';
import { withServer } from '../server';
import { connect, type Service } from '../service';
import { startBareRoute } from './bare-route';

async function series(count: number, work: (index: number) => Promise<unknown>): Promise<number> {
  await work(-1);
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timed(() => work(index)));
  return median(times);
}

function claim(name: string, milliseconds: number, most: number): void {
  report(`${name}: median < ${most} ms`, `${milliseconds.toFixed(1)} ms`, milliseconds < most);
}

async function answers(service: Service): Promise<void> {
  const mascot = await service.json<Mascot>('POST', '/mascots', { spec: RICH_MASCOT });
  claim(
    'prompt to ready',
    await series(15, async (index) => {
      const { job } = await service.json<{ job: Job }>('POST', '/mascots', {
        prompt: `a cheerful orange fox barista with a green apron, number ${index + 2}`,
      });
      const { status } = await service.json<Job>('GET', `/jobs/${job.id}?wait=60`);
      if (status !== 'succeeded') throw new Error(`The design ended as ${status}.`);
    }),
    400,
  );
  claim(
    'preset animation POST',
    await series(40, () => service.json('POST', `/mascots/${mascot.id}/animations`, { preset: 'wave' })),
    25,
  );
  claim(
    'PNG preview of 512 px, cold',
    await series(40, (index) =>
      service.send('GET', `/mascots/${mascot.id}/preview?animation=wave&t=${(index + 2) / 25}`),
    ),
    40,
  );
  claim(
    'PNG preview of 512 px, cached',
    await series(100, () => service.send('GET', `/mascots/${mascot.id}/preview?animation=wave&t=1`)),
    5,
  );
}

/** The requests per second over 16 parallel connections. */
async function rate(ask: (index: number) => Promise<unknown>, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const connection = async () => {
    while (performance.now() < end) {
      count += 1;
      await ask(count);
    }
  };
  await Promise.all(Array.from({ length: 16 }, connection));
  return count / seconds;
}

/**
 * Measures reads of mascots with three animations against the constant. Each request reads another mascot, and the
 * two sides take turns, so that other load on the machine affects both.
 */
async function reads(service: Service, constant: string): Promise<void> {
  const read = await Promise.all(
    Array.from({ length: 50 }, () => service.json<Mascot>('POST', '/mascots', { spec: RICH_MASCOT })),
  );
  for (const { id } of read)
    for (const preset of ['wave', 'jump', 'talk']) await service.json('POST', `/mascots/${id}/animations`, { preset });
  const sides = {
    constant: () => service.elsewhere(constant),
    mascot: (index: number) => service.send('GET', `/mascots/${read[index % read.length]?.id}`),
  };
  const rates = { constant: [] as number[], mascot: [] as number[] };
  for (const ask of Object.values(sides)) await rate(ask, 1);
  for (let round = 0; round < 5; round += 1) {
    for (const side of ['constant', 'mascot'] as const) rates[side].push(await rate(sides[side], 2));
  }
  const share = median(rates.mascot) / median(rates.constant);
  report(
    "GET mascot: share of a bare route's requests a second >= 0.5",
    `${share.toFixed(2)}  (${median(rates.mascot).toFixed(0)} to ${median(rates.constant).toFixed(0)} a second)`,
    share >= 0.5,
  );
}

await withServer(async (server) => {
  const bare = await startBareRoute();
  const service = await connect(server);
  await answers(service);
  await reads(service, bare.url);
  await bare.stop();
});
