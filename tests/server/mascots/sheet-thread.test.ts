import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMascot, type Mascot } from '@/lib/contract/mascot';
import { replaceSheet } from '@/lib/contract/mascot-sheet';
import { call } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct } from '../../support/product';

// Threads load modules of their own, so that this one is what the event loop would draw with.
vi.mock('@/lib/artist/sheet/construct', () => ({
  construct: () => {
    throw new Error('A sheet was drawn on the event loop.');
  },
}));

let somebody: SomePerson;
beforeAll(async () => {
  await openQueue();
  somebody = await makePerson('studio');
});
afterAll(closeProduct);

test('a sheet is drawn in a thread: two dozen garments would hold the event loop for half a second', async () => {
  const { key } = somebody;
  const sheet = { sheet_version: 1, name: 'Vixen', subject: { kind: 'fox' } };
  const made = await call(createMascot, { key, body: { sheet } });
  expect(made.status).toBe(201);
  const { id } = made.body as Mascot;
  const body = { ...sheet, wears: [{ item: 'scarf' }] };
  const again = await call(replaceSheet, { key, params: { id }, body });
  expect(again.status).toBe(200);
  expect((again.body as Mascot).parts.some((part) => part.id.includes('scarf'))).toBe(true);
});
