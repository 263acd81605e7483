import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listStyles } from '@/lib/contract/catalog';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { cancelJob, type Job } from '@/lib/contract/job';
import { createMascot, deleteMascot, getMascot, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { listVersions } from '@/lib/contract/version';
import { glanceOf, likeness } from '@/lib/artist/critic/likeness';
import { figureOf } from '@/lib/artist/sheet/construct';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { db } from '@/lib/server/db/client';
import { eventsAfter } from '@/lib/server/db/job-events';
import { call, codeOf } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';
import { openQueue } from '../../support/jobs';
import { closeProduct, ended } from '../../support/product';

let somebody: SomePerson;

beforeAll(openQueue);
afterAll(closeProduct);
beforeEach(async () => {
  somebody = await makePerson('studio');
});

const PROMPT = 'a cheerful orange fox barista with a green apron';

async function begin(body: Record<string, unknown> = { prompt: PROMPT }): Promise<{ mascot: Mascot; job: Job }> {
  const { status, body: begun } = await call(createMascot, { key: somebody.key, body });
  expect(status).toBe(202);
  return begun as { mascot: Mascot; job: Job };
}
const find = async (id: string) =>
  (await call(getMascot, { key: somebody.key, params: { id }, query: { include: 'spec' } })).body as Mascot;
const credits = async () => (await call(getCredits, { key: somebody.key })).body as Credits;

describe('a prompt', () => {
  test('becomes a mascot that is ready, with one version and a name', async () => {
    const { mascot, job } = await begin();
    expect(mascot).toMatchObject({ status: 'generating', source: 'prompt', version_id: null });
    expect(job).toMatchObject({ type: 'generate', status: 'queued', mascot_id: mascot.id });
    const done = await ended(somebody.key, job);
    expect(done).toMatchObject({ status: 'succeeded', error: null });
    const ready = await find(mascot.id);
    expect(ready).toMatchObject({ status: 'ready', needs_review: false, fidelity: null, name: ready.spec?.name });
    const { spec: _, ...bare } = ready;
    expect(done.result).toEqual({ mascot: bare, fidelity: null, summary: expect.stringMatching(/\.$/), warnings: [] });
    const { body } = await call(listVersions, { key: somebody.key, params: { id: mascot.id } });
    expect(body).toMatchObject({ data: [{ number: 1, source: 'generate', current: true }] });
  });

  test('emits drafts that grow', async () => {
    const { job } = await begin();
    await ended(somebody.key, job);
    const events = await eventsAfter(db(), job.id, 0, 1000);
    const drafts = events.flatMap((event) => (event.type === 'draft' ? [event.spec.parts.length] : []));
    expect(drafts.length).toBeGreaterThan(1);
    expect(drafts).toEqual(drafts.toSorted((a, b) => a - b));
    expect([events[0]?.type, events.at(-1)?.type]).toEqual(['queued', 'finished']);
  });

  test('makes a different mascot each time in one workspace', async () => {
    const jobs = [await begin({ prompt: 'a fox' }), await begin({ prompt: 'a fox' }), await begin({ prompt: 'a fox' })];
    const sheets: CharacterSheet[] = [];
    for (const { job, mascot } of jobs) {
      await ended(somebody.key, job);
      const query = { include: 'sheet' as const };
      const { body } = await call(getMascot, { key: somebody.key, params: { id: mascot.id }, query });
      sheets.push((body as { sheet: CharacterSheet }).sheet);
    }
    const [one, two, three] = sheets.map((sheet) => glanceOf(sheet, figureOf(sheet)));
    if (!one || !two || !three) throw new Error('There are no three foxes.');
    expect([likeness(one, two), likeness(one, three), likeness(two, three)].every((alike) => alike < 1)).toBe(true);
  });

  test('keeps a name that is given before or during the drawing', async () => {
    const named = await begin({ prompt: PROMPT, name: 'Rusty' });
    const renamed = await begin();
    await call(updateMascot, { key: somebody.key, params: { id: renamed.mascot.id }, body: { name: 'Foxy' } });
    await ended(somebody.key, named.job);
    expect([(await find(named.mascot.id)).name, (await find(renamed.mascot.id)).name]).toEqual(['Rusty', 'Foxy']);
  });

  test('costs ten credits, twenty in high detail', async () => {
    const before = await credits();
    const { job } = await begin();
    await begin({ prompt: PROMPT, detail: 'high' });
    expect(await credits()).toMatchObject({ balance: before.balance - 30, held: 30 });
    await ended(somebody.key, job);
    expect(await credits()).toMatchObject({ balance: before.balance - 30, held: 0 });
  });

  test('whose subject was replaced says so and is free', async () => {
    const before = await credits();
    const { mascot, job } = await begin({ prompt: 'a friendly zorblax in a red hat' });
    expect(await credits()).toMatchObject({ balance: before.balance - 10, held: 10 });
    const { status, result } = await ended(somebody.key, job);
    const sentence = 'A monster stands in for the zorblax, which is not drawn yet. Nothing is charged for it.';
    expect([status, result]).toMatchObject(['succeeded', { warnings: [sentence], mascot: { needs_review: false } }]);
    const { summary } = result as { summary: string };
    expect(summary).toContain(sentence);
    expect(summary.split('zorblax')).toHaveLength(2);
    expect((await find(mascot.id)).name).toMatch(/the Monster$/);
    expect(await credits()).toMatchObject({ balance: before.balance, held: 0 });
    const { body } = await call(listVersions, { key: somebody.key, params: { id: mascot.id } });
    expect(body).toMatchObject({ data: [{ summary }] });
  });

  test('that is canceled leaves a failed mascot and refunds the credits', async () => {
    const before = await credits();
    const { mascot, job } = await begin();
    await call(cancelJob, { key: somebody.key, params: { id: job.id } });
    await ended(somebody.key, job);
    expect(await find(mascot.id)).toMatchObject({ status: 'failed', error: 'Canceled' });
    expect((await credits()).balance).toBe(before.balance);
  });

  test('whose mascot is deleted meanwhile is canceled and refunded', async () => {
    const before = await credits();
    const { mascot, job } = await begin();
    await call(deleteMascot, { key: somebody.key, params: { id: mascot.id } });
    expect(await ended(somebody.key, job)).toMatchObject({ status: 'canceled', mascot_id: null });
    expect((await credits()).balance).toBe(before.balance);
  });

  test('without enough credits creates nothing', async () => {
    const poor = await makePerson('free');
    for (let count = 0; count < 20; count += 1) await call(createMascot, { key: poor.key, body: { prompt: PROMPT } });
    const answer = await call(createMascot, { key: poor.key, body: { prompt: PROMPT } });
    expect(answer.body).toMatchObject({ error: { code: 'insufficient_credits', details: { needed: 10, balance: 0 } } });
    expect(codeOf(answer)).toBe('insufficient_credits');
  });
});

describe('the styles', () => {
  test('are public', async () => {
    const { body } = await call(listStyles);
    expect((body as { data: unknown[] }).data.length).toBeGreaterThan(0);
  });
});
