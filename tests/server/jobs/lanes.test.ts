import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JOB_LANES } from '@/lib/contract/job-lanes';
import { type JobType, JOB_TYPES } from '@/lib/contract/job';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import type { Actor } from '@/lib/server/actor';
import { transaction } from '@/lib/server/db/client';
import { defineJob, type Handlers } from '@/lib/server/jobs/define';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { enqueueAll } from '@/lib/server/jobs/enqueue';
import { listJobs } from '@/lib/server/jobs/list';
import { CAPACITY, laneOf, openLanes } from '@/lib/server/jobs/lanes';
import { closeTestDatabase } from '../../support/database';
import { aborted, openQueue } from '../../support/jobs';
import { newActor } from '../../support/workspace';

beforeAll(openQueue);
afterAll(closeTestDatabase);

const handlersOf = (types: JobType[], run: (type: JobType) => Promise<void>): Handlers =>
  Object.fromEntries(
    types.map((type) => {
      const job = defineJob<unknown>({
        type,
        run: async () => {
          await run(type);
          return {};
        },
      });
      return [type, () => Promise.resolve({ job })];
    }),
  );

const askFor = (actor: Actor, type: JobType, count: number) =>
  transaction((tx) =>
    enqueueAll(
      tx,
      actor,
      Array.from({ length: count }, () => ({ type, action: null, mascotId: null, input: {} })),
    ),
  );

/** A promise that the test resolves. */
function gate() {
  const controller = new AbortController();
  return { open: () => controller.abort(), opened: aborted(controller.signal) };
}

const succeeded = async (actor: Actor) => (await listJobs(actor, { status: 'succeeded' })).data.length;

describe('the slots of one process', () => {
  test.each(['export', 'generate'] as const)('suffice for all parallel jobs of the largest plan: %s', async (type) => {
    const { runningJobs } = PLAN_LIMITS.studio;
    const actor = await newActor('studio');
    await askFor(actor, type, runningJobs);
    const all = gate();
    let running = 0;
    await drainUntilIdle(
      handlersOf([type], () => {
        running += 1;
        if (running === runningJobs) all.open();
        return all.opened;
      }),
    );
    expect(await succeeded(actor)).toBe(runningJobs);
  });

  test('of drawing jobs are not taken by jobs that wait for a model', async () => {
    const waiting = await Promise.all(Array.from({ length: 5 }, () => newActor('studio')));
    for (const actor of waiting) await askFor(actor, 'generate', 8);
    const drawing = await newActor();
    await askFor(drawing, 'export', 1);
    const answer = gate();
    let hanging = 0;
    let hangingThen = 0;
    await drainUntilIdle(
      handlersOf(['generate', 'export'], async (type) => {
        if (type === 'generate') {
          hanging += 1;
          await answer.opened;
          return;
        }
        hangingThen = hanging;
        answer.open();
      }),
    );
    expect(hangingThen).toBeGreaterThanOrEqual(32);
    expect(await succeeded(drawing)).toBe(1);
  });

  test('are counted by lane, and every free lane is listed', () => {
    const waiting = Array.from({ length: 32 }, () => 'waiting' as const);
    const short = Array.from({ length: 8 }, () => 'short' as const);
    const drawing = Array.from({ length: CAPACITY - 40 }, () => 'drawing' as const);
    expect(openLanes([])).toEqual(JOB_LANES);
    expect(openLanes(waiting)).toEqual(['short', 'drawing']);
    expect(openLanes([...drawing, ...short])).toEqual(['waiting']);
    expect(openLanes([...waiting, ...drawing, ...short])).toEqual([]);
  });

  test('have one lane for each type of job, except short jobs', () => {
    expect(JOB_TYPES.filter((type) => laneOf(type, false) === 'drawing')).toEqual(['reconstruct', 'export']);
    expect(laneOf('export', true)).toBe('short');
  });
});
