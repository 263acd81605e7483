import { afterAll, beforeAll, expect, test } from 'vitest';
import { GET as getHealth } from '@/app/api/health/route';
import { createMascot, type Mascot } from '@/lib/contract/mascot';
import { replaceSpec } from '@/lib/contract/mascot-spec';
import { createUpload } from '@/lib/contract/upload';
import { closeTestDatabase } from '../../support/database';
import { hostileDrawings, hostileFragments } from '../../support/hostile-texts';
import { call, ORIGIN, type Received } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { fixtureSpec } from '../../support/product';
import { formWith } from '../../support/uploads';

const SIZE = 60_000;

/**
 * What one answer may take on a busy machine, in milliseconds, and health beside it: each takes some ten, and minutes
 * with a reader that goes back over its text.
 */
const PATIENCE = 10_000;

let person: SomePerson;
let mascot: Mascot;

beforeAll(async () => {
  await openQueue();
  person = await makePerson('studio');
  mascot = (await call(createMascot, { key: person.key, body: { spec: fixtureSpec('fox') } })).body as Mascot;
});
afterAll(closeTestDatabase);

const specWith = (svg: string) => {
  const spec = fixtureSpec('fox');
  return { ...spec, parts: spec.parts.map((part, index) => (index === 1 ? { ...part, svg } : part)) };
};

const DOORS: [name: string, texts: () => [string, string][], send: (svg: string) => Promise<Received>][] = [
  [
    'POST /mascots',
    () => hostileFragments(SIZE),
    (svg) => call(createMascot, { key: person.key, body: { spec: specWith(svg) } }),
  ],
  [
    'PUT spec',
    () => hostileFragments(SIZE),
    (svg) => call(replaceSpec, { key: person.key, params: { id: mascot.id }, body: { spec: specWith(svg) } }),
  ],
  ['POST /uploads', () => hostileDrawings(SIZE), (svg) => call(createUpload, { key: person.key, form: formWith(svg) })],
];

test.each(DOORS)('%s answers 60 kB of hostile text in time, and health answers meanwhile', async (_, texts, send) => {
  let slowest = { name: '', ms: 0 };
  let health = 0;
  let at = Date.now();
  for (const [name, svg] of texts()) {
    at = Date.now();
    const answer = send(svg);
    const asked = Date.now();
    expect((await getHealth(new Request(`${ORIGIN}/api/health`))).status).toBe(200);
    health = Math.max(health, Date.now() - asked);
    const { status } = await answer;
    expect([200, 201, 400, 413, 415], `${name}: ${status}`).toContain(status);
    const ms = Date.now() - at;
    if (ms > slowest.ms) slowest = { name, ms };
  }
  expect(slowest.ms, slowest.name).toBeLessThan(PATIENCE);
  expect(health).toBeLessThan(PATIENCE);
});
