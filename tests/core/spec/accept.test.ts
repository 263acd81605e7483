import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf, readFragment } from '@/lib/core/svg/fragment';

/** A sample spec, as it was written by hand. */
function sample(name: string): MascotSpec {
  return MascotSpec.parse(JSON.parse(readFileSync(`tests/fixtures/specs/${name}.json`, 'utf8')));
}

function accepted(input: unknown): MascotSpec {
  const result = acceptSpec(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.spec;
}

function problemsOf(input: unknown): string[] {
  const result = acceptSpec(input);
  return result.ok ? [] : result.problems.map(({ path }) => path);
}

describe.each(['fox', 'blob'])('the sample %s', (name) => {
  test('is accepted without a warning', () => {
    const result = acceptSpec(sample(name));
    expect(result.ok && result.value.warnings).toEqual([]);
  });

  test('is unchanged by being accepted again', () => {
    const once = accepted(sample(name));
    expect(accepted(once)).toEqual(once);
  });

  test('is read back from its clean text as the same drawing', () => {
    for (const { id, svg } of accepted(sample(name)).parts) expect(drawingOf(svg)).toEqual(readFragment(svg, id).drawing);
  });
});

describe('a spec', () => {
  test('reports every problem at once, those of its drawings too', () => {
    const spec = sample('fox');
    const [, tail, left, right, body] = spec.parts;
    if (!tail || !left || !right || !body) throw new Error('The sample has lost its parts.');
    tail.parent = 'nobody';
    left.rotateLimits = [20, -20];
    right.defaultState = 'asleep';
    body.svg = '<script/>';
    spec.palette.push({ name: 'fur', color: '#000000' });
    spec.anchors.push({ name: 'mouth', part: 'moustache', at: [0, 0] });
    expect(problemsOf(spec)).toEqual([
      'palette[8].name', 'anchors[7].name', 'parts[1].parent', 'parts[3].defaultState', 'parts[2].rotateLimits', 'anchors[7].part', 'parts[4].svg',
    ]);
  });

  test('has exactly one root and no circle', () => {
    const none = sample('blob');
    none.parts.forEach((part) => { part.parent ??= 'body'; });
    expect(problemsOf(none)).toEqual(['parts', ...none.parts.map((_, i) => `parts[${i}].parent`)]);
    const two = sample('blob');
    two.parts.forEach((part) => { if (part.id === 'antenna') part.parent = null; });
    expect(problemsOf(two)).toEqual(['parts[4].parent']);
  });

  test('may use only tokens of its palette', () => {
    const spec = sample('blob');
    spec.palette = spec.palette.filter(({ name }) => name !== 'ink');
    expect(problemsOf(spec)).toEqual(['parts[2].svg', 'parts[2].states[0].svg', 'parts[2].states[1].svg', 'parts[3].svg', 'parts[3].states[0].svg']);
  });

  test('keeps its budgets over all its drawings together', () => {
    const spec = sample('blob');
    const many = '<path d="M0 0L1 1" fill="#000000"/>'.repeat(900);
    spec.parts = Array.from({ length: 6 }, (_, i) => ({ ...spec.parts[0]!, id: `p${i}`, parent: i === 0 ? null : 'p0', svg: many }));
    spec.anchors = [];
    expect(problemsOf(spec)).toEqual(['parts[4].svg', 'parts[5].svg']);
  });
});
