// `npm run bench load/mixed`: every kind of request at once, and what reads get beside that, against a bare Next
// handler in the same minute.
import { startBareRoute } from '../api/bare-route';
import { median, note, percentile, report } from '../report';
import { withServer } from '../server';
import { connect, type Service } from '../service';
import { makeMascots, startTraffic } from './traffic';

const MASCOTS = 40;
const VISITORS = 4;
const ROUNDS = 5;
const ROUND_SECONDS = 2;
/** The share of a bare handler's rate that reads should get, alone and beside other traffic. */
const SHARE = 0.7;

/** Requests a second over so many connections. */
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

/** Both sides take turns, so that they meet the same machine. */
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
