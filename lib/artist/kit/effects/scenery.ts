import { area, bar, both, box, evenPoly, line, mass, oval, poly, round, stroke, turns, way } from '../strokes';
import type { EffectRow } from './effect';

/** The eight rays of a flash, long and short in turn. */
const FLASH = poly(
  turns(16).flatMap(([x, y], index) => {
    const reach = index % 2 ? 30 : index % 4 ? 64 : 92;
    return [x * reach, y * reach];
  }),
  2,
);

/**
 * Things that a figure acts with or behind, and what it makes with them; coordinates are those of `EffectRow`.
 * They have no words of their own: `set-pieces` says beside which moves a noun means one of them.
 */
export const SCENERY_EFFECTS = {
  pseudopod: {
    words: '',
    colors: { pseudopod: '#4fae5b' },
    strokes: [mass('pseudopod', bar([0, 0, 5, 44, 0, 92], 42, 50), { shade: 0.3 }), area('pseudopod', oval(0, 0, 25))],
  },
  crate: {
    words: '',
    colors: { crate: '#c98f55', crate_tape: '#e9c48f' },
    strokes: [
      mass('crate', poly([-128, -170, 128, -170, 128, 36, -128, 36], 8)),
      mass('crate', poly([-140, -196, 140, -196, 140, -158, -140, -158], 8), { shade: 0.3 }),
      area('crate_tape', box(0, -177, 52, 34, 2)),
      area('crate_tape', box(0, -132, 52, 42, 4)),
      ...both((side) => stroke('crate_tape', way([side * 74, -30, side * 74, -2]), 7)),
      ...both((side) => line('crate', way([side * 60, -20, side * 74, -38, side * 88, -20]), 5)),
    ],
  },
  desk: {
    words: '',
    colors: { desk: '#b9804a', desk_leg: '#8f5f38' },
    strokes: [
      ...both((side) => mass('desk_leg', box(side * 128, 66, 24, 128, 4), { shade: 0.3 })),
      mass('desk', evenPoly([158, -14, 158, 20], 8)),
    ],
  },
  magic_hat: {
    words: '',
    colors: { magic_hat: '#3a3558', magic_band: '#e5484d', magic_inside: '#1b182b' },
    strokes: [
      mass('magic_hat', poly([-46, -34, 46, -34, 54, 62, -54, 62], 10), {
        inside: [{ material: 'magic_band', path: box(0, -8, 130, 26, 1) }],
      }),
      mass('magic_hat', oval(0, -38, 72, 18)),
      area('magic_inside', oval(0, -40, 46, 9)),
    ],
  },
  rabbit: {
    words: '',
    colors: { rabbit: '#fbf7f1', rabbit_ear: '#f7a8b8', rabbit_eye: '#2b2233' },
    strokes: [
      ...both((side) => mass('rabbit', round(earOf(side)), { thin: true })),
      ...both((side) => stroke('rabbit_ear', way([side * 13, -48, side * 16, -76]), 8)),
      mass('rabbit', oval(0, 44, 34, 38)),
      mass('rabbit', oval(0, -14, 33, 29)),
      ...both((side) => area('rabbit_eye', oval(side * 13, -18, 4.5, 6))),
      ...both((side) => area('rabbit_ear', oval(side * 22, -6, 6, 4), 0.7)),
      area('rabbit_ear', oval(0, -9, 5, 3.5)),
      line('rabbit', way([-7, -1, -3, 3, 0, -2, 3, 3, 7, -1]), 4),
    ],
  },
  peel: {
    words: '',
    colors: { peel: '#fbd748', peel_tip: '#8a5f34' },
    strokes: [
      mass(
        'peel',
        round([
          -8, -30, 8, -30, 14, -6, 46, 6, 60, 22, 30, 18, 8, 10, 0, 22, -8, 10, -34, 20, -60, 20, -42, 2, -14, -6,
        ]),
        {
          shade: 0.3,
        },
      ),
      area('peel_tip', oval(0, -30, 9, 6)),
    ],
  },
  flash: {
    words: '',
    colors: { flash: '#fff3b0', flash_core: '#ffffff' },
    strokes: [area('flash', FLASH, 0.95), area('flash_core', oval(0, 0, 26))],
  },
  zap: {
    words: '',
    colors: { zap: '#ffd43b' },
    medley: ['#ffd43b', '#7cc4f5'],
    strokes: [mass('zap', poly([-4, -34, 14, -30, 4, -8, 16, -6, -8, 36, -3, 4, -14, 2], 1), { thin: true, shade: 0 })],
  },
  clod: {
    words: '',
    colors: { clod: '#8a5f3c' },
    strokes: [mass('clod', round([-12, 2, -8, -9, 4, -11, 13, -3, 9, 9, -4, 11]), { thin: true, shade: 0.3 })],
  },
  mound: {
    words: '',
    colors: { mound: '#8a5f3c', hole: '#4d3322' },
    strokes: [
      mass('mound', round([-66, 12, -44, -8, -10, -16, 26, -12, 56, 0, 68, 12, 30, 18, -30, 18]), { shade: 0.3 }),
    ],
  },
  barbell: {
    words: '',
    colors: { barbell: '#4b5160', barbell_bar: '#aab2bf' },
    strokes: [
      mass('barbell_bar', box(0, 0, 300, 12, 6), { shade: 0.3 }),
      ...both((side) => mass('barbell', box(side * 126, 0, 22, 104, 9))),
      ...both((side) => mass('barbell', box(side * 148, 0, 17, 72, 7))),
    ],
  },
  spray_can: {
    words: '',
    colors: { spray_can: '#8e5bd0', spray_cap: '#fbcf3c' },
    strokes: [
      mass('spray_can', box(0, -16, 46, 84, 9), { inside: [{ material: 'spray_cap', path: box(0, -12, 90, 26, 1) }] }),
      mass('spray_cap', box(0, -66, 26, 20, 5), { thin: true }),
    ],
  },
} as const satisfies Record<string, EffectRow>;

/** The outline of an ear of the rabbit, on one side. */
function earOf(side: 1 | -1): number[] {
  return [side * 4, -34, side * 4, -62, side * 14, -92, side * 24, -88, side * 26, -60, side * 22, -32];
}
