import type { ThingRow } from '../row';
import { ball, bowl, cut, slab, soft } from '../solids';
import { area, at, box, evenPoly, line, mark, mass, oval, panel, poly, rod, round, stroke, way } from '../strokes';

/** Toys and musical instruments; coordinates are those of `Solid`. */
export const PLAY_ROWS = {
  puzzle: {
    title: 'puzzle piece',
    words: 'puzzle_piece puzzle jigsaw rompecabezas puzzleteil quebra_cabeca',
    colors: { body: '#5a9bf0', belly: '#bcd8fa', accent: '#3a72c0' },
    names: ['Jig', 'Fitz', 'Pieceley'],
    solid: {
      outline: poly(
        [
          -96, -72, -34, -72, -42, -104, -24, -134, 24, -134, 42, -104, 34, -72, 96, -72, 96, -20, 128, -28, 144, 0,
          144, 30, 126, 52, 96, 44, 96, 116, -96, 116,
        ],
        20,
      ),
      face: { y: 22, rx: 78, ry: 66 },
    },
    held: true,
  },
  boxing_glove: {
    title: 'boxing glove',
    words: 'boxing_glove boxhandschuh guante_boxeo gant_boxe',
    colors: { body: '#e0403c', belly: '#f58f88', accent: '#fdf6ea' },
    names: ['Jab', 'Punchy', 'Rocky'],
    solid: {
      outline: round([
        -70, -116, 30, -124, 96, -84, 112, -10, 84, 60, 70, 124, -66, 124, -74, 70, -112, 46, -126, -10, -102, -34, -96,
        -80,
      ]),
      face: { x: 10, y: -20, rx: 72, ry: 64 },
    },
    inside: [mark('accent', box(0, 112, 320, 64, 2))],
    marks: [line('body', way([-100, -30, -74, -4, -76, 44]), 6)],
    limbs: 'body',
  },
  drum: {
    title: 'drum',
    words: 'drum trommel tambor tambour tamburo bongo drums',
    colors: { body: '#e0483e', belly: '#fdf6ea', accent: '#fbc53c', marked: '#a8703c' },
    names: ['Beat', 'Bongo', 'Ringo'],
    solid: slab(244, 186, 28, { y: 14, rx: 84, ry: 58 }),
    inside: [mark('accent', box(0, 84, 320, 30, 2))],
    top: [
      mass('belly', oval(0, -88, 124, 30)),
      rod('marking', [-14, -104, -74, -152], 9),
      rod('marking', [14, -104, 74, -152], 9),
    ],
    limbs: 'accent',
    held: true,
  },
  guitar_thing: {
    title: 'guitar',
    words: 'guitar gitarre guitarra guitare chitarra ukulele banjo bass_guitar violao',
    colors: { body: '#d98a44', belly: '#f4c890', accent: '#5a3a28', marked: '#fdf3e0' },
    names: ['Strum', 'Riff', 'Chord'],
    solid: soft([0, -92, 62, -86, 88, -44, 70, 0, 108, 48, 88, 110, 0, 122], { y: 34, rx: 76, ry: 62 }),
    marks: [mass('accent', oval(0, -46, 28, 22), { thin: true, shade: 0 })],
    behind: [mass('accent', box(0, -148, 36, 150, 8)), mass('accent', evenPoly([30, -236, 22, -196], 7))],
    limbs: 'accent',
  },
  piano: {
    title: 'piano',
    words: 'piano klavier grand_piano pianoforte synthesizer',
    colors: { body: '#3f3a4a', belly: '#fdfaf2', accent: '#6a6478', marked: '#fbc53c' },
    names: ['Keys', 'Ivory', 'Chopin'],
    solid: slab(252, 208, 22, { y: -34, rx: 88, ry: 54 }),
    marks: [
      panel('belly', box(0, 66, 216, 52, 8)),
      ...[-80, -54, -26, 0, 26, 54, 80].map((x) => area('body', box(x, 56, 11, 32, 3))),
    ],
    limbs: 'accent',
  },
  music_note: {
    title: 'music note',
    words: 'music_note musical_note note_musical musiknote nota_musical melody',
    colors: { body: '#7a5cc8', belly: '#b8a4e8', accent: '#5a3fa0' },
    names: ['Melody', 'Allegro', 'Tempo'],
    solid: ball(108, 90, { y: 0 }),
    behind: [
      rod('accent', [92, -10, 92, -170], 22),
      mass('accent', round([84, -186, 150, -140, 146, -84, 120, -120, 88, -128])),
    ],
    limbs: 'accent',
    held: true,
  },
  kite: {
    title: 'kite',
    words: 'kite drachen_steigen cometa_juguete cerf_volant aquilone pipa',
    colors: { body: '#e8564a', belly: '#fbc53c', accent: '#3f9fd8' },
    names: ['Gusty', 'Soar', 'Benji'],
    solid: cut([0, -146, 112, -20, 0, 132], 16, { y: -14, rx: 68, ry: 60 }),
    inside: [mark('belly', poly([0, -160, 200, -20, 0, -20], 1)), mark('accent', poly([0, -20, 0, 160, -200, -20], 1))],
    behind: [
      stroke('accent', way([0, 120, 22, 150, -10, 176, 14, 200]), 8),
      ...at([14, 152, -4, 182], (x, y) =>
        mass('belly', poly([x - 20, y - 9, x + 20, y + 9, x + 20, y - 9, x - 20, y + 9], 3)),
      ),
    ],
    legs: 0,
  },
  yarn: {
    title: 'yarn',
    words: 'yarn yarn_ball ball_of_yarn ball_of_wool wool_ball wolle ovillo pelote gomitolo novelo thread',
    like: 'knitting',
    colors: { body: '#e87fa8', belly: '#f7bcd2', accent: '#c05a84' },
    names: ['Knit', 'Purl', 'Skein'],
    solid: ball(122, 118),
    marks: [
      ...[-88, -60].map((x) => line('body', way([x, -70, x + 26, -96, x + 66, -106]), 5)),
      ...[52, 80].map((x) => line('body', way([x, 84, x + 18, 66, x + 30, 40]), 5)),
      line('body', way([-104, 30, -90, 66, -60, 92]), 5),
    ],
    behind: [stroke('accent', way([70, 90, 120, 118, 146, 96, 132, 74]), 10)],
    held: true,
  },
  pinata: {
    title: 'pinata',
    words: 'pinata',
    like: 'confetti party_popper',
    colors: { body: '#f0568a', belly: '#fbd34e', accent: '#4ab8d8', marked: '#7cc057' },
    names: ['Fiesta', 'Confetti', 'Poppy'],
    solid: ball(104, 104, { rx: 80, ry: 70 }),
    inside: [mark('belly', box(0, -76, 300, 24, 2)), mark('accent', box(0, 80, 300, 26, 2))],
    behind: [0, 72, 144, 216, 288].map((degrees) => {
      const [c, s] = [Math.cos(((degrees - 90) * Math.PI) / 180), Math.sin(((degrees - 90) * Math.PI) / 180)];
      return mass(
        degrees % 144 ? 'accent' : 'belly',
        poly([c * 80 - s * 44, s * 80 + c * 44, c * 148, s * 148, c * 80 + s * 44, s * 80 - c * 44], 9),
      );
    }),
    limbs: 'accent',
  },
  trampoline: {
    title: 'trampoline',
    words: 'trampoline trampolin cama_elastica',
    like: 'bouncy_castle',
    colors: { body: '#4a8fe0', belly: '#2f4a78', accent: '#3d4250', marked: '#fbc53c' },
    names: ['Boing', 'Springer', 'Hoppy'],
    solid: bowl(284, 120, { y: 6, rx: 84, ry: 46 }),
    inside: [mark('marking', box(0, -56, 400, 20, 2))],
    top: [mass('belly', oval(0, -58, 128, 22))],
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
