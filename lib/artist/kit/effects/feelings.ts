import { area, box, even, mass, oval, poly, round, stroke, way, wire } from '../strokes';
import type { EffectRow } from './effect';

/** The outline of a heart about 34 units wide. */
const HEART = round([0, -7, 6, -15, 15, -14, 18, -4, 12, 7, 0, 18, -12, 7, -18, -4, -15, -14, -6, -15]);
/** The outline of a drop about 16 units wide that hangs from its point. */
const DROP = even([0, -15, 8, 1, 7, 9, 0, 13]);

/** Effects of feelings and actions; coordinates are those of `EffectRow`. */
export const FEELING_EFFECTS = {
  heart: { words: 'heart love', colors: { heart: '#f0506e' }, strokes: [mass('heart', HEART, { thin: true })] },
  tear: {
    words: 'tear',
    colors: { tear: '#6cc1f2', tear_gleam: '#ffffff' },
    strokes: [mass('tear', DROP, { thin: true, shade: 0.3 }), area('tear_gleam', oval(-2, 5, 2, 3))],
  },
  sweat: {
    words: 'sweat sweat_drop bead_of_sweat',
    colors: { sweat: '#8fd3f6', sweat_gleam: '#ffffff' },
    strokes: [mass('sweat', DROP, { thin: true, shade: 0.3 }), area('sweat_gleam', oval(-2, 5, 2, 3))],
  },
  droplet: { words: 'droplet spray', colors: { droplet: '#8fd3f6' }, strokes: [area('droplet', oval(0, 0, 10, 8))] },
  zed: {
    words: 'zzz z snore',
    colors: { zed: '#5b7bd6' },
    strokes: wire('zed', cornered([-13, -13, 13, -13, -13, 13, 13, 13]), 7),
  },
  note: {
    words: 'note music_note music melody tune musical_note',
    colors: { note: '#5a4fcf' },
    strokes: [
      mass('note', oval(-7, 14, 9, 7), { thin: true, shade: 0 }),
      stroke('note', way([1, 13, 1, -20]), 5),
      stroke('note', way([1, -19, 9, -15, 12, -6]), 6),
    ],
  },
  steam: {
    words: 'steam vapor vapour',
    colors: { steam: '#d5dce6' },
    strokes: [stroke('steam', way([0, 18, -6, 8, 5, -3, -2, -16]), 7)],
  },
  puff: {
    words: 'puff dust smoke',
    colors: { puff: '#e3e6ec' },
    strokes: [mass('puff', round([-16, 4, -13, -7, -3, -12, 8, -11, 16, -2, 12, 8, 0, 11, -11, 10]), { thin: true })],
  },
  thought: {
    words: 'thought thought_bubble thought_cloud',
    colors: { thought: '#ffffff', thought_dot: '#6b7280' },
    strokes: [
      mass('thought', round([-46, 4, -42, -20, -18, -32, 8, -34, 34, -26, 46, -4, 36, 20, 6, 26, -30, 22])),
      ...[-20, 0, 20].map((x) => area('thought_dot', oval(x, -4, 6))),
      mass('thought', oval(-30, 42, 9, 8), { thin: true, shade: 0 }),
      mass('thought', oval(-44, 58, 5, 5), { thin: true, shade: 0 }),
    ],
  },
  speech: {
    words: 'speech_bubble speech_balloon chat_bubble word_bubble',
    colors: { speech: '#ffffff', speech_dot: '#6b7280' },
    strokes: [
      mass('speech', poly([-50, -34, 50, -34, 50, 24, -14, 24, -38, 48, -32, 24, -50, 24], 15)),
      ...[-24, 0, 24].map((x) => area('speech_dot', oval(x, -5, 7))),
    ],
  },
  question: {
    words: 'question question_mark',
    colors: { question: '#4a8fe7' },
    strokes: [
      ...wire('question', way([-15, -22, -8, -35, 8, -36, 16, -24, 10, -10, 0, -2, 0, 10]), 12),
      mass('question', oval(0, 30, 8), { thin: true, shade: 0 }),
    ],
  },
  exclamation: {
    words: 'exclamation exclamation_mark exclamation_point',
    colors: { exclamation: '#e5484d' },
    strokes: [
      mass('exclamation', even([0, -40, 11, -34, 6, 12, 0, 14]), { shade: 0.2 }),
      mass('exclamation', oval(0, 30, 8), { thin: true, shade: 0 }),
    ],
  },
  check: {
    words: 'check_mark checkmark tick_mark green_tick',
    colors: { check: '#4fae5b' },
    strokes: wire('check', way([-28, 0, -10, 20, 30, -26]), 14),
  },
  bulb: {
    words: 'light_bulb lightbulb bulb',
    colors: { bulb: '#ffe066', bulb_cap: '#9aa3b2', bulb_ray: '#f5b52e' },
    strokes: [
      ...[-150, -120, -90, -60, -30].map((degrees) => {
        const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
        return stroke('bulb_ray', way([x * 38, y * 38 - 6, x * 52, y * 52 - 6]), 6);
      }),
      mass('bulb', even([0, -32, 18, -26, 26, -8, 20, 8, 11, 18, 11, 24, 0, 24])),
      mass('bulb_cap', box(0, 30, 22, 14, 4), { thin: true }),
    ],
  },
  fume: {
    words: 'fume anger_mark',
    colors: { fume: '#e5484d' },
    strokes: [-1, 1].flatMap((s) => [
      stroke('fume', way([s * 5, -18, s * 7, -7, s * 18, -5]), 6),
      stroke('fume', way([s * 5, 18, s * 7, 7, s * 18, 5]), 6),
    ]),
  },
} as const satisfies Record<string, EffectRow>;

/** An open line with corners through points. */
function cornered(flat: readonly number[]): ReturnType<typeof way> {
  return flat.flatMap((x, i) => (i % 2 ? [] : [[i === 0 ? 'M' : 'L', x, flat[i + 1] ?? 0] as const]));
}
