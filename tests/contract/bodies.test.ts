import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS, type EndpointId } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { exampleId } from '@/lib/contract/ids';
import { LIMITS } from '@/lib/core/limits';
import { readBody } from '@/lib/server/http/read';

type Json = z.core.JSONSchema.BaseSchema;
/** An invalid value of a field, with a description. */
type Wrong = [what: string, value: unknown];

const UNKNOWN_FIELD = 'no_such_field';
const EXAMPLES = ['#3366cc', 'tail_tip', 'x'];
const ADDRESSES: Record<string, (length: number) => string> = {
  email: (length) => `${'x'.repeat(length - 12)}@example.com`,
  uri: (length) => `https://example.com/${'x'.repeat(length - 20)}`,
};

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const kindsOf = ({ type }: Json) => [type].flat();
const isAnything = (schema: Json) =>
  schema.type === undefined && schema.enum === undefined && schema.const === undefined;

/** The JSON schemas of a body: the branches of a union, or the only one. */
const shapesOf = (body: z.ZodType): Json[] => {
  const schema = jsonOf(body);
  return (schema.oneOf ?? schema.anyOf ?? [schema]) as Json[];
};

/** Makes a text of about this length that matches the schema's pattern or format. */
function text({ format, pattern }: Json, length: number): string {
  const address = ADDRESSES[format ?? ''];
  if (address) return address(Math.max(length, 30));
  const example = EXAMPLES.find((each) => !pattern || new RegExp(pattern).test(each)) ?? 'x';
  return pattern?.startsWith('^') ? example : example.slice(0, length).padEnd(length, 'x');
}

/** Makes the smallest or largest valid value of a schema, without optional fields. */
function good(schema: Json, side: 'least' | 'greatest' = 'least'): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'string')
    return text(schema, side === 'least' ? (schema.minLength ?? 1) : (schema.maxLength ?? schema.minLength ?? 1));
  if (schema.type === 'boolean') return side === 'greatest';
  if (schema.type === 'array')
    return Array.from({ length: (side === 'least' ? schema.minItems : schema.maxItems) ?? 1 }, () =>
      good(schema.items as Json),
    );
  if (schema.type === 'number' || schema.type === 'integer') {
    const least = schema.minimum ?? (typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 0.01 : 0);
    return side === 'least' ? least : (schema.maximum ?? least + 1000);
  }
  if (schema.type === 'object') {
    const named = (schema.required ?? []).map((name) => [name, good(schema.properties?.[name] as Json)]);
    const free =
      typeof schema.additionalProperties === 'object' ? [['tail_tip', good(schema.additionalProperties as Json)]] : [];
    return Object.fromEntries([...named, ...free]);
  }
  return {};
}

/** Makes invalid values for a schema: just beyond each bound, and of another type. */
function wrongs(schema: Json): Wrong[] {
  if (isAnything(schema)) return [];
  const kinds: Wrong[] = [
    ['null', null],
    ['another kind', schema.type === 'string' || schema.enum ? 5 : 'x'],
  ];
  const step = schema.type === 'integer' ? 1 : 0.01;
  const bounds: [string, number | boolean | undefined, (bound: number) => unknown][] = [
    ['too short', schema.minLength, (bound) => 'x'.repeat(bound - 1)],
    ['blank', schema.minLength, (bound) => ' '.repeat(bound)],
    ['too long', schema.maxLength, (bound) => text(schema, bound + 1)],
    ['below the least', schema.minimum, (bound) => bound - step],
    ['the bound itself', schema.exclusiveMinimum, (bound) => bound],
    ['above the greatest', schema.maximum, (bound) => bound + step],
    ['too few', schema.minItems, (bound) => Array.from({ length: bound - 1 }, () => good(schema.items as Json))],
    ['too many', schema.maxItems, (bound) => Array.from({ length: bound + 1 }, () => good(schema.items as Json))],
  ];
  const beyond = bounds.flatMap(([what, bound, make]): Wrong[] =>
    typeof bound !== 'number' ? [] : [[what, make(bound)]],
  );
  const form: Wrong[] = schema.format || schema.pattern?.startsWith('^') ? [['another form', 'Not that']] : [];
  const half: Wrong[] = schema.type === 'integer' ? [['a fraction', (schema.minimum ?? 0) + 0.5]] : [];
  const other: Wrong[] = schema.enum
    ? [
        ['another word', 'no_such_word'],
        ['an empty word', ''],
      ]
    : [];
  return [...kinds, ...beyond, ...form, ...half, ...other];
}

const detailsOf = (body: z.ZodType, value: unknown): unknown => {
  try {
    readBody(body, Buffer.from(JSON.stringify(value)));
    return 'passes';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.details;
  }
};

/** Expects exactly one detail, at this path, in our own words and not in those of the schema library. */
function tells(body: z.ZodType, value: unknown, path: string, what: string): void {
  const details = detailsOf(body, value);
  expect(details, `${path} ${what}`).toEqual([
    expect.stringMatching(path === '' ? /^(This|One|Exactly)\b.*\.$/s : /: .*\.$/s),
  ]);
  const [line = ''] = details as string[];
  if (path !== '') expect(line.slice(0, path.length + 2), what).toBe(`${path}: `);
  expect(line, `${path} ${what}`).not.toMatch(
    /expected|invalid|received|string|undefined|input|right form|not possible here/i,
  );
}

const bodies = (Object.values(ENDPOINTS) as Endpoint[]).flatMap(({ id, body }) => (body ? [{ id, body }] : []));
const shapes = bodies.flatMap(({ id, body }) =>
  shapesOf(body).map((shape, index) => ({ name: `${id} ${index + 1}`, body, shape })),
);

test('the test values cover every type of field in a body', () => {
  const fields = shapes.flatMap(({ shape }) => Object.values(shape.properties ?? {}) as Json[]);
  const known = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
  expect(
    fields.filter(
      (field) => !isAnything(field) && !field.enum && !kindsOf(field).every((kind) => known.includes(String(kind))),
    ),
  ).toEqual([]);
});

describe.each(shapes)('a body of $name', ({ body, shape }) => {
  const least = good(shape) as Record<string, unknown>;
  const fields = Object.entries((shape.properties ?? {}) as Record<string, Json>);

  test('is accepted at every bound', () => {
    expect(detailsOf(body, least)).toBe('passes');
    for (const [name, schema] of fields) {
      for (const side of ['least', 'greatest'] as const)
        expect(detailsOf(body, { ...least, [name]: good(schema, side) }), `${name} at the ${side}`).toBe('passes');
    }
  });

  if (shape.type === 'object')
    test('with an unknown field gives one detail', () => {
      tells(body, { ...least, [UNKNOWN_FIELD]: 1 }, UNKNOWN_FIELD, 'unknown');
    });

  if (shape.type === 'object')
    test('of another type gives one detail', () => {
      for (const value of [null, 5, 'x', []]) tells(body, value, '', JSON.stringify(value));
    });

  if (fields.length > 0)
    test('with one field beyond a bound gives one detail', () => {
      for (const [name, schema] of fields) {
        for (const [what, value] of wrongs(schema)) tells(body, { ...least, [name]: value }, name, what);
        for (const [what, value] of schema.items ? wrongs(schema.items as Json) : [])
          tells(body, { ...least, [name]: [value] }, `${name}[0]`, what);
        const free = schema.additionalProperties;
        for (const [what, value] of typeof free === 'object' ? wrongs(free as Json) : [])
          tells(body, { ...least, [name]: { tail_tip: value } }, `${name}.tail_tip`, what);
        if (typeof free === 'object')
          tells(body, { ...least, [name]: { 'Tail tip': good(free as Json) } }, `${name}.Tail tip`, 'another name');
      }
    });

  if ((shape.required ?? []).length > 0)
    test('with a missing field gives one detail', () => {
      for (const name of shape.required ?? []) {
        const rest = Object.fromEntries(Object.entries(least).filter(([each]) => each !== name));
        const missing = `${name}: This field is required.`;
        // Without its discriminating field, a body of a union is ambiguous, or valid as another branch.
        const told =
          shapesOf(body).length === 1
            ? missing
            : expect.stringMatching(new RegExp(`^${missing}$|^One of these fields is required: .*\\b${name}\\b.*\\.$`));
        expect([['passes'], [told]].slice(shapesOf(body).length === 1 ? 1 : 0)).toContainEqual(
          [detailsOf(body, rest)].flat(),
        );
      }
    });
});

test.each(bodies.filter(({ body }) => shapesOf(body).length > 1))(
  'a body of $id that mixes fields of two branches gives one detail',
  ({ body }) => {
    const mixed = Object.fromEntries(
      shapesOf(body).flatMap((shape) =>
        Object.entries(shape.properties ?? {}).map(([name, schema]) => [name, good(schema as Json)]),
      ),
    );
    expect(detailsOf(body, mixed)).toEqual([expect.stringMatching(/^Exactly one of these is possible: .+\.$/)]);
  },
);

describe('the details of an error', () => {
  test.each<[EndpointId, unknown, string]>([
    ['createMascot', { prompt: 5 }, 'prompt: This must be text.'],
    ['createMascot', { prompt: 'ab' }, 'prompt: This must have at least 3 characters.'],
    ['createMascot', { prompt: '🦊🦊' }, 'prompt: This must have at least 3 characters.'],
    ['createMascot', { prompt: ' \t\n' }, 'prompt: This may not be blank.'],
    ['createMascot', { prompt: '  a  ' }, 'prompt: This must have at least 3 characters.'],
    ['createAnimation', { prompt: ' hi\n' }, 'prompt: This must have at least 3 characters.'],
    ['createAnimations', { prompts: ['waves', '\u3000ab '] }, 'prompts[1]: This must have at least 3 characters.'],
    ['createMascot', { prompt: 'a fox', max_cost_usd: 0 }, 'max_cost_usd: This must be more than 0.'],
    ['createMascot', { image_url: 'fox' }, 'image_url: This must be a web address.'],
    [
      'createMascot',
      { spec: {}, prompt: 'a fox', style: 'flat' },
      'Exactly one of these is possible: spec, or prompt and style.',
    ],
    ['createAnimation', { name: 'Hop' }, 'One of these fields is required: preset, prompt, clip, reference_upload_id.'],
    ['createAnimation', { preset: 'wave', prompt: 'waves' }, 'Exactly one of these is possible: preset, or prompt.'],
    [
      'createAnimation',
      { preset: 'wave', prompt: 'waves', duration: 2 },
      'Exactly one of these is possible: preset, or prompt.',
    ],
    ['createAnimation', { clip: {}, prompt: 'waves' }, 'Exactly one of these is possible: prompt, or clip.'],
    ['createAnimation', { prompt: 'waves', duration: '2' }, 'duration: This must be a number.'],
    ['createAnimation', { clip: {} }, 'name: This field is required.'],
    ['editMascot', { instruction: '   ' }, 'instruction: This may not be blank.'],
    ['createExport', { format: 'svg', size: 64.5 }, 'size: This must be a whole number.'],
    ['createExport', { format: 'svg', size: 63 }, 'size: This must be 64 or more.'],
    ['createExport', { format: 'svg', background: 'blue' }, 'background: This must look like #3366cc.'],
    ['recolorMascot', { palette: [] }, 'palette: This must be an object.'],
    ['signIn', { email: 'fox' }, 'email: This must be an e-mail address.'],
  ])('%s %j: %s', (endpoint, value, line) => {
    const { body }: Endpoint = ENDPOINTS[endpoint];
    expect(body && detailsOf(body, value)).toEqual([line]);
  });
});

const padded = (text: string) => ` \n\t${text}\u00a0  `;

describe('white space around a text', () => {
  test.each<[EndpointId, Record<string, unknown>, string, number]>([
    ['createMascot', {}, 'prompt', LIMITS.mascot.prompt.max],
    ['createMascot', { prompt: 'a fox' }, 'style', LIMITS.mascot.style.max],
    ['createMascot', { prompt: 'a fox' }, 'notes', LIMITS.mascot.notes.max],
    ['createMascot', { prompt: 'a fox' }, 'name', LIMITS.mascot.name.max],
    ['updateMascot', {}, 'name', LIMITS.mascot.name.max],
    ['editMascot', {}, 'instruction', LIMITS.mascot.instruction.max],
    ['createVariant', { name: 'Space fox' }, 'instruction', LIMITS.mascot.instruction.max],
    ['createVariant', { instruction: 'red' }, 'name', LIMITS.mascot.name.max],
    ['createAnimation', {}, 'prompt', LIMITS.animation.prompt.max],
    ['createAnimation', { preset: 'wave' }, 'name', LIMITS.animation.name.max],
    ['createAnimation', { reference_upload_id: exampleId('file') }, 'prompt', LIMITS.animation.prompt.max],
    ['suggestAnimations', {}, 'use_case', LIMITS.suggestions.useCase.max],
    ['createScene', {}, 'prompt', LIMITS.scene.prompt.max],
    ['createCanvas', { template: 'chatbot' }, 'name', LIMITS.canvas.name.max],
    ['createKey', {}, 'name', LIMITS.keyName.max],
  ])('is trimmed before its length is checked: %s %j, %s', (endpoint, others, field, max) => {
    const { body = z.never() }: Endpoint = ENDPOINTS[endpoint];
    const [longest, tooLong] = [padded('x'.repeat(max)), padded('x'.repeat(max + 1))];
    const read = readBody(body, Buffer.from(JSON.stringify({ ...others, [field]: longest })));
    expect(read).toEqual({ ...others, [field]: 'x'.repeat(max) });
    const told = detailsOf(body, { ...others, [field]: tooLong });
    expect(told).toEqual([`${field}: This may have at most ${max} characters.`]);
  });

  test('is kept in a reference to an existing name', () => {
    const body = { format: 'gif', animation: ' wave' };
    expect(ENDPOINTS.createExport.body.parse(body)).toEqual(body);
  });
});
