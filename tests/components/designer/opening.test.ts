import { describe, expect, test } from 'vitest';
import { openingAt } from '@/components/designer/graph/opening';

const WINDOW = { width: 400, height: 300, padding: { x: 20, y: 50 } };

describe('the opening of a graph that is too large for its window', () => {
  test('shows a point in the middle, where the graph goes on around it', () => {
    const all = { x: 0, y: 0, width: 4000, height: 4000 };
    expect(openingAt(all, { x: 2000, y: 1000 }, 0.5, WINDOW)).toEqual({ x: -800, y: -350, zoom: 0.5 });
  });

  test('leaves no empty space at an edge of the graph', () => {
    const all = { x: -100, y: 200, width: 4000, height: 4000 };
    expect(openingAt(all, { x: -100, y: 200 }, 0.5, WINDOW)).toEqual({ x: 70, y: -50, zoom: 0.5 });
    expect(openingAt(all, { x: 3900, y: 4200 }, 0.5, WINDOW)).toEqual({ x: -1570, y: -1850, zoom: 0.5 });
  });

  test('centres what fits on an axis', () => {
    const all = { x: 100, y: 0, width: 200, height: 4000 };
    expect(openingAt(all, { x: 100, y: 2000 }, 0.5, WINDOW).x).toBe(100);
  });
});
