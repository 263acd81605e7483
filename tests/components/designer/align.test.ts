import { describe, expect, test } from 'vitest';
import { align, distribute } from '@/components/designer/graph/align';
import type { Document } from '@/components/designer/graph/document';
import { ANY_CARD_PX, CARD_PX } from '@/components/designer/graph/layout';

const graph: Document['graph'] = { canvasVersion: 1, inputs: [], states: [], initial: 'a', transitions: [] };
const places = { a: { x: 0, y: 10 }, b: { x: 400, y: 200 }, c: { x: 230, y: 90 }, '*': { x: -50, y: 300 } };
const document: Document = { graph, places };

/** The positions of some cards along an axis. */
const at = ({ places: now }: Document, axis: 'x' | 'y', ids: readonly string[]) => ids.map((id) => now[id]?.[axis]);

describe('aligned cards', () => {
  test('have a common start, middle or end, whatever their sizes', () => {
    const ids = ['a', 'b', '*'];
    expect(at(align(document, ids, 'x', 'start'), 'x', ids)).toEqual([-50, -50, -50]);
    const end = 400 + CARD_PX.width;
    expect(at(align(document, ids, 'x', 'end'), 'x', ids)).toEqual([
      end - CARD_PX.width,
      end - CARD_PX.width,
      end - ANY_CARD_PX.width,
    ]);
    const middles = ids.map((id) => {
      const x = align(document, ids, 'x', 'middle').places[id]?.x ?? 0;
      return x + (id === '*' ? ANY_CARD_PX : CARD_PX).width / 2;
    });
    expect(new Set(middles)).toEqual(new Set([(-50 + end) / 2]));
  });

  test('keep their other coordinate, and other cards stay', () => {
    const next = align(document, ['a', 'b'], 'y', 'start');
    expect(at(next, 'y', ['a', 'b', 'c'])).toEqual([10, 10, 90]);
    expect(at(next, 'x', ['a', 'b', 'c'])).toEqual([0, 400, 230]);
  });
});

describe('distributed cards', () => {
  test('have equal gaps, and the outer ones stay', () => {
    const next = distribute(document, ['b', 'c', 'a'], 'x');
    expect(at(next, 'x', ['a', 'c', 'b'])).toEqual([0, 200, 400]);
    expect(at(next, 'y', ['a', 'c', 'b'])).toEqual([10, 90, 200]);
  });

  test('are three at least', () => {
    expect(distribute(document, ['a', 'b'], 'x')).toBe(document);
  });
});
