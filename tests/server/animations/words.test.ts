import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createAnimation,
  createAnimations,
  getAnimation,
  listAnimations,
  suggestAnimations,
  type Animation,
} from '@/lib/contract/animation';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { cancelJob, listJobs, type Job } from '@/lib/contract/job';
import { presetClip } from '@/lib/core/clip/presets';
import { ArtistError } from '@/lib/artist/types';
import { db } from '@/lib/server/db/client';
import { eventsAfter } from '@/lib/server/db/job-events';
import { HANDLERS } from '@/lib/server/handlers';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { says, script } from '../../support/artist';
import { call, codeOf, detailsOf } from '../../support/http';
import { aborted } from '../../support/jobs';
import { makePerson } from '../../support/people';
import { ended, importFixture } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';
import { eventuallyTrue } from '../../support/eventually';

vi.mock('@/lib/server/artist', () => import('../../support/artist'));

setTheStage();
beforeEach(() => {
  script.animate = ({ spec, prompt, durationSeconds = 2 }) => {
    const clip = { ...presetClip(spec, 'wave', { duration: durationSeconds }), name: prompt };
    return says(
      [
        { type: 'draft_clip', clip },
        { type: 'draft_clip', clip: { ...clip, duration: 99 } },
      ],
      () => ({ clip, summary: '' }),
    );
  };
});

const send = (body: unknown) => call(createAnimation, { key: somebody.key, params: { id: mascot.id }, body });
const sendAll = (body: unknown) => call(createAnimations, { key: somebody.key, params: { id: mascot.id }, body });
const balance = async () => ((await call(getCredits, { key: somebody.key })).body as Credits).balance;
const animationOf = ({ result }: Job) => (result as { animation: Animation }).animation;

describe('a motion from words', () => {
  test('becomes an animation of the mascot, with valid drafts', async () => {
    const before = await balance();
    const { status, body } = await send({ prompt: 'waves hello', duration: 3 });
    expect(status).toBe(202);
    const job = await ended(somebody.key, (body as { job: Job }).job);
    expect(job).toMatchObject({ type: 'animate', status: 'succeeded', mascot_id: mascot.id });
    expect(animationOf(job)).toMatchObject({ object: 'animation', name: 'waves hello', source: 'prompt', duration: 3 });
    const { body: whole } = await call(getAnimation, {
      key: somebody.key,
      params: { id: mascot.id, animationId: animationOf(job).id },
    });
    expect(whole).toMatchObject({ clip: { name: 'waves hello', duration: 3 } });
    expect(await balance()).toBe(before - 5);
    expect((await eventsAfter(db(), job.id, 0, 100)).map(({ type }) => type)).toEqual([
      'queued',
      'started',
      'draft_clip',
      'finished',
    ]);
  });

  test('gets the requested name, with a number if it is taken', async () => {
    const jobs = await Promise.all([
      send({ prompt: 'waves hello', name: 'Hi' }),
      send({ prompt: 'waves hello', name: 'Hi' }),
    ]);
    const names: string[] = [];
    for (const { body } of jobs) names.push(animationOf(await ended(somebody.key, (body as { job: Job }).job)).name);
    expect(names.toSorted()).toEqual(['Hi', 'Hi 2']);
  });

  test('that is not understood fails with the reason and is refunded', async () => {
    script.animate = () =>
      says([], () => {
        throw new ArtistError('not_understood', 'I found no movement in these words.');
      });
    const before = await balance();
    const job = await ended(somebody.key, ((await send({ prompt: 'blue' })).body as { job: Job }).job);
    expect(job).toMatchObject({ status: 'failed', error: 'I found no movement in these words.' });
    expect(await balance()).toBe(before);
  });

  test('that is canceled is aborted and refunded, and leaves no clip', async () => {
    let stop: AbortSignal | undefined;
    script.animate = ({ spec, prompt }, { signal }) =>
      says([{ type: 'draft_clip', clip: { ...presetClip(spec, 'wave'), name: prompt } }], async () => {
        stop = signal;
        await aborted(signal);
        throw signal.reason;
      });
    const before = await balance();
    const { job } = (await send({ prompt: 'waves hello' })).body as { job: Job };
    const drained = drainUntilIdle(HANDLERS);
    await eventuallyTrue(() => stop !== undefined);
    expect((await call(cancelJob, { key: somebody.key, params: { id: job.id } })).status).toBe(200);
    await drained;
    expect(stop?.aborted).toBe(true);
    expect(await ended(somebody.key, job)).toMatchObject({ status: 'canceled', result: null });
    expect(await balance()).toBe(before);
    expect((await call(listAnimations, { key: somebody.key, params: { id: mascot.id } })).body).toMatchObject({
      data: [],
    });
  });

  test('that breaks the rules of a clip fails', async () => {
    script.animate = ({ spec }) =>
      says([], () => ({ clip: { ...presetClip(spec, 'wave'), duration: 0 }, summary: '' }));
    const job = await ended(somebody.key, ((await send({ prompt: 'waves' })).body as { job: Job }).job);
    expect(job.error).toBe('The motion broke the rules of a clip. Please try again, or say it in other words.');
  });

  test.each([
    [{ prompt: 'ab' }],
    [{ prompt: 'x'.repeat(1001) }],
    [{ prompt: 'waves', duration: 0.29 }],
    [{ prompt: 'waves', duration: 20.1 }],
    [{ prompt: 'waves', name: 'x'.repeat(61) }],
    [{ prompt: 'waves', name: '' }],
    [{ prompt: 'waves', max_cost_usd: -1 }],
    [{ prompt: 'waves', intensity: 1 }],
    [{ prompt: 'waves', preset: 'wave' }],
  ])('of %j is refused', async (body) => {
    const answer = await send(body);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
    expect(detailsOf(answer)).toHaveLength(1);
  });
});

describe('a batch', () => {
  test('makes a job for each prompt, in order, and an animation from each', async () => {
    const prompts = ['waves', 'nods', 'jumps', 'waves', 'spins', 'bows', 'claps', 'sleeps'];
    const before = await balance();
    const { status, body } = await sendAll({ prompts, duration: 1 });
    expect(status).toBe(202);
    const { data } = body as { data: Job[] };
    await drainUntilIdle(HANDLERS);
    const names: string[] = [];
    for (const job of data) names.push(animationOf(await ended(somebody.key, job)).name);
    expect(names.map((name) => name.replace(/ 2$/, ''))).toEqual(prompts);
    expect(await balance()).toBe(before - 40);
  });

  test('that costs more than the balance starts nothing', async () => {
    const poor = await makePerson('free');
    const { id } = await importFixture(poor.key);
    for (let spent = 0; spent < 4; spent += 1)
      await call(createAnimations, {
        key: poor.key,
        params: { id },
        body: { prompts: Array.from({ length: 8 }, () => 'waves') },
      });
    await call(createAnimations, {
      key: poor.key,
      params: { id },
      body: { prompts: ['waves', 'waves', 'waves', 'waves', 'waves', 'waves'] },
    });
    const answer = await call(createAnimations, {
      key: poor.key,
      params: { id },
      body: { prompts: ['waves', 'nods', 'jumps'] },
    });
    expect([answer.status, codeOf(answer), detailsOf(answer)]).toEqual([
      402,
      'insufficient_credits',
      { needed: 15, balance: 10 },
    ]);
  });

  test.each([
    [{}],
    [{ prompts: [] }],
    [{ prompts: Array.from({ length: 9 }, () => 'waves') }],
    [{ prompts: ['ab'] }],
    [{ prompts: 'waves' }],
    [{ prompts: ['waves'], name: 'x' }],
  ])('of %j is refused', async (body) => {
    const answer = await sendAll(body);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
  });
});

const ideas = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Idea ${index}`,
    prompt: 'waves hello',
    duration: 2,
    loop: false,
    why: 'It is friendly.',
  }));
const suggest = (body: unknown = {}) => call(suggestAnimations, { key: somebody.key, params: { id: mascot.id }, body });

// The answer waits for the job, which this process must do meanwhile.
async function answered(body?: unknown): Promise<Job> {
  const answer = suggest(body);
  const {
    data: [job],
  } = await eventuallyTrue(async () => {
    const { body: found } = (await call(listJobs, { key: somebody.key, query: { status: 'queued' } })) as {
      body: { data: Job[] };
    };
    return found.data.length > 0 ? found : null;
  });
  expect(job?.type).toBe('suggest');
  await drainUntilIdle(HANDLERS);
  return (await answer).body as Job;
}

describe('suggestions', () => {
  test('are in the answer, with the finished job', async () => {
    const asked: unknown[] = [];
    script.suggest = ({ useCase }) =>
      says([], () => {
        asked.push(useCase);
        return { suggestions: ideas(3) };
      });
    const before = await balance();
    expect(await answered({ use_case: 'onboarding' })).toMatchObject({
      type: 'suggest',
      status: 'succeeded',
      result: { suggestions: ideas(3) },
    });
    expect(asked).toEqual(['onboarding']);
    expect(await balance()).toBe(before - 1);
  });

  test('that are too few are a failure, which is refunded', async () => {
    script.suggest = () => says([], () => ({ suggestions: ideas(2) }));
    const before = await balance();
    expect(await answered()).toMatchObject({ status: 'failed', error: 'No suggestions came of it. Please try again.' });
    expect(await balance()).toBe(before);
  });

  test('require a valid body', async () => {
    const answer = await suggest({ usecase: 'x' });
    expect([answer.status, detailsOf(answer)]).toEqual([400, ['usecase: This field is not known here.']]);
  });
});
