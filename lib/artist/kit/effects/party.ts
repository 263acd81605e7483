import { area, box, even, line, mass, oval, poly, stroke, turns, way } from '../strokes';
import type { EffectRow } from './effect';

/** The colours of confetti and juggling balls. */
const MERRY = ['#e5484d', '#fbcf3c', '#4a8fe7', '#4fae5b', '#f58fb4', '#8e5bd0'] as const;

/** Effects of celebrations; coordinates are those of `EffectRow`. */
export const PARTY_EFFECTS = {
  ball: {
    words: 'ball juggling_ball',
    colors: { ball: '#e5484d', ball_stripe: '#fdf6ea' },
    medley: MERRY,
    strokes: [
      mass('ball', oval(0, 0, 23), {
        inside: [{ material: 'ball_stripe', path: poly([-26, -4, 26, -10, 26, 4, -26, 10], 2) }],
      }),
    ],
  },
  pancake: {
    words: 'pancake crepe flapjack pfannkuchen',
    colors: { pancake: '#f0c06a', pancake_face: '#d99a45' },
    strokes: [mass('pancake', oval(0, 0, 34, 13)), area('pancake_face', oval(0, -3, 26, 7))],
  },
  confetti: {
    words: 'confetti paper_scrap',
    colors: { confetti: '#e5484d' },
    medley: MERRY,
    strokes: [area('confetti', box(0, 0, 22, 13, 2))],
  },
  streamer: {
    words: 'streamer paper_streamer serpentine',
    colors: { streamer: '#4a8fe7' },
    medley: MERRY,
    strokes: [stroke('streamer', way([-16, 6, -9, -6, 0, 6, 9, -6, 16, 6]), 6)],
  },
  spark: {
    words: 'firework rocket_spark fire_work',
    colors: { spark: '#fbcf3c' },
    medley: ['#fbcf3c', '#f58fb4', '#7cc4f5', '#8fdcb8'],
    strokes: turns(8).flatMap(([x, y]) => [
      stroke('spark', way([x * 20, y * 20, x * 44, y * 44]), 7),
      area('spark', oval(x * 56, y * 56, 5)),
    ]),
  },
  sparkle: {
    words: 'sparkle glitter magic stardust fairy_dust twinkle',
    colors: { sparkle: '#fbcf3c' },
    strokes: [area('sparkle', poly([0, -18, 5, -5, 18, 0, 5, 5, 0, 18, -5, 5, -18, 0, -5, -5], 1))],
  },
  bubble: {
    words: 'bubble soap_bubble',
    colors: { bubble: '#a9dcf5', bubble_gleam: '#ffffff' },
    strokes: [
      area('bubble', oval(0, 0, 17), 0.42),
      stroke('bubble', oval(0, 0, 17), 3),
      stroke('bubble_gleam', way([-10, -4, -6, -9, -1, -11]), 4),
    ],
  },
  petal: {
    words: 'petal blossom rose_petal',
    colors: { petal: '#f58fb4' },
    strokes: [mass('petal', even([0, -12, 9, -3, 0, 13]), { thin: true, shade: 0.3 })],
  },
  rope: {
    words: 'skipping_rope jump_rope rope',
    colors: { rope: '#e5484d' },
    strokes: [line('rope', way([-104, 0, -88, 78, -46, 124, 0, 138, 46, 124, 88, 78, 104, 0]), 11)].concat(
      stroke('rope', way([-104, 0, -88, 78, -46, 124, 0, 138, 46, 124, 88, 78, 104, 0]), 6),
    ),
  },
  dizzy_star: {
    words: 'dizzy_star',
    colors: { dizzy_star: '#fbcf3c' },
    strokes: [
      mass(
        'dizzy_star',
        poly(
          turns(10, -Math.PI / 2).flatMap(([x, y], index) => [x * (index % 2 ? 8 : 18), y * (index % 2 ? 8 : 18)]),
          2,
        ),
        { thin: true, shade: 0.3 },
      ),
    ],
  },
} as const satisfies Record<string, EffectRow>;
