import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawingOf, readFragment } from '@/lib/core/svg/fragment';

/** Reads fixtures: an input and its expected outputs, separated by lines of `@@@`. */
function fixtures(kind: 'benign' | 'hostile'): { name: string; sections: string[] }[] {
  const folder = `tests/fixtures/svg/${kind}`;
  return readdirSync(folder).map((file) => ({
    name: file.replace(/\.svg$/, '').replaceAll('-', ' '),
    sections: readFileSync(`${folder}/${file}`, 'utf8').split('\n@@@\n'),
  }));
}

describe.each(fixtures('benign'))('$name', ({ sections: [input = '', clean = '', warnings = ''] }) => {
  const fragment = readFragment(input);

  test('is cleaned, with a warning for every removal', () => {
    expect(fragment.problems).toEqual([]);
    expect(fragment.svg).toBe(clean.replaceAll('\n', ''));
    expect(fragment.warnings.map(({ message }) => message).join('\n')).toBe(warnings.trim());
  });

  test('is unchanged when read again, and gives the same drawing', () => {
    const again = readFragment(fragment.svg);
    expect(again.svg).toBe(fragment.svg);
    expect(again.drawing).toEqual(fragment.drawing);
    expect(again.warnings).toEqual([]);
    expect(drawingOf(fragment.svg)).toEqual(fragment.drawing);
  });
});

describe('an attack', () => {
  test.each(fixtures('hostile'))('is refused: $name', ({ sections: [input = '', problems = ''] }) => {
    const fragment = readFragment(input);
    expect(fragment.problems.map(({ message }) => message).join('\n')).toBe(problems.trim());
    expect(fragment.svg).toBe('');
  });
});

describe('megabytes of input', () => {
  const full = 2 * 1024 * 1024 - 64;
  const mixedArcs = '1\u180e1 0 0 1 1 1 '.repeat(Math.floor(full / 20) - 4);
  const inputs: Record<string, string> = {
    'one long list of numbers': `<path d="M0 0 ${'1 1 '.repeat(full / 4 - 8)}"/>`,
    'closed paths without end': `<path d="M0 0${'z'.repeat(full - 32)}"/>`,
    arcs: `<path d="M0 0a${'1 1 0 011 1 '.repeat(Math.floor(full / 12) - 4)}"/>`,
    'points without digits': `<path d="M${'.'.repeat(full - 32)}"/>`,
    'arcs that only one reader can tell apart': `<path d="M0 0a${mixedArcs}"/>`,
    elements: '<g/>'.repeat(full / 4),
    'open elements': '<g>'.repeat(Math.floor(full / 3)),
    'two mebibytes and a bit': ' '.repeat(2 * 1024 * 1024 + 1),
  };

  test.each(Object.entries(inputs))('of %s are refused', (_, input) => {
    expect(readFragment(input).problems).toHaveLength(1);
  });

  test('of attributes alone are all removed', () => {
    const attributes = Array.from({ length: 100_000 }, (_, i) => ` a${i}="b"`).join('');
    const fragment = readFragment(`<path d="M0 0h1v1z"${attributes}/>`);
    expect(fragment.svg).toBe('<path d="M0 0L1 0L1 1Z" fill="#000000"/>');
    expect(fragment.warnings.length).toBeLessThanOrEqual(30);
  });
});

test('ids have the prefix that makes them unique in a spec', () => {
  const input =
    '<linearGradient id="x"><stop/><stop offset="1" stop-color="#fff"/></linearGradient><path d="M0 0h1v1z" ' +
    'fill="url(#x)"/>';
  expect(readFragment(input, 'head-happy').drawing.gradients.map(({ id }) => id)).toEqual(['head-happy-1']);
});

test('drawingOf accepts only clean text, and caches its result', () => {
  expect(() => drawingOf('<circle r="4"/>')).toThrow('not clean text');
  const { svg } = readFragment('<circle r="4"/>');
  expect(drawingOf(svg)).toBe(drawingOf(svg));
});
