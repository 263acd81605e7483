import { describe, expect, test } from 'vitest';
import { colorOf } from '@/lib/core/color/css';
import { LIMITS } from '@/lib/core/limits';
import { drawingOf, readFragment } from '@/lib/core/svg/fragment';
import { dashes, length, localUrl, numbers, paint, ratio, transform, type Grammar } from '@/lib/core/svg/values';
import { HOSTILE_TEXTS, hostileFragments, hostileTexts, type HostileKind } from '../../support/hostile-texts';
import { processorTime } from '../../support/processor-time';

/**
 * What 60 kB of anything may take on a slow machine, and eight times as much of it, in milliseconds of processor: a
 * reader whose time grows with the square of a text takes eight times as long as that. A quote may be six characters of
 * a drawing.
 */
const SIZES = [
  [60_000, 200],
  [480_000, 1600],
] as const;

/** The readers as they are, without the cap on the length of what they are given. */
const READERS: Readonly<Record<string, Grammar<unknown>>> = {
  numbers,
  length,
  ratio,
  transform,
  dashes,
  localUrl,
  paint,
  color: colorOf,
};

describe.each(SIZES)('%i characters', (size, milliseconds) => {
  test.each(Object.keys(READERS))('of anything are read by `%s` in time', (name) => {
    for (const kind of Object.keys(HOSTILE_TEXTS) as HostileKind[]) {
      for (const [which, text] of hostileTexts(kind, size)) {
        const took = processorTime(() => refusing(() => READERS[name]?.(text)), milliseconds);
        expect(took, `${kind}: ${which}`).toBeLessThan(milliseconds);
      }
    }
  });

  test('in any place of a drawing are answered in time', () => {
    for (const [name, svg] of hostileFragments(size))
      expect(
        processorTime(() => readFragment(svg), milliseconds),
        name,
      ).toBeLessThan(milliseconds);
  });

  test('of what is no clean text are refused in time', () => {
    for (const [name, svg] of hostileFragments(size))
      expect(
        processorTime(() => refusing(() => drawingOf(svg)), milliseconds),
        name,
      ).toBeLessThan(milliseconds);
  });
});

function refusing(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

const removed = (svg: string): string[] => readFragment(svg).warnings.map(({ message }) => message);

describe('a value that is too long', () => {
  const tooLong = 'x'.repeat(LIMITS.svg.attributeLength + 1);

  test('is removed, whatever its attribute', () => {
    const spaces = ' '.repeat(LIMITS.svg.attributeLength);
    expect(removed(`<path d="M0 0L9 9" fill="red${spaces}"/>`)[0]).toMatch(
      /^The value "red .* of "fill" was removed\.$/,
    );
    expect(removed(`<path d="M0 0L9 9" style="fill:red;stroke:${tooLong}"/>`)).toEqual([
      'The attribute "style" of "path" was removed.',
    ]);
  });

  test('of path data and of points may be as long as a drawing', () => {
    const points = '1.25,2.5 '.repeat(9000);
    expect(readFragment(`<polyline points="${points}" stroke="red"/>`).problems).toEqual([]);
    expect(readFragment(`<path d="M${points}" stroke="red"/>`).problems).toEqual([]);
  });
});
