import { expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { referenceOf } from '@/lib/contract/reference';
import type { Field, Operation } from '@/lib/contract/reference/model';
import { checkClip } from '@/lib/core/clip/check';
import { AnimationClip } from '@/lib/core/clip/schema';
import { checkGraph } from '@/lib/core/canvas/check';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';

const { pages, objects } = referenceOf('https://mascots.example.org');
const operations = pages.flatMap((page) => page.operations);
const endpoints: Readonly<Record<string, Endpoint>> = ENDPOINTS;
const operation = (id: string): Operation => {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
};
const fieldsBelow = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...fieldsBelow(field.fields)]);

test('every endpoint is on the page of its tag', () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(ENDPOINTS).sort());
  for (const { title, operations: shown } of pages) for (const { id } of shown) expect(endpoints[id]?.tag).toBe(title);
});

test('the examples of bodies and responses are valid', () => {
  for (const { id, body, answers } of operations) {
    for (const { title, value } of body?.examples ?? [])
      expect(endpoints[id]?.body?.safeParse(value).error?.issues, `${id}: ${title}`).toBeUndefined();
    for (const { status, example } of answers) {
      const declared = endpoints[id]?.returns[status];
      if (declared && 'safeParse' in declared)
        expect(
          declared.safeParse(example).error?.issues,
          `${id}: ${status} ${JSON.stringify(example)}`,
        ).toBeUndefined();
    }
  }
});

test('the examples of spec, clip and graph pass every check', () => {
  const spec = operation('replaceSpec').body?.examples[0]?.value as MascotSpec;
  expect(acceptSpec(spec)).toMatchObject({ ok: true });
  const [sway] = (AnimationClip.meta()?.examples ?? []) as unknown[];
  expect(checkClip(sway, spec)).toMatchObject({ ok: true });
  const door = operation('createCanvas').body?.examples[1]?.value as { graph: unknown } | undefined;
  expect(checkGraph(door?.graph, { animations: [] })).toMatchObject({ ok: true });
});

test('fields have their type, bounds and nested fields', () => {
  const limit = operation('listMascots').query.find(({ name }) => name === 'limit');
  expect(limit).toMatchObject({ type: 'integer', bounds: ['1 to 100'], required: false });
  const [, design] = operation('createMascot').body?.shape.oneOf ?? [];
  expect(design?.fields.find(({ name }) => name === 'prompt')).toMatchObject({
    type: 'string',
    bounds: ['3 to 2000 characters'],
  });
  expect(design?.fields.find(({ name }) => name === 'detail')?.values).toEqual(['standard', 'high']);
  expect(objects.find(({ name }) => name === 'Mascot')?.fields.find(({ name }) => name === 'animations')).toMatchObject(
    { type: 'list of Animation', object: 'Animation' },
  );
  expect(
    fieldsBelow(objects.find(({ name }) => name === 'Workspace')?.fields ?? []).find(({ name }) => name === 'seats')
      ?.object,
  ).toBe('Seats');
});

test('every object that a field refers to is described once', () => {
  const named = new Set(objects.map(({ name }) => name));
  expect(named.size).toBe(objects.length);
  const spoken = operations
    .flatMap(({ answers, job_result: result }) => [...answers.map(({ shape }) => shape), result])
    .flatMap((shape) => [shape?.name, ...fieldsBelow(shape?.fields ?? []).map(({ object }) => object)]);
  expect(spoken.filter((name) => name && !named.has(name))).toEqual([]);
});

test('webhook requests are on the page of the webhook endpoints', () => {
  expect(pages.filter(({ sendings }) => sendings.length > 0).map(({ title }) => title)).toEqual(['Webhooks']);
  const sendings = pages.flatMap((page) => page.sendings);
  expect(sendings.map(({ event }) => event)).toEqual(['job.succeeded', 'job.failed', 'job.canceled']);
  for (const { headers, body, answers } of sendings) {
    expect(headers.find(({ name }) => name === 'Service-Signature')).toMatchObject({
      type: 'string',
      example: expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
    });
    expect(body.shape.fields.find(({ name }) => name === 'data')?.object).toBe('Job');
    expect(answers.map(({ status }) => status)).toEqual(['Any 2xx', 'Anything else']);
  }
});

test('code samples have the credentials of the endpoint', () => {
  expect(operation('deleteMascot').samples.curl).toBe(
    "curl -X DELETE 'https://mascots.example.org/api/v1/mascots/msc_k3v7q2m7x4b6n5c6d2fa' \\\n" +
      '  -H "Authorization: Bearer $LIVERIG_KEY"',
  );
  expect(operation('listPresets').samples.curl).toBe("curl 'https://mascots.example.org/api/v1/presets'");
  expect(operation('updateAccount').samples.curl).toContain('-H "Cookie: __Host-authjs.session-token=$SESSION"');
  expect(operation('createUpload').samples.curl).toContain("-F 'file=@fox.png'");
  expect(operation('editMascot').credits).toEqual([{ action: 'edit', credits: 4 }]);
});
