// `npm run test:crash`: kills the server at ten random moments during 200 mixed jobs, starts it again each time, and
// reads its books afterwards.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Credits } from '@/lib/contract/credits';
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import { faultsOf, readBooks } from './ledger';
import { freePort, Server } from './server';

const JOBS = 200;
const KILLS = 10;
/** How soon after the last start every job must have ended, in milliseconds. */
const ENDED_WITHIN_MS = 10_000;
/** How long to let it live after a kill has become due, at most, in milliseconds: a small job takes about so long. */
const DELAY_MS = 400;

const dataDir = mkdtempSync(join(tmpdir(), 'liverig-crash-'));
const server = new Server(await freePort(), dataDir, { LOCAL_API_KEY: '1', DEFAULT_PLAN: 'studio' });
/** Jobs that the server has said it took. */
const taken = new Set<string>();
let asked = 0;
/** Answers that nobody should get. */
const refused: string[] = [];

const ANIMALS = ['fox', 'owl', 'cat', 'robot', 'slime'];

/**
 * Asks for the next job of the mix; every fifth is canceled at once. A server that was killed meanwhile does not
 * answer.
 */
async function askNext(mascotId: string): Promise<void> {
  const number = asked;
  asked += 1;
  const path = number % 2 === 0 ? '/mascots' : `/mascots/${mascotId}/exports`;
  const body =
    number % 2 === 0
      ? { prompt: `a cheerful ${ANIMALS[number % 5]}` }
      : { format: number % 4 === 1 ? 'png' : 'svg', size: 64 };
  try {
    const { status, body: answer } = await server.call<Job & { job?: Job }>('POST', path, body);
    if (status !== 202) return void refused.push(`${path} answered ${status}: ${JSON.stringify(answer)}`);
    const job = answer.job ?? answer;
    taken.add(job.id);
    if (number % 5 === 4) await server.call('POST', `/jobs/${job.id}/cancel`);
  } catch (error) {
    // The line broke, or the answer was cut: the server was killed. Anything else is a fault of this script.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    await sleep(20);
  }
}

/** Asks, four at a time, until the server has taken so many jobs; while it is down it is asked again and again. */
async function askMany(mascotId: string): Promise<void> {
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      while (taken.size < JOBS && refused.length === 0) await askNext(mascotId);
    }),
  );
}

/** Kills the server at a random moment of each tenth of the jobs, and starts it again. Answers when it started last. */
async function killAgainAndAgain(): Promise<number> {
  let started = Date.now();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const due = (kill + Math.random()) * (JOBS / KILLS);
    while (taken.size < due && refused.length === 0) await sleep(5);
    await sleep(Math.random() * DELAY_MS);
    await server.end('SIGKILL');
    await server.start();
    started = Date.now();
  }
  return started;
}

async function everyJob(): Promise<Job[]> {
  const jobs: Job[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: { data: Job[]; next_cursor: string | null } } = await server.call(
      'GET',
      `/jobs?limit=100${cursor && `&cursor=${cursor}`}`,
    );
    jobs.push(...body.data);
    cursor = body.next_cursor;
  }
  return jobs;
}

async function untilAllEnded(started: number): Promise<{ milliseconds: number; jobs: Job[] }> {
  for (;;) {
    const jobs = await everyJob();
    const milliseconds = Date.now() - started;
    if (jobs.every(({ status }) => status !== 'queued' && status !== 'running') || milliseconds > 3 * ENDED_WITHIN_MS)
      return { milliseconds, jobs };
    await sleep(50);
  }
}

function count(values: string[]): string {
  return [...new Set(values)]
    .sort()
    .map((value) => `${values.filter((other) => other === value).length} ${value}`)
    .join(', ');
}

/** A second server on the same data, or on the same port, must not start, and must say what to do. */
async function refusals(): Promise<string[]> {
  const attempts: [Server, RegExp][] = [
    [
      new Server(await freePort(), dataDir),
      /Another Liverig \(process \d+\) is using the database in .*\. Stop it first/,
    ],
    [
      new Server(server.port, `${dataDir}-other`),
      /Port \d+ is taken by another program: stop it, or choose another port/,
    ],
  ];
  const said = await Promise.all(
    attempts.map(async ([second, sentence]) => {
      const refusal = await second.start().then(() => 'it started', String);
      return refusal.includes('ended with 1') && sentence.test(refusal)
        ? []
        : [`a second server was not refused with ${sentence.source}: ${refusal}`];
    }),
  );
  return said.flat();
}

async function run(): Promise<string[]> {
  await server.start();
  const wrong = await refusals();
  const spec: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/specs/fox.json'), 'utf8'));
  const { body: mascot } = await server.call<Mascot>('POST', '/mascots', { spec });
  const asking = askMany(mascot.id);
  const started = await killAgainAndAgain();
  await asking;
  const { milliseconds, jobs } = await untilAllEnded(started);
  const { body: credits } = await server.call<Credits>('GET', '/credits');
  const code = await server.end('SIGTERM');
  const books = await readBooks(dataDir);
  const known = new Set(jobs.map(({ id }) => id));
  console.log(
    `${taken.size} jobs taken, ${jobs.length} found: ` +
      `${count(jobs.map(({ status, error }) => (error ? `${status} (${error})` : status)))}`,
  );
  console.log(`all ended ${milliseconds} ms after the last start; balance ${credits.balance}, held ${credits.held}`);
  return [
    ...wrong,
    ...refused,
    ...(milliseconds <= ENDED_WITHIN_MS ? [] : [`some jobs had not ended ${milliseconds} ms after the last start`]),
    ...[...taken].filter((id) => !known.has(id)).map((id) => `${id} was taken and is lost`),
    ...books.jobs.flatMap(faultsOf),
    ...(books.jobs.length === jobs.length ? [] : [`${books.jobs.length} jobs are kept, ${jobs.length} are listed`]),
    ...(books.balance === credits.balance && books.held === 0 && credits.held === 0
      ? []
      : [
          `the ledger's sum is ${books.balance}, holding ${books.held}, and the balance ${credits.balance}, ` +
            `holding ${credits.held}`,
        ]),
    ...(code === 0 ? [] : [`the server ended with ${code}`]),
  ];
}

const faults = await run().catch(async (error: unknown) => {
  await server.end('SIGKILL').catch(() => undefined);
  return [...refused, String(error), server.output];
});
for (const fault of faults) console.error(fault);
if (faults.length === 0) rmSync(dataDir, { recursive: true, force: true });
else console.error(`The data is kept in ${dataDir}.`);
console.log(faults.length === 0 ? 'passed' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
