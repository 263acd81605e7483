import type { ThingRow } from '../row';
import { hull } from '../solids';
import { both, line, mark, mass, oval, poly, rod, round, way } from '../strokes';

/** A leaf, a brush and a book of a home; coordinates are those of `Solid`. */
export const HOME_LIFE_ROWS = {
  monstera: {
    title: 'monstera leaf',
    words: 'monstera monstera_leaf swiss_cheese_plant fensterblatt costilla_adan monstera_blatt feuille_monstera',
    colors: { body: '#3fa45c', belly: '#7fce86', accent: '#2f7f48' },
    names: ['Delicia', 'Fenna', 'Verdi'],
    solid: {
      outline: poly(
        [
          0, -112, 40, -142, 92, -134, 128, -96, 72, -74, 142, -76, 150, -28, 84, -20, 144, -2, 130, 46, 72, 30, 108,
          76, 70, 110, 32, 78, 36, 128, 0, 150, -36, 128, -32, 78, -70, 110, -108, 76, -72, 30, -130, 46, -144, -2, -84,
          -20, -150, -28, -142, -76, -72, -74, -128, -96, -92, -134, -40, -142,
        ],
        11,
      ),
      face: { y: -8, rx: 70, ry: 62 },
    },
    inside: [mark('belly', round([-8, -112, 8, -112, 5, 0, 0, 146, -5, 0]))],
    marks: [
      ...both((s) => [
        line('body', way([s * 12, -84, s * 44, -104, s * 84, -110]), 5),
        line('body', way([s * 14, 74, s * 40, 82, s * 70, 92]), 5),
      ]),
    ],
    behind: [rod('accent', [0, -104, 14, -184], 17, 13)],
    shoulderY: 10,
  },
  toilet_brush: {
    title: 'toilet brush',
    words: 'toilet_brush loo_brush klobursten klobuerste toilettenburste escobilla brosse_toilette scopino',
    colors: { body: '#f3f7fc', belly: '#8fc7ea', accent: '#3f8fc8', marked: '#c3d0de' },
    names: ['Scrubby', 'Lou', 'Bristles'],
    solid: hull([-60, -150, 60, -150, 84, -120, 92, -10, 60, 24, -60, 24, -92, -10, -84, -120], 30, {
      y: -64,
      rx: 74,
      ry: 58,
    }),
    behind: [
      ...[-150, -118, -86, -54, -22, 6].flatMap((y, row) =>
        both((s) => rod('accent', [s * 50, y + 6, s * (row === 0 || row === 5 ? 88 : 112), y - 4], 15, 10)),
      ),
      ...[-48, -16, 16, 48].map((x) => rod('accent', [x, -140, x * 1.2, -178], 15, 10)),
      rod('marking', [0, 10, 0, 128], 26),
      mass('marking', oval(0, 132, 26)),
    ],
    limbs: 'accent',
    legs: 0,
    shoulderY: -20,
  },
  open_book: {
    title: 'open book',
    words:
      'open_book opened_book offenes_buch aufgeschlagenes_buch libro_abierto livre_ouvert libro_aperto livro_aberto',
    colors: { body: '#fdf7e8', belly: '#f0e2c0', accent: '#4f7fd6', marked: '#e5585d' },
    names: ['Paige', 'Spreads', 'Folio'],
    solid: {
      outline: poly(
        [
          0, -78, 50, -98, 100, -100, 148, -86, 148, 74, 100, 62, 50, 66, 0, 86, -50, 66, -100, 62, -148, 74, -148, -86,
          -100, -100, -50, -98,
        ],
        9,
      ),
      face: { y: -14, rx: 84, ry: 60 },
    },
    inside: [mark('belly', round([-16, -110, 16, -110, 10, 0, 16, 110, -16, 110, -10, 0]))],
    marks: [
      ...[-64, -44].flatMap((y) => both((s) => line('belly', way([s * 92, y, s * 112, y - 2, s * 132, y + 3]), 5))),
      ...[14, 34].flatMap((y) => both((s) => line('belly', way([s * 92, y, s * 112, y - 2, s * 132, y + 3]), 5))),
    ],
    behind: [
      mass('accent', poly([0, -66, 160, -74, 164, 92, 60, 82, 0, 104, -60, 82, -164, 92, -160, -74], 9)),
      mass('marking', poly([18, 60, 44, 60, 44, 128, 31, 116, 18, 128], 2)),
    ],
    limbs: 'accent',
    shoulderY: 34,
  },
} as const satisfies Record<string, ThingRow>;
