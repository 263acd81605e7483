import { describe, expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import { drawingOf, readFragment } from '@/lib/core/svg/fragment';
import { acceptedSpec, sampleSpec } from '../../support/specs';

function problemsOf(input: unknown): string[] {
  const result = acceptSpec(input);
  return result.ok ? [] : result.problems.map(({ path }) => path);
}

describe.each(['fox', 'blob', 'everything'] as const)('the sample %s', (name) => {
  test('is accepted without a warning', () => {
    const result = acceptSpec(sampleSpec(name));
    expect(result.ok && result.value.warnings).toEqual([]);
  });

  test('is unchanged when accepted again', () => {
    const once = acceptedSpec(sampleSpec(name));
    expect(acceptedSpec(once)).toEqual(once);
  });

  test('gives the same drawings when its clean text is read again', () => {
    for (const { id, svg } of acceptedSpec(sampleSpec(name)).parts)
      expect(drawingOf(svg)).toEqual(readFragment(svg, id).drawing);
  });
});

describe('a spec', () => {
  test('reports all problems at once, also those of drawings', () => {
    const spec = sampleSpec('fox');
    const [, tail, left, right, body] = spec.parts;
    if (!tail || !left || !right || !body) throw new Error('The sample has lost its parts.');
    tail.parent = 'nobody';
    left.rotateLimits = [20, -20];
    right.defaultState = 'asleep';
    body.svg = '<script/>';
    spec.palette.push({ name: 'fur', color: '#000000' });
    spec.anchors.push({ name: 'mouth', part: 'moustache', at: [0, 0] });
    expect(problemsOf(spec)).toEqual([
      'palette[8].name',
      'anchors[7].name',
      'parts[1].parent',
      'parts[3].defaultState',
      'parts[2].rotateLimits',
      'anchors[7].part',
      'parts[4].svg',
    ]);
  });

  test('must have exactly one root and no cycle', () => {
    const none = sampleSpec('blob');
    none.parts.forEach((part) => {
      part.parent ??= 'body';
    });
    expect(problemsOf(none)).toEqual(['parts', ...none.parts.map((_, i) => `parts[${i}].parent`)]);
    const two = sampleSpec('blob');
    two.parts.forEach((part) => {
      if (part.id === 'antenna') part.parent = null;
    });
    expect(problemsOf(two)).toEqual(['parts[4].parent']);
  });

  test('may reference only tokens of its palette', () => {
    const spec = sampleSpec('blob');
    spec.palette = spec.palette.filter(({ name }) => name !== 'ink');
    expect(problemsOf(spec)).toEqual([
      'parts[2].svg',
      'parts[2].states[0].svg',
      'parts[2].states[1].svg',
      'parts[3].svg',
      'parts[3].states[0].svg',
    ]);
  });

  test('is checked against budgets over all drawings together', () => {
    const spec = sampleSpec('blob');
    const many = '<path d="M0 0L1 1" fill="#000000"/>'.repeat(900);
    spec.parts = Array.from({ length: 6 }, (_, i) => ({
      ...spec.parts[0]!,
      id: `p${i}`,
      parent: i === 0 ? null : 'p0',
      svg: many,
    }));
    spec.anchors = [];
    expect(problemsOf(spec)).toEqual(['parts[4].svg', 'parts[5].svg']);
  });

  test('is refused with a problem for every wrong, missing or unknown field', () => {
    const { name: _, ...nameless } = sampleSpec('blob');
    expect(
      problemsOf({ ...nameless, archetype: 'tripod', colour: 1, canvas: { width: 0, height: Infinity } }).sort(),
    ).toEqual(['archetype', 'canvas.height', 'canvas.width', 'colour', 'name']);
    expect(problemsOf(null)).toEqual(['']);
  });

  test('with two hundred parts is accepted, with twenty thousand refused', () => {
    const spec = sampleSpec('blob');
    const parts = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        ...spec.parts[0]!,
        id: `p${i}`,
        parent: i === 0 ? null : `p${i - 1}`,
      }));
    expect(problemsOf({ ...spec, anchors: [], parts: parts(200) })).toEqual([]);
    expect(problemsOf({ ...spec, anchors: [], parts: parts(20_000) })).toEqual(['parts']);
  });

  test('may have four thousand rectangles as large as its canvas, but no excessively long path', () => {
    const spec = sampleSpec('blob');
    const root = spec.parts[0]!;
    const drawn = (svg: string) => ({ ...spec, anchors: [], parts: [{ ...root, svg }] });
    expect(problemsOf(drawn('<rect width="320" height="280" fill="#ffffff"/>'.repeat(4000)))).toEqual([]);
    const scribble = `<path d="M0 0${'L320 280L0 9'.repeat(2500)}" fill="#ffffff"/>`;
    expect(problemsOf(drawn(scribble))).toEqual(['parts[0].svg']);
    expect(problemsOf({ ...drawn(scribble), canvas: { width: 2048, height: 2048 } })).toEqual([]);
  });

  test('names the drawing from which something was removed', () => {
    const spec = sampleSpec('blob');
    spec.parts[2]!.states[1]!.svg = '<text>hi</text>';
    const result = acceptSpec(spec);
    expect(result.ok && result.value.warnings).toEqual(['parts[2].states[1].svg: The element "text" was removed.']);
  });

  test('has unique ids over all drawings', () => {
    const spec = acceptedSpec(sampleSpec('fox'));
    const ids = spec.parts
      .flatMap(({ svg, states }) => [svg, ...states.map((state) => state.svg)])
      .flatMap((svg) => svg.match(/ id="[^"]*"/g) ?? []);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
