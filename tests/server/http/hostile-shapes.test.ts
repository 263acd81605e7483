import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, type EndpointId } from '@/lib/contract';
import { createAnimation } from '@/lib/contract/animation';
import type { Endpoint } from '@/lib/contract/endpoint';
import { replaceSpec } from '@/lib/contract/mascot-spec';
import { MAX_PROBLEMS } from '@/lib/core/problem';
import { DEFAULT_STATE } from '@/lib/core/clip/part-pose';
import { SAMPLES } from '../../support/every-endpoint';
import { call, detailsOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { closeProduct, fixtureSpec } from '../../support/product';
import { credentialsOf, makeTeamFixture, type TeamFixture } from '../../support/team-fixture';

/** What is given many times over: enough to tell an effort that grows with its square, which takes a minute. */
const MANY = 20_000;
/** What one answer may take on a busy machine, in milliseconds; each takes some ten. */
const PATIENCE = 5000;

let team: TeamFixture;
beforeAll(async () => {
  await openQueue();
  team = await makeTeamFixture();
});
afterAll(closeProduct);

const manyFields = (): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`field_${index}`, 1]));

/** Values that no field takes in earnest. */
const HOSTILE: [name: string, make: () => unknown][] = [
  ['many fields', manyFields],
  ['a long list of objects', () => Array.from({ length: MANY }, () => ({ a: 1 }))],
  ['a long list of names', () => Array.from({ length: MANY }, (_, index) => `name_${index}`)],
  ['a long text', () => 'ab '.repeat(300_000)],
];

/** The bodies to send: the sample with further fields, and with each of its fields replaced. */
function bodiesOf(sample: object): [name: string, body: unknown][] {
  const fields = Object.keys(sample);
  return [
    ['further fields', { ...sample, ...manyFields() }],
    ...HOSTILE.flatMap(([name, make]): [string, unknown][] => [
      [name, make()],
      ...fields.map((field): [string, unknown] => [`${field}: ${name}`, { ...sample, [field]: make() }]),
    ]),
  ];
}

const WITH_BODY = (Object.keys(ENDPOINTS) as EndpointId[]).filter((id) => ENDPOINTS[id].body && SAMPLES[id].body);

describe('a body of twenty thousand parts is refused in time, with a list of problems that can be read:', () => {
  test.each(WITH_BODY)('%s', async (id) => {
    const endpoint: Endpoint = ENDPOINTS[id];
    const params = await SAMPLES[id].params?.(team, 'owner');
    const credentials = endpoint.access === 'public' ? {} : await credentialsOf(team, 'owner');
    for (const [name, body] of bodiesOf(SAMPLES[id].body?.(team) as object)) {
      const began = Date.now();
      const answer = await call(endpoint, { ...credentials, params, body });
      expect(Date.now() - began, name).toBeLessThan(PATIENCE);
      expect([400, 404], `${name}: ${answer.status}`).toContain(answer.status);
      const details = detailsOf(answer);
      expect(Array.isArray(details) ? details.length : 0, name).toBeLessThanOrEqual(MAX_PROBLEMS);
    }
  });
});

test('a clip with a hundred thousand wrong states is refused in short sentences', async () => {
  const { key } = team.keys.good;
  const params = { id: team.mascotId };
  const spec = fixtureSpec('fox');
  const [root, ...parts] = spec.parts;
  if (!root) throw new Error('The fixture has no parts.');
  const names = Array.from({ length: 64 }, (_, index) => `${'a'.repeat(90)}_${index}`);
  const states = names.map((name) => ({ name, svg: root.svg }));
  const drawn = await call(replaceSpec, { key, params, body: { ...spec, parts: [{ ...root, states }, ...parts] } });
  expect(drawn.status).toBe(200);
  const keys = Array.from({ length: 2000 }, () => ({ t: 0.5, v: 'unheard' }));
  const tracks = Array.from({ length: 50 }, () => ({ part: root.id, prop: 'state', keys }));
  const clip = { clipVersion: 1, name: 'Wrong', duration: 1, loop: false, tracks, modifiers: [] };
  const answer = await call(createAnimation, { key, params, body: { name: 'Wrong', clip } });
  expect(answer.status).toBe(400);
  const details = detailsOf(answer) as string[];
  expect(details.length).toBeLessThanOrEqual(MAX_PROBLEMS);
  // Twelve names of sixty characters each.
  expect(Math.max(...details.map((line) => line.length))).toBeLessThan(1200);
  const one = { ...clip, tracks: [{ part: root.id, prop: 'state', keys: [{ t: 0, v: DEFAULT_STATE }] }] };
  expect((await call(createAnimation, { key, params, body: { name: 'Right', clip: one } })).status).toBe(201);
});
