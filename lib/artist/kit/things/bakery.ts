import type { ThingRow } from '../row';
import { ball, slab, soft } from '../solids';
import { area, at, both, box, line, mark, mass, oval, poly, round, way } from '../strokes';

/** Baked things, snacks and sweets; coordinates are those of `Solid`. */
export const BAKERY_ROWS = {
  pretzel: {
    title: 'pretzel',
    words: 'pretzel brezel bretzel brezn laugenbrezel',
    colors: { body: '#b9682e', belly: '#e8a968', accent: '#fdfaf2', marked: '#8f4a1c' },
    names: ['Salty', 'Brezn', 'Twisty'],
    solid: soft([0, -64, 36, -108, 88, -124, 134, -96, 146, -34, 118, 44, 66, 106, 0, 122], { y: 52, rx: 70, ry: 50 }),
    inside: [1, -1].map((s) =>
      mark('marking', round([s * 42, -62, s * 76, -86, s * 104, -62, s * 100, -20, s * 78, 8, s * 52, -22])),
    ),
    marks: [
      ...both((s) =>
        line(
          'body',
          way([s * 42, -62, s * 76, -86, s * 104, -62, s * 100, -20, s * 78, 8, s * 52, -22, s * 42, -62]),
          5,
        ),
      ),
      line('body', way([0, -62, 20, -28, 62, 8, 98, 26]), 6),
      line('body', way([-18, -84, -30, -52, -22, -22]), 5),
      line('body', way([-10, -44, -34, -12, -70, 12, -98, 26]), 6),
      ...at([-116, -76, -62, -108, 60, -108, 118, -70, 124, -12, -124, -8, 30, -4, -30, 2], (x, y) =>
        area('accent', box(x, y, 13, 10, 3)),
      ),
    ],
    held: true,
  },
  bagel: {
    title: 'bagel',
    words: 'bagel beigel lox_bagel',
    colors: { body: '#cf8a44', belly: '#f4d6a4', accent: '#fdf6e4', marked: '#3f3630', nose: '#8f5424' },
    names: ['Schmear', 'Sesame', 'Lox'],
    solid: ball(130, 108, { y: 22, rx: 80, ry: 52 }),
    marks: [
      mass('nose', oval(0, -54, 40, 18), { thin: true, shade: 0.2 }),
      ...at(
        [-84, -56, -60, -78, 62, -78, 88, -54, -108, -18, 108, -16, -40, -92, 34, -92, 0, -96, -88, 44, 90, 46],
        (x, y) => area(x % 4 === 0 ? 'accent' : 'marking', oval(x, y, 6, 5)),
      ),
    ],
    held: true,
  },
  waffle_thing: {
    title: 'waffle',
    words: 'waffle belgian_waffle waffel gaufre gofre cialda',
    colors: { body: '#e2a24c', belly: '#f7d590', accent: '#fde48a', marked: '#a8642c' },
    names: ['Eggo', 'Brussels', 'Syrup'],
    solid: slab(250, 236, 38, { y: 10, rx: 82, ry: 62 }),
    marks: [
      ...at(
        [-88, -82, -30, -82, 30, -82, 88, -82, -98, -26, 98, -26, -98, 34, 98, 34, -88, 88, -30, 92, 30, 92, 88, 88],
        (x, y) => area('marking', box(x, y, 38, 36, 8), 0.55),
      ),
    ],
    top: [
      mass('accent', box(0, -112, 78, 44, 10)),
      ...both((s) => mass('marking', round([s * 30, -112, s * 74, -110, s * 72, -84, s * 58, -70, s * 46, -88]))),
    ],
    limbs: 'marking',
    held: true,
  },
  macaron: {
    title: 'macaron',
    words: 'macaron macaroon makrone amaretti',
    colors: { body: '#f5a3be', belly: '#fdd8e4', accent: '#fdf3e4', marked: '#e0789a' },
    names: ['Laduree', 'Pistache', 'Rosie'],
    solid: slab(248, 196, 70, { y: -22, rx: 84, ry: 48 }),
    inside: [
      mark('marking', box(0, 34, 400, 18, 2)),
      mark('accent', box(0, 54, 400, 26, 2)),
      mark('marking', box(0, 74, 400, 16, 2)),
    ],
    held: true,
  },
  cinnamon_roll: {
    title: 'cinnamon roll',
    words: 'cinnamon_roll cinnamon_bun zimtschnecke roulade rol_canela swiss_roll danish',
    colors: { body: '#e2a45c', belly: '#f9dcae', accent: '#a8602c', marked: '#fdf8ee' },
    names: ['Cinna', 'Swirly', 'Bulle'],
    solid: ball(130, 112, { y: 26, rx: 82, ry: 54 }),
    marks: [
      line('accent', way([118, 30, 92, -64, 0, -98, -92, -62, -116, 26]), 9),
      line('accent', way([76, -46, 20, -76, -46, -62]), 8),
    ],
    top: [
      mass(
        'marking',
        round([-96, -62, -40, -112, 40, -114, 98, -62, 74, -44, 50, -66, 22, -42, -8, -70, -40, -42, -66, -66]),
        { thin: true },
      ),
    ],
    held: true,
  },
  burrito: {
    title: 'burrito',
    words: 'burrito durum doner kebab shawarma gyros enchilada',
    colors: { body: '#f0d6a4', belly: '#fbeccb', accent: '#c9d3de', marked: '#b9783c', nose: '#6fae4a' },
    names: ['Guac', 'Rollo', 'Fiesta'],
    solid: slab(150, 258, 62, { y: -34, rx: 62, ry: 54 }),
    inside: [mark('accent', poly([-160, 56, 160, 24, 160, 300, -160, 300], 2))],
    marks: [
      ...at([-40, -100, 34, -96, 52, -40, -54, 8], (x, y) => area('marking', oval(x, y, 11, 7), 0.6)),
      line('accent', way([-50, 74, -20, 120]), 4),
      line('accent', way([48, 60, 20, 110]), 4),
    ],
    top: [mass('nose', round([-52, -108, -30, -142, 0, -132, 32, -144, 52, -108, 0, -96]))],
    limbs: 'marking',
    held: true,
  },
  spring_roll: {
    title: 'spring roll',
    words: 'spring_roll egg_roll lumpia fruhlingsrolle rollito_primavera nem rouleau_printemps churro churros corn_dog',
    colors: { body: '#d9953f', belly: '#f4cb86', accent: '#a8642c' },
    names: ['Crispin', 'Lumpy', 'Hanoi'],
    solid: slab(138, 260, 50, { y: -10, rx: 60, ry: 58 }),
    marks: [
      line('accent', way([-66, -60, -10, -96, 66, -104]), 6),
      line('accent', way([-66, 92, 4, 70, 66, 34]), 6),
      ...at([-36, -110, 40, -70, -44, 116, 30, 100], (x, y) => area('accent', oval(x, y, 8, 5), 0.6)),
    ],
    limbs: 'accent',
    held: true,
  },
  butter: {
    title: 'butter',
    words: 'butter stick_butter butter_stick mantequilla beurre burro_latte manteiga margarine',
    colors: { body: '#fbe27a', belly: '#fdf2bc', accent: '#9ab8d8', marked: '#e0bc3c' },
    names: ['Marge', 'Butters', 'Creamy'],
    solid: slab(252, 152, 16, { y: -6, rx: 84, ry: 54 }),
    inside: [mark('accent', poly([-300, 40, -120, 52, -40, 38, 60, 54, 140, 40, 300, 48, 300, 200, -300, 200], 4))],
    marks: [line('body', way([92, -70, 92, 34]), 5)],
    limbs: 'accent',
    held: true,
  },
  eclair: {
    title: 'eclair',
    words: 'chocolate_eclair eclair profiterole cream_puff windbeutel liebesknochen',
    colors: { body: '#e6b06a', belly: '#f9dcae', accent: '#6a3a24', marked: '#fdf6e4' },
    names: ['Choux', 'Paris', 'Glaze'],
    solid: slab(268, 148, 70, { y: 16, rx: 84, ry: 44 }),
    inside: [
      mark(
        'accent',
        round([
          -160, -120, 160, -120, 150, -22, 104, -8, 76, -30, 40, -18, 0, -32, -44, -16, -84, -32, -120, -12, -150, -26,
        ]),
      ),
    ],
    marks: at([-76, -50, -24, -54, 28, -52, 80, -48], (x, y) => area('marking', oval(x, y, 9, 6))),
    limbs: 'accent',
    held: true,
  },
  gummy_bear: {
    title: 'gummy bear',
    words: 'gummy_bear gummibear gummi_bear gummy gummibarchen haribo jelly_baby ourson_gelatine osito_goma',
    colors: { body: '#f0483e', belly: '#fb8f80', accent: '#c92f2c' },
    names: ['Gummo', 'Chewy', 'Bounce'],
    solid: soft([0, -110, 60, -136, 84, -112, 78, -84, 84, -40, 74, 0, 98, 40, 90, 104, 50, 132, 0, 118], {
      y: -52,
      rx: 66,
      ry: 48,
    }),
    marks: [...both((s) => area('belly', oval(s * 60, -112, 13))), area('belly', oval(0, 54, 50, 46), 0.8)],
    held: true,
  },
  fortune_cookie: {
    title: 'fortune cookie',
    words: 'fortune_cookie gluckskeks galleta_fortuna biscotto_fortuna',
    colors: { body: '#e8b060', belly: '#fbdca4', accent: '#fdfbf4', marked: '#d8483f' },
    names: ['Lucky', 'Wiseley', 'Fate'],
    solid: {
      outline: round([-140, 36, -104, -60, 0, -108, 104, -60, 140, 36, 96, 92, 30, 52, 0, 24, -30, 52, -96, 92]),
      face: { y: -38, rx: 78, ry: 48 },
    },
    behind: [
      mass('accent', poly([-12, 20, 120, 120, 104, 142, -30, 48], 4)),
      ...at([40, 78, 62, 94, 84, 110], (x, y) => area('marking', oval(x, y, 5))),
    ],
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
