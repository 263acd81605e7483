import { describe, expect, test } from 'vitest';
import { colorOf } from '@/lib/core/color/css';
import { LIMITS } from '@/lib/core/limits';
import { drawingOf, readFragment } from '@/lib/core/svg/fragment';
import { dashes, length, localUrl, numbers, paint, ratio, transform, type Grammar } from '@/lib/core/svg/values';
import { HOSTILE_TEXTS, hostileFragments, hostileTexts, type HostileKind } from '../../support/hostile-texts';
import { processorTime } from '../../support/processor-time';

/**
 * Input sizes in characters with their CPU time limits in milliseconds on a slow machine. Both grow by a factor of
 * eight: a reader with quadratic time would need sixty-four times as long for the larger one.
 */
const SIZES = [
  [60_000, 200],
  [480_000, 1600],
] as const;

/** The value readers, called directly, without the limit on the length of attribute values. */
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
  test.each(Object.keys(READERS))('of any kind are read by `%s` within the time limit', (name) => {
    for (const kind of Object.keys(HOSTILE_TEXTS) as HostileKind[]) {
      for (const [which, text] of hostileTexts(kind, size)) {
        const took = processorTime(() => refusing(() => READERS[name]?.(text)), milliseconds);
        expect(took, `${kind}: ${which}`).toBeLessThan(milliseconds);
      }
    }
  });

  test('anywhere in a drawing are read within the time limit', () => {
    for (const [name, svg] of hostileFragments(size))
      expect(
        processorTime(() => readFragment(svg), milliseconds),
        name,
      ).toBeLessThan(milliseconds);
  });

  test('that are not clean text are refused within the time limit', () => {
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

  test('is removed', () => {
    const spaces = ' '.repeat(LIMITS.svg.attributeLength);
    expect(removed(`<path d="M0 0L9 9" fill="red${spaces}"/>`)[0]).toMatch(
      /^The value "red .* of "fill" was removed\.$/,
    );
    expect(removed(`<path d="M0 0L9 9" style="fill:red;stroke:${tooLong}"/>`)).toEqual([
      'The attribute "style" of "path" was removed.',
    ]);
  });

  test('is allowed for path data and points, which may be as long as a drawing', () => {
    const points = '1.25,2.5 '.repeat(9000);
    expect(readFragment(`<polyline points="${points}" stroke="red"/>`).problems).toEqual([]);
    expect(readFragment(`<path d="M${points}" stroke="red"/>`).problems).toEqual([]);
  });
});
