// `npm run test:crash`: two instances on one real Postgres follow, cancel and recover each other's jobs.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import { sampleSpec } from '../support/specs';
import { startPostgres } from '../support/postgres';
import { freePort, Server } from './server';

/** Within how many milliseconds a living instance ends the jobs of one that was killed: what the documentation says. */
const RECOVERED_WITHIN_MS = 10_000;
/** The same where the last instance was stopped too, and one starts anew: its way down and up comes to it. */
const RESTARTED_WITHIN_MS = 25_000;

const KEY = `lr_sk_${'A'.repeat(32)}`;
const dataDir = mkdtempSync(join(tmpdir(), 'liverig-instances-'));
const postgres = await startPostgres();
const variables = {
  DATABASE_URL: postgres.url,
  AUTH_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:1',
  EMAIL_FROM: 'Liverig <liverig@example.com>',
};
const [one, two] = [new Server(await freePort(), dataDir, variables), new Server(await freePort(), dataDir, variables)];
const faults: string[] = [];

function expect(what: string, is: unknown, shouldBe: unknown): void {
  if (is !== shouldBe) faults.push(`${what}: ${String(is)}, not ${String(shouldBe)}`);
}

/** A workspace with a key, as the first person who signs in would make them. */
async function makeKey(): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query("insert into workspaces (id, name, plan) values ('wsp_a', 'Den', 'studio')");
  await client.query(
    "insert into keys (id, workspace_id, name, prefix, hash) values ('key_a', 'wsp_a', 'Key', $1, $2)",
    [KEY.slice(0, 12), createHash('sha256').update(KEY).digest('hex')],
  );
  await client.end();
  writeFileSync(join(dataDir, 'local-api-key'), KEY);
}

/** Asks an instance for an export that takes longer than this test, and waits until it runs. */
async function startLong(server: Server, mascotId: string): Promise<Job> {
  const { body: job } = await server.call<Job>('POST', `/mascots/${mascotId}/exports`, {
    format: 'gif',
    animation: 'long',
    size: 2048,
    fps: 60,
  });
  for (;;) {
    const { body } = await server.call<Job>('GET', `/jobs/${job.id}`);
    if (body.status !== 'queued') return body;
    await sleep(20);
  }
}

async function story(server: Server, jobId: string): Promise<string[]> {
  const response = await fetch(`${server.origin}/api/v1/jobs/${jobId}/events`, {
    headers: { Authorization: `Bearer ${KEY}` },
  });
  return [...(await response.text()).matchAll(/^event: (\w+)$/gm)].map((match) => match[1] ?? '');
}

/** Takes the runners of jobs away, and expects the second instance to end the jobs as interrupted in time. */
async function endsAfter(
  what: string,
  withinMs: number,
  lose: () => Promise<{ jobs: Job[]; since: number }>,
): Promise<void> {
  const { jobs, since } = await lose();
  const ended = await Promise.all(jobs.map(({ id }) => two.call<Job>('GET', `/jobs/${id}?wait=60`)));
  const milliseconds = Date.now() - since;
  for (const { body } of ended) expect(`a job of ${what}`, body.error, 'Interrupted by a server restart');
  if (milliseconds > withinMs) faults.push(`jobs of ${what} were ended after ${milliseconds} ms`);
  console.log(`jobs of ${what} were ended after ${milliseconds} ms (at most ${withinMs})`);
}

async function run(): Promise<void> {
  await Promise.all([one.start(), two.start()]);
  await makeKey();
  const { body: mascot } = await one.call<Mascot>('POST', '/mascots', { spec: sampleSpec('fox') });
  await one.call('POST', `/mascots/${mascot.id}/animations`, { preset: 'dance', duration: 20, name: 'long' });

  const first = await startLong(one, mascot.id);
  const followed = [story(one, first.id), story(two, first.id)];
  const waited = [one.call<Job>('GET', `/jobs/${first.id}?wait=60`), two.call<Job>('GET', `/jobs/${first.id}?wait=60`)];
  await sleep(300);
  const { body: canceled } = await two.call<Job>('POST', `/jobs/${first.id}/cancel`);
  expect('a canceled job', canceled.status, 'canceled');
  for (const { body } of await Promise.all(waited)) expect('a job that was waited for', body.status, 'canceled');
  for (const events of await Promise.all(followed)) expect("a canceled job's last event", events.at(-1), 'finished');

  await endsAfter('a killed instance, beside a living one', RECOVERED_WITHIN_MS, async () => {
    // Alone, so that each of them runs here.
    await two.end('SIGTERM');
    const jobs = [await startLong(one, mascot.id), await startLong(one, mascot.id)];
    await two.start();
    const since = Date.now();
    await one.end('SIGKILL');
    return { jobs, since };
  });
  await one.start();
  await endsAfter('a killed and a stopped instance', RESTARTED_WITHIN_MS, async () => {
    const jobs = [await startLong(one, mascot.id), await startLong(one, mascot.id), await startLong(two, mascot.id)];
    const since = Date.now();
    await one.end('SIGKILL');
    await two.end('SIGTERM');
    await two.start();
    return { jobs, since };
  });
  expect('the exit code', await two.end('SIGTERM'), 0);
}

await run().catch((error: unknown) => {
  faults.push(String(error), one.output, two.output);
});
for (const server of [one, two]) await server.end('SIGKILL').catch(() => undefined);
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'passed' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
