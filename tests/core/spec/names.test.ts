import { expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import { sampleSpec } from '../../support/specs';

const problemsOf = (spec: unknown): string[] => {
  const accepted = acceptSpec(spec);
  return accepted.ok ? [] : accepted.problems.map(({ path, message }) => `${path}: ${message}`);
};

test('names have a bound, since lists of mascots show them', () => {
  const spec = sampleSpec('blob');
  const [body, ...others] = spec.parts;
  if (!body) throw new Error('The sample has no part.');
  const long = 'a'.repeat(101);
  const named = {
    ...spec,
    name: 'n'.repeat(501),
    description: 'd'.repeat(10_001),
    palette: [...spec.palette, { name: long, color: '#123456' }],
    parts: [
      { ...body, states: [...body.states, { name: long, svg: '' }] },
      ...others,
      { ...body, id: long, parent: body.id },
    ],
    anchors: [...spec.anchors, { name: long, part: body.id, at: [1, 1] }],
  };
  expect(problemsOf(named)).toEqual([
    'name: This may have at most 500 characters.',
    'description: This may have at most 10,000 characters.',
    ...[
      `palette[${spec.palette.length}].name`,
      `parts[0].states[${body.states.length}].name`,
      `parts[${spec.parts.length}].id`,
      `anchors[${spec.anchors.length}].name`,
    ].map((path) => `${path}: This may have at most 100 characters.`),
  ]);
});

test('all parts together have a bounded number of states', () => {
  const spec = sampleSpec('blob');
  const [body] = spec.parts;
  if (!body) throw new Error('The sample has no part.');
  const states = Array.from({ length: 60 }, (_, index) => ({ name: `s_${index}`, svg: '' }));
  const more = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...body,
      id: `more_${index}`,
      parent: body.id,
      states,
      defaultState: null,
    }));
  const total = (count: number) => spec.parts.reduce((sum, part) => sum + part.states.length, 60 * count);
  expect(problemsOf({ ...spec, parts: [...spec.parts, ...more(30)] })).toEqual([]);
  expect(problemsOf({ ...spec, parts: [...spec.parts, ...more(34)] })).toEqual([
    `parts: All parts together may have at most 2000 states, not ${total(34)}.`,
  ]);
});
