import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Job } from '@/lib/contract/job';
import { getJob } from '@/lib/contract/job';
import { createMascot, type Mascot } from '@/lib/contract/mascot';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { HANDLERS } from '@/lib/server/handlers';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { closeDrawing } from '@/lib/server/raster/pool';
import { closeTestDatabase } from './database';
import { call } from './http';

const SPECS = join(import.meta.dirname, '../fixtures/specs');

/** A spec of the fixtures, unchanged. */
export function fixtureSpec(name: 'fox' | 'blob' | 'everything'): MascotSpec {
  return JSON.parse(readFileSync(join(SPECS, `${name}.json`), 'utf8')) as MascotSpec;
}

/** A spec of the fixtures after the validation of every input. */
export function acceptedSpec(name: 'fox' | 'blob' | 'everything'): MascotSpec {
  const accepted = acceptSpec(fixtureSpec(name));
  if (!accepted.ok) throw new Error(`The fixture ${name} is not a spec.`);
  return accepted.value.spec;
}

/** Closes the database of `openQueue` and the drawing threads. */
export async function closeProduct(): Promise<void> {
  await closeDrawing();
  await closeTestDatabase();
}

/** Imports a mascot of the fixtures with this key. */
export async function importFixture(key: string, name: 'fox' | 'blob' | 'everything' = 'fox'): Promise<Mascot> {
  const { status, body } = await call(createMascot, { key, body: { spec: fixtureSpec(name) } });
  expect(status).toBe(201);
  return body as Mascot;
}

/** Runs all queued jobs, and gives this one after its end. */
export async function ended(key: string, { id }: Job): Promise<Job> {
  await drainUntilIdle(HANDLERS);
  return (await call(getJob, { key, params: { id } })).body as Job;
}

/** Runs queued jobs until the answer has arrived. */
export async function drainFor(answer: Promise<unknown>): Promise<void> {
  const come = answer.then(
    () => true,
    () => true,
  );
  do await drainUntilIdle(HANDLERS);
  while (!(await Promise.race([come, sleep(5, false)])));
}
