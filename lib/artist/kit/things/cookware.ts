import type { ThingRow } from '../row';
import { bowl, cup, cut, slab, soft } from '../solids';
import { area, at, both, box, line, mark, mass, oval, poly, rod, round, way, wire } from '../strokes';

/** Tools of kitchens, and what comes out of them; coordinates are those of `Solid`. */
export const COOKWARE_ROWS = {
  colander: {
    title: 'colander',
    words: 'colander strainer sieve sifter sieb colador passoire colapasta escorredor',
    colors: { body: '#e2604f', belly: '#f7b0a0', accent: '#b23f38', marked: '#7d2a28' },
    names: ['Drainy', 'Pasta', 'Holly'],
    solid: bowl(250, 190, { y: 6, rx: 78, ry: 54 }),
    behind: both((s) => wire('accent', round([s * 112, -78, s * 164, -84, s * 160, -44, s * 108, -40]), 15)),
    marks: [
      mass('accent', box(0, -90, 268, 28, 13)),
      ...at(
        [-92, -52, -60, -56, 60, -56, 92, -52, -84, -18, 84, -18, -64, 66, 64, 66, -32, 78, 32, 78, 0, 80],
        (x, y) => area('marking', oval(x, y, 8)),
      ),
    ],
    limbs: 'accent',
  },
  corkscrew: {
    title: 'corkscrew',
    words: 'corkscrew bottle_opener korkenzieher sacacorchos tirebouchon cavatappi saca_rolhas',
    colors: { body: '#c0443f', belly: '#f0a090', accent: '#b4bece', marked: '#7d8a9e' },
    names: ['Twisty', 'Merlot', 'Corky'],
    solid: cut([62, -96, 76, 44], 30, { y: -28, rx: 70, ry: 52 }),
    behind: [
      ...both((s) => [rod('accent', [s * 60, -30, s * 138, -110], 25), mass('accent', oval(s * 140, -112, 21))]),
      rod('accent', [0, -90, 0, -132], 25),
      ...wire('accent', way([0, 40, 30, 66, -30, 86, 30, 106, -30, 126, 24, 146, 0, 166]), 13),
    ],
    top: [mass('accent', oval(0, -140, 52, 17))],
    limbs: 'accent',
    legs: 0,
  },
  grater: {
    title: 'grater',
    words: 'grater cheese_grater reibe kasereibe rallador rape_fromage grattugia ralador zester',
    colors: { body: '#b4bece', belly: '#e6ebf2', accent: '#e5566a', marked: '#6d788c' },
    names: ['Parmy', 'Shredder', 'Zesty'],
    solid: cut([72, -100, 104, 120], 14, { y: 10, rx: 78, ry: 54 }),
    top: [...wire('accent', way([-40, -98, -44, -150, 44, -150, 40, -98]), 21)],
    marks: [
      ...at(
        [-46, -74, 0, -74, 46, -74, -24, -54, 24, -54, -66, 82, -22, 82, 22, 82, 66, 82, -44, 102, 0, 102, 44, 102],
        (x, y) => area('marking', oval(x, y, 10, 6)),
      ),
    ],
    limbs: 'accent',
  },
  cutting_board: {
    title: 'cutting board',
    words: 'cutting_board chopping_board schneidebrett tabla_cortar planche_decouper tagliere tabua_corte',
    colors: { body: '#e0ac6c', belly: '#f5d7a8', accent: '#b57c42', marked: '#c99356' },
    names: ['Chop', 'Maple', 'Slice'],
    solid: slab(196, 214, 30, { y: 20, rx: 78, ry: 60 }),
    behind: [mass('body', box(0, -122, 76, 82, 24)), area('marking', oval(0, -134, 14))],
    marks: [
      line('marking', way([-70, -78, 40, -84]), 4),
      line('marking', way([-50, 92, 72, 86]), 4),
      line('marking', way([-76, -60, 10, -64]), 4),
    ],
    limbs: 'accent',
  },
  mortar: {
    title: 'mortar and pestle',
    words: 'mortar_pestle mortar pestle morser mortero mortier mortaio pilao',
    colors: { body: '#a9b4a6', belly: '#dbe2d8', accent: '#7c8a7a', marked: '#5fa84e' },
    names: ['Grinder', 'Basil', 'Pesto'],
    solid: soft([0, -66, 106, -64, 118, -24, 98, 46, 66, 84, 84, 112, 0, 118], { y: 8, rx: 78, ry: 52 }),
    top: [
      rod('accent', [30, -66, 84, -164], 27, 38),
      mass('body', oval(0, -66, 116, 25)),
      mass('marking', oval(0, -68, 92, 15), { thin: true }),
    ],
    limbs: 'accent',
  },
  funnel: {
    title: 'funnel',
    words: 'funnel trichter embudo entonnoir imbuto funil',
    colors: { body: '#f2923c', belly: '#fcd0a0', accent: '#c86a22' },
    names: ['Funny', 'Pourtia', 'Cone'],
    solid: cut([134, -110, 40, 62], 22, { y: -48, rx: 76, ry: 48 }),
    behind: [mass('accent', poly([-26, 40, 26, 40, 16, 156, -8, 156], 7)), ...wire('accent', oval(136, -70, 26), 11)],
    marks: [mass('accent', box(0, -110, 282, 28, 13))],
    limbs: 'accent',
    legs: 0,
  },
  milkshake: {
    title: 'milkshake',
    words: 'milkshake shake malteada batido frappe frappuccino milch_shake smoothie_cup',
    colors: { body: '#fbc4d4', belly: '#fffaf4', accent: '#e0526e', marked: '#8a5a3c' },
    names: ['Malty', 'Shakey', 'Sundae'],
    solid: cup(176, 116, 196, 18, { y: 12, rx: 72, ry: 58 }),
    inside: [mark('accent', box(0, 84, 300, 22, 2))],
    top: [
      rod('accent', [34, -96, 62, -186], 15),
      mass('belly', round([-94, -86, -70, -122, -28, -124, 0, -158, 34, -126, 74, -120, 94, -86, 0, -74])),
      mass('accent', oval(-16, -158, 19)),
    ],
    marks: [mass('belly', box(0, -92, 196, 26, 12))],
    limbs: 'accent',
    held: true,
  },
  mop: {
    title: 'mop',
    words: 'mop wischmopp fregona serpillere mocio esfregao floor_mop swab',
    colors: { body: '#f4ecda', belly: '#fdf8ec', accent: '#3f9fd8', marked: '#d8cbb0' },
    names: ['Swish', 'Moppet', 'Shaggy'],
    solid: {
      outline: round([
        -46, -40, 46, -40, 88, 10, 112, 84, 98, 128, 62, 108, 34, 134, 0, 112, -34, 134, -62, 108, -98, 128, -112, 84,
        -88, 10,
      ]),
      face: { y: 40, rx: 76, ry: 52 },
    },
    behind: [rod('accent', [0, -30, 0, -186], 21)],
    top: [mass('accent', box(0, -44, 112, 40, 14))],
    marks: [line('marking', way([-70, 60, -84, 104]), 4), line('marking', way([70, 60, 84, 104]), 4)],
    limbs: 'accent',
    legs: 0,
  },
  lasagna: {
    title: 'lasagna',
    words: 'lasagna lasagne lasana lasanha moussaka',
    colors: { body: '#f5cf7a', belly: '#fdf0c8', accent: '#d8483a', marked: '#6fae4a' },
    names: ['Garfy', 'Bolo', 'Layla'],
    solid: slab(250, 170, 20, { y: 14, rx: 82, ry: 52 }),
    inside: [
      mark('accent', box(0, -44, 300, 18, 2)),
      mark('accent', box(0, 62, 300, 18, 2)),
      mark('belly', box(0, 84, 300, 14, 2)),
    ],
    top: [
      mass(
        'accent',
        round([
          -128, -70, -96, -104, -30, -96, 20, -112, 80, -98, 128, -72, 100, -58, 60, -34, 30, -60, -40, -58, -70, -30,
          -100, -58,
        ]),
      ),
    ],
    marks: at([-60, -84, 40, -90], (x, y) => mass('marking', oval(x, y, 15, 9), { thin: true })),
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
