import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAnimations, type Animation } from '@/lib/contract/animation';
import { listCanvases, type Canvas } from '@/lib/contract/canvas';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { createMascot, getMascot, type Mascot } from '@/lib/contract/mascot';
import { listStarters, type Starter } from '@/lib/contract/starter';
import { STARTERS } from '@/lib/artist/starters';
import { call, codeOf, detailsOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct } from '../../support/product';

let somebody: SomePerson;
beforeAll(async () => {
  await openQueue();
  somebody = await makePerson('studio');
});
afterAll(closeProduct);

const start = (body: object) => call(createMascot, { key: somebody.key, body });
const balance = async () => ((await call(getCredits, { key: somebody.key })).body as Credits).balance;

test('a starter becomes a mascot at once, with motions, canvas and sheet, and is free', async () => {
  const before = await balance();
  const answer = await start({ starter: 'fox' });
  expect(answer.status).toBe(201);
  const mascot = answer.body as Mascot;
  expect(mascot).toMatchObject({ name: 'Saffron', status: 'ready', source: 'prompt' });
  const asked = { key: somebody.key, params: { id: mascot.id } };
  expect((await call(listCanvases, asked)).body as { data: Canvas[] }).toMatchObject({ data: [{ name: 'Chatbot' }] });
  const { data } = (await call(listAnimations, asked)).body as { data: Animation[] };
  expect(data.map(({ name }) => name)).toEqual(['Pour & wink', 'Tap its foot & wave']);
  expect(mascot.animations.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
  expect(((await call(getMascot, { ...asked, query: { include: 'sheet' } })).body as Mascot).sheet).toEqual(
    STARTERS.get('fox')?.sheet,
  );
  expect(await balance()).toBe(before);
});

test('it accepts another name, and no other field', async () => {
  expect((await start({ starter: 'fox', name: 'Rusty' })).body).toMatchObject({ name: 'Rusty' });
  expect(codeOf(await start({ starter: 'fox', prompt: 'an orange fox' }))).toBe('invalid_request');
  const unknown = await start({ starter: 'gryphon' });
  expect([unknown.status, detailsOf(unknown)]).toEqual([
    400,
    ['starter: There is no finished character "gryphon"; GET /starters lists them.'],
  ]);
  expect(detailsOf(await start({ starter: 'x'.repeat(41) }))).toEqual([expect.stringMatching(/^starter: /)]);
});

test('the catalogue lists every starter without a key', async () => {
  const { data } = (await call(listStarters)).body as { data: Starter[] };
  expect(data.map(({ id }) => id)).toEqual([...STARTERS.keys()]);
  expect(data[0]).toEqual({
    id: 'fox',
    kind: 'animal',
    name: 'Saffron',
    prompt: 'A cheerful orange fox barista with a green apron',
    style: 'outlined',
    motions: ['pours and winks', 'taps its foot, then waves'],
    canvas: 'chatbot',
    preview_url: expect.stringMatching(/\/show\/fox\/preview$/) as string,
  });
});
