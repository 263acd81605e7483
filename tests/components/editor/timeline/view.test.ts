import { describe, expect, test } from 'vitest';
import { snapped, nearestFrame } from '@/components/editor/timeline/snap';
import {
  MAX_RULER_ZOOM,
  panRuler,
  refitted,
  revealed,
  secondsAt,
  secondsIn,
  ticksOf,
  xOf,
  zoomRuler,
  type RulerView,
} from '@/components/editor/timeline/view';

const view: RulerView = { start: 0, zoom: 1, width: 828, duration: 2 };

describe('the ruler', () => {
  test('shows the whole motion by default', () => {
    expect([xOf(view, 0), xOf(view, 2)]).toEqual([14, 814]);
    expect(secondsAt(view, 414)).toBe(1);
    expect(secondsIn(view, 40)).toBeCloseTo(0.1);
  });

  test('zooms about a fixed point', () => {
    const zoomed = zoomRuler(view, 4, 414);
    expect(zoomed.zoom).toBe(4);
    expect(xOf(zoomed, 1)).toBeCloseTo(414);
    expect(zoomRuler(zoomed, 1e-3, 100)).toEqual(view);
    expect(zoomRuler(view, 1e6, 414).zoom).toBe(MAX_RULER_ZOOM);
  });

  test('cannot be scrolled beyond the motion', () => {
    const zoomed = zoomRuler(view, 4, 0);
    expect(panRuler(zoomed, -500).start).toBe(0);
    expect(panRuler(zoomed, 1e6).start).toBe(1.5);
    expect(refitted(panRuler(zoomed, 1e6), { duration: 1 }).start).toBe(0.75);
  });

  test('scrolls by the minimum to show a time', () => {
    const zoomed = zoomRuler(view, 4, 0);
    const moved = revealed(zoomed, 1.8);
    expect(xOf(moved, 1.8)).toBeLessThanOrEqual(moved.width);
    expect(revealed(moved, 1.8)).toBe(moved);
    expect(xOf(revealed(moved, 0.1), 0.1)).toBeGreaterThanOrEqual(0);
  });

  test('has labels without overlap, and frame marks if there is room', () => {
    for (const zoom of [1, 2, 5, 13, 40])
      for (const duration of [0.2, 2, 20]) {
        const each = { ...view, zoom, duration };
        const labelled = ticksOf(each).filter(({ label }) => label !== null);
        const gaps = labelled
          .slice(1)
          .map(({ seconds }, at) => xOf(each, seconds) - xOf(each, labelled[at]?.seconds ?? 0));
        for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(48);
      }
    expect(ticksOf(view).length).toBe(61);
    expect(ticksOf(view).at(-1)?.seconds).toBeCloseTo(2);
  });
});

describe('snapping', () => {
  test('snaps a time to a close key or the playhead, else to the nearest frame', () => {
    expect(snapped(0.98, [0.5, 1.003, 1.02], 0.03)).toBe(1.003);
    expect(snapped(0.98, [0.5], 0.03)).toBeCloseTo(29 / 30);
    expect(nearestFrame(0.02)).toBeCloseTo(1 / 30);
  });
});
