import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { checkBy } from '@/lib/core/issues';
import { HEX_COLOR, NAME } from '@/lib/core/patterns';
import { MAX_PROBLEMS, problemLines } from '@/lib/core/problem';

const linesOf = (schema: z.ZodType, input: unknown): string[] => {
  const checked = checkBy(schema, input);
  return checked.ok ? [] : problemLines(checked.problems);
};

test('gives a valid input as the schema parses it', () => {
  expect(checkBy(z.strictObject({ name: z.string().trim() }), { name: ' fox ' })).toEqual({
    ok: true,
    value: { name: 'fox' },
  });
});

test.each<[unknown, string, z.ZodType]>([
  [undefined, 'This field is required.', z.string()],
  [undefined, 'This field is required.', z.enum(['a', 'b'])],
  [undefined, 'This field is required.', z.literal(1)],
  [undefined, 'This field is required.', z.unknown().refine((value) => value !== undefined)],
  [null, 'This must be text.', z.string()],
  ['5', 'This must be a number.', z.number()],
  [Number.POSITIVE_INFINITY, 'This must be a number.', z.number()],
  [1.5, 'This must be a whole number.', z.int()],
  ['yes', 'This must be true or false.', z.boolean()],
  [{}, 'This must be a list.', z.array(z.string())],
  [5, 'This must be a list.', z.tuple([z.number(), z.number()])],
  [[], 'This must be an object.', z.strictObject({})],
  ['x', 'This must be an object.', z.record(z.string(), z.string())],
  ['x', 'This must be true or false, a number or null.', z.union([z.boolean(), z.number(), z.null()])],
  [2, 'This must be 1.', z.literal(1)],
  ['parts', 'This must be "spec".', z.literal('spec')],
  ['d', 'This must be one of a, b, c.', z.enum(['a', 'b', 'c'])],
  ['', 'This must have at least 1 character.', z.string().min(1)],
  ['ab', 'This must have at least 3 characters.', z.string().min(3)],
  ['abc', 'This may have at most 2 characters.', z.string().max(2)],
  [[], 'This must have at least 1 item.', z.array(z.string()).min(1)],
  [['a', 'b'], 'This may have at most 1 item.', z.array(z.string()).max(1)],
  [[1], 'This must have at least 2 items.', z.tuple([z.number(), z.number()])],
  [63, 'This must be 64 or more.', z.number().min(64)],
  [20.1, 'This must be 20 or less.', z.number().max(20)],
  [0, 'This must be more than 0.', z.number().positive()],
  [1, 'This must be less than 1.', z.number().lt(1)],
  ['x', 'This must be an e-mail address.', z.email()],
  ['x', 'This must be a web address.', z.url()],
  ['red', 'This must look like #3366cc.', z.string().regex(HEX_COLOR)],
  [
    'A b',
    'This must start with a letter from a to z and have only small letters, digits and underscores.',
    z.string().regex(NAME),
  ],
  ['y', 'This does not have the right form.', z.string().regex(/^x$/)],
  ['y', 'This must be an x.', z.string().regex(/^x$/, 'This must be an x.')],
  ['y', 'This value is not possible here.', z.string().refine((text) => text === 'x')],
  [
    { 'A b': 'x' },
    'A b: This must start with a letter from a to z and have only small letters, digits and underscores.',
    z.record(z.string().regex(NAME), z.string()),
  ],
])('%j is told: %s', (input, line, schema) => {
  expect(linesOf(schema, input)).toEqual([line]);
});

test('every problem has its path, up to the maximum number of problems', () => {
  const schema = z.array(z.strictObject({ at: z.strictObject({ x: z.number() }) }));
  expect(linesOf(schema, [{ at: { x: 1, y: 2 } }, { at: { x: '1' } }, {}])).toEqual([
    '[0].at.y: This field is not known here.',
    '[1].at.x: This must be a number.',
    '[2].at: This field is required.',
  ]);
  expect(
    linesOf(
      schema,
      Array.from({ length: 1000 }, () => 5),
    ),
  ).toHaveLength(MAX_PROBLEMS);
});

describe('a union', () => {
  const drawn = z.strictObject({ drawing: z.string(), name: z.string(), scale: z.number().optional() });
  const told = z.strictObject({ words: z.string().min(3), name: z.string().optional(), style: z.string().optional() });
  const named = z.strictObject({
    named: z.enum(['a', 'b']),
    name: z.string().optional(),
    scale: z.number().optional(),
  });
  const schema = z.strictObject({ shape: z.xor([drawn, told, named]) });
  const lines = (shape: unknown) => linesOf(schema, { shape });

  test.each<[unknown, string[]]>([
    [{ words: 'a fox' }, []],
    [{ words: 5 }, ['shape.words: This must be text.']],
    [{ words: 'ab' }, ['shape.words: This must have at least 3 characters.']],
    [{ drawing: 'x' }, ['shape.name: This field is required.']],
    [{ named: 'c', scale: 'x' }, ['shape.named: This must be one of a, b.', 'shape.scale: This must be a number.']],
    [{ words: 'a fox', wordz: 1 }, ['shape.wordz: This field is not known here.']],
  ])('%j is judged by the one that its fields mean', (shape, expected) => {
    expect(lines(shape)).toEqual(expected);
  });

  test.each<[unknown, string[]]>([
    [{}, ['shape: One of these fields is required: drawing, words, named.']],
    [{ scale: 2 }, ['shape: One of these fields is required: drawing, named.']],
    [{ name: 5 }, ['shape: One of these fields is required: drawing, words, named.', 'shape.name: This must be text.']],
    [
      { wordz: 1 },
      ['shape: One of these fields is required: drawing, words, named.', 'shape.wordz: This field is not known here.'],
    ],
  ])('%j could be any, and lacks what tells them apart', (shape, expected) => {
    expect(lines(shape)).toEqual(expected);
  });

  test.each<[unknown, string[]]>([
    [{ words: 'a fox', named: 'a' }, ['shape: Exactly one of these is possible: words, or named.']],
    [
      { words: 'a fox', style: 'flat', named: 'a', name: 'Fox' },
      ['shape: Exactly one of these is possible: words and style, or named.'],
    ],
    [
      { drawing: 'x', words: 'a fox', named: 'a' },
      ['shape: Exactly one of these is possible: drawing, or words, or named.'],
    ],
    [
      { drawing: 'x', name: 'Fox', scale: 1, named: 'a' },
      ['shape: Exactly one of these is possible: drawing, or named.'],
    ],
    [
      { words: 'a fox', named: 'a', wordz: 1 },
      ['shape: Exactly one of these is possible: words, or named.', 'shape.wordz: This field is not known here.'],
    ],
  ])('%j mixes two', (shape, expected) => {
    expect(lines(shape)).toEqual(expected);
  });

  test('an input of another type than every branch gives one problem', () => {
    expect(lines('x')).toEqual(['shape: This must be an object.']);
    expect(lines(null)).toEqual(['shape: This must be an object.']);
    expect(linesOf(z.union([z.string(), drawn]), { drawing: 5, name: 'Fox' })).toEqual(['drawing: This must be text.']);
  });

  test('a discriminator field selects the branch', () => {
    const track = z.discriminatedUnion('prop', [
      z.strictObject({ prop: z.enum(['x', 'y']), v: z.number() }),
      z.strictObject({ prop: z.literal('state'), v: z.string() }),
    ]);
    expect(linesOf(track, { prop: 'state', v: 5 })).toEqual(['v: This must be text.']);
    expect(linesOf(track, { prop: 'z', v: 5 })).toEqual(['prop: This must be one of x, y, state.']);
    expect(linesOf(track, { v: 5 })).toEqual(['prop: This field is required.']);
    expect(linesOf(track, null)).toEqual(['This must be an object.']);
  });
});
