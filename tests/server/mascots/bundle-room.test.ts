import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { animations, canvases, jobs, keys } from '@/drizzle/schema';
import { createAnimation, createAnimations, replaceAnimation, type Animation } from '@/lib/contract/animation';
import { createCanvas } from '@/lib/contract/canvas';
import { cancelJob } from '@/lib/contract/job';
import { createKey } from '@/lib/contract/key';
import type { ErrorBody } from '@/lib/contract/errors';
import { TEMPLATE_OF } from '@/lib/core/canvas/templates';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { call, type Received } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson } from '../../support/people';
import { closeProduct, importFixture } from '../../support/product';

beforeAll(openQueue);
afterAll(closeProduct);

const messageOf = ({ body }: Received) => (body as ErrorBody).error.message;

const clipOf = (parts: readonly string[], keys: number): AnimationClip => ({
  clipVersion: 1,
  name: 'Long',
  duration: 20,
  loop: false,
  tracks: parts.map((part) => ({
    part,
    prop: 'translateX',
    keys: Array.from({ length: keys }, (_, index) => ({ t: index / keys, v: 1 / (index + 3), ease: 'easeOutElastic' })),
  })),
  modifiers: [],
});

/** A mascot with this many motions, and a key of its workspace. */
async function withMotions(count: number): Promise<{ key: string; id: string }> {
  const { key } = await makePerson('studio');
  const { id } = await importFixture(key);
  const clip = clipOf([], 0);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId('animation'),
    mascotId: id,
    name: `Motion ${index}`,
    source: 'custom' as const,
    preset: null,
    durationSeconds: 1,
    loop: false,
    clip,
  }));
  await db().insert(animations).values(rows);
  return { key, id };
}

const batch = (key: string, id: string, ...prompts: string[]) =>
  call(createAnimations, { key, params: { id }, body: { prompts } });
const nod = (key: string, id: string) => call(createAnimation, { key, params: { id }, body: { preset: 'nod' } });

test('a mascot has a bounded number of motions, in a batch too', async () => {
  const { key, id } = await withMotions(LIMITS.bundle.motions - 1);
  const refused = await batch(key, id, 'waves', 'nods');
  expect([refused.status, messageOf(refused)]).toEqual([400, 'A mascot has at most 1000 motions; delete one first.']);
  expect((await nod(key, id)).status).toBe(201);
  expect((await nod(key, id)).status).toBe(400);
});

test('motions that are being made count', async () => {
  const { key, id } = await withMotions(LIMITS.bundle.motions - 3);
  expect((await batch(key, id, 'waves', 'nods')).status).toBe(202);
  expect((await batch(key, id, 'waves', 'nods')).status).toBe(400);
  expect((await nod(key, id)).status).toBe(201);
  expect((await nod(key, id)).status).toBe(400);
  const [waving] = await db().select({ id: jobs.id }).from(jobs).where(eq(jobs.mascotId, id));
  expect((await call(cancelJob, { key, params: { id: waving?.id ?? '' } })).status).toBe(200);
  expect((await nod(key, id)).status).toBe(201);
  expect((await nod(key, id)).status).toBe(400);
});

test('and of canvases', async () => {
  const { key } = await makePerson('studio');
  const { id } = await importFixture(key);
  const { graph } = TEMPLATE_OF.chatbot;
  const rows = Array.from({ length: LIMITS.bundle.canvases - 1 }, (_, index) => ({
    id: newId('canvas'),
    mascotId: id,
    name: `Canvas ${index}`,
    graph,
  }));
  await db().insert(canvases).values(rows);
  const add = () => call(createCanvas, { key, params: { id }, body: { name: 'Chat', template: 'chatbot' } });
  expect((await add()).status).toBe(201);
  const refused = await add();
  expect([refused.status, messageOf(refused)]).toEqual([400, 'A mascot has at most 500 canvases; delete one first.']);
});

test('large motions fill it sooner, and a replaced one counts as it is then', async () => {
  const { key } = await makePerson('studio');
  const { id, parts } = await importFixture(key);
  const names = (parts as { id: string }[]).map((part) => part.id).slice(0, 12);
  const large = clipOf(names, 2000);
  expect(JSON.stringify(large).length).toBeLessThan(LIMITS.bundle.bytes / 4);
  const add = (clip: AnimationClip) => call(createAnimation, { key, params: { id }, body: { clip, name: 'Long' } });
  const answers: Received[] = [];
  while (answers.length < 20 && (answers.at(-1)?.status ?? 201) === 201) answers.push(await add(large));
  const refused = answers.at(-1);
  expect(refused && [refused.status, messageOf(refused)]).toEqual([
    400,
    'The motions and canvases of a mascot may have 16 MB together; use fewer keys, or delete one.',
  ]);
  expect(answers.length).toBeGreaterThan(4);
  const small = await add(clipOf(names, 10));
  expect(small.status).toBe(201);
  const replace = (clip: AnimationClip) =>
    call(replaceAnimation, { key, params: { id, animationId: (small.body as Animation).id }, body: { clip } });
  expect((await replace(clipOf(names, 20))).status).toBe(200);
  expect((await replace(large)).status).toBe(400);
});

test('a workspace has a bounded number of keys', async () => {
  const { key, workspaceId } = await makePerson('studio');
  // The person has one already.
  const rows = Array.from({ length: LIMITS.keysPerWorkspace - 2 }, (_, index) => ({
    id: newId('key'),
    workspaceId,
    name: `Key ${index}`,
    prefix: 'lr_sk',
    hash: `hash-${index}`,
  }));
  await db().insert(keys).values(rows);
  expect((await call(createKey, { key, body: {} })).status).toBe(201);
  expect((await call(createKey, { key, body: {} })).status).toBe(400);
});
