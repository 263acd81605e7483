// `npm run bench load/mixed`: the rate of reads alone and under a mixed load, relative to a bare Next handler in the
// same run.
import { startBareRoute } from '../api/bare-route';
import { median, note, percentile, report } from '../report';
import { withServer } from '../server';
import { connect, type Service } from '../service';
import { makeMascots, startTraffic } from './traffic';

const MASCOTS = 40;
const VISITORS = 4;
const ROUNDS = 5;
const ROUND_SECONDS = 2;
/** The minimum rate of reads relative to a bare handler, alone and under other traffic. */
const SHARE = 0.7;

/** The requests per second over a number of parallel connections. */
async function rate(ask: (number: number) => Promise<unknown>, connections: number): Promise<number> {
  const end = performance.now() + ROUND_SECONDS * 1000;
  let count = 0;
  const connection = async () => {
    while (performance.now() < end) {
      count += 1;
      await ask(count);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return count / ROUND_SECONDS;
}

/** Measures both sides in turn, so that other load on the machine affects both. */
async function compare(service: Service, mascots: readonly string[], constant: string, connections: number) {
  const sides = {
    bare: () => service.elsewhere(constant),
    read: (number: number) => service.send('GET', `/mascots/${mascots[number % mascots.length]}`),
  };
  const rates = { bare: [] as number[], read: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of ['bare', 'read'] as const) rates[side].push(await rate(sides[side], connections));
  return { bare: median(rates.bare), read: median(rates.read) };
}

function tell(name: string, { bare, read }: { bare: number; read: number }): void {
  const share = read / bare;
  report(
    `${name}: reads to a bare handler's >= ${SHARE}`,
    `${share.toFixed(2)}  (${read.toFixed(0)} to ${bare.toFixed(0)} a second)`,
    share >= SHARE,
  );
}

await withServer(async (server) => {
  const bare = await startBareRoute();
  const service = await connect(server);
  const mascots = await makeMascots(service, MASCOTS);
  await compare(service, mascots, bare.url, 16);
  tell('alone, 16 connections', await compare(service, mascots, bare.url, 16));
  tell('alone, one connection', await compare(service, mascots, bare.url, 1));
  const began = performance.now();
  const end = startTraffic(service, mascots, VISITORS);
  tell(`beside ${VISITORS} visitors, 12 connections`, await compare(service, mascots, bare.url, 12));
  const taken = await end();
  const seconds = (performance.now() - began) / 1000;
  for (const [name, times] of Object.entries(taken))
    note(
      `${name}`,
      `${(times.length / seconds).toFixed(1)} a second, median ${percentile(times, 0.5).toFixed(0)} ms, ` +
        `p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    );
  await bare.stop();
});
