import type { ThingRow } from '../row';
import { cut, slab, soft } from '../solids';
import { area, both, box, line, mark, mass, oval, panel, poly, rod, way, wire } from '../strokes';

/** Furniture and home textiles; coordinates are those of `Solid`. */
export const FURNITURE_ROWS = {
  toilet: {
    title: 'toilet',
    words: 'toilet toilette inodoro retrete wc gabinetto vaso_sanitario loo potty',
    colors: { body: '#fdfdfb', belly: '#eaf3f8', accent: '#a9b8c8', marked: '#6fb8ea' },
    names: ['Loo', 'Flushley', 'John'],
    solid: soft([0, -54, 96, -50, 118, -20, 104, 50, 60, 90, 56, 130, 0, 134], { y: 30, rx: 78, ry: 50 }),
    behind: [
      mass('body', box(0, -112, 226, 130, 24)),
      mass('accent', box(76, -150, 50, 17, 7)),
      mass('body', box(0, -172, 246, 30, 12)),
    ],
    marks: [mass('accent', oval(0, -42, 104, 23), { thin: true, shade: 0.1 }), area('marking', oval(0, -40, 70, 11))],
    limbs: 'accent',
    legs: 0,
  },
  hot_tub: {
    title: 'hot tub',
    words: 'hot_tub hottub jacuzzi whirlpool spa_tub tub whirlpool_bath bubble_bath',
    colors: { body: '#c2834a', belly: '#eecb9f', accent: '#8a5a35', marked: '#8fd3f0', nose: '#f4fbff' },
    names: ['Jacques', 'Bubbles', 'Soakley'],
    solid: {
      outline: poly([-132, -72, 132, -72, 126, 40, 112, 112, -112, 112, -126, 40], 16),
      face: { y: 16, rx: 82, ry: 56 },
    },
    inside: [mark('accent', box(0, -42, 320, 17, 1)), mark('accent', box(0, 90, 320, 17, 1))],
    marks: both((s) => [
      line('body', way([s * 102, -66, s * 94, 106]), 4),
      line('body', way([s * 64, -66, s * 62, -50]), 4),
      line('body', way([s * 64, 98, s * 62, 108]), 4),
    ]),
    top: [
      mass('body', oval(0, -78, 134, 28), { shade: 0.2 }),
      mass('marking', oval(0, -79, 118, 20), { thin: true, shade: 0.2 }),
      ...[-78, -46, 66, 94].map((x, i) =>
        mass('nose', oval(x, -88 - (i % 2) * 8, 22 - (i % 3) * 4), { thin: true, shade: 0.2 }),
      ),
      ...[-52, 0, 52].map((x, i) =>
        line('marking', way([x, -126 + (i % 2) * 8, x - 12, -146, x + 8, -166, x - 4, -186]), 6),
      ),
    ],
    limbs: 'accent',
  },
  chair: {
    title: 'chair',
    words: 'chair stuhl silla chaise sedia cadeira stool hocker taburete tabouret',
    colors: { body: '#d98a4f', belly: '#f4cba0', accent: '#9a5a30' },
    names: ['Sitwell', 'Stooly', 'Windsor'],
    solid: slab(188, 170, 30, { y: -8, rx: 76, ry: 56 }),
    behind: [
      ...both((s) => rod('accent', [s * 84, 40, s * 92, 182], 24)),
      ...both((s) => rod('accent', [s * 44, 40, s * 46, 166], 19)),
      mass('body', box(0, 98, 232, 44, 18)),
    ],
    limbs: 'accent',
    legs: 0,
  },
  table: {
    title: 'table',
    words: 'table tisch mesa tavolo desk schreibtisch escritorio scrivania',
    colors: { body: '#c98850', belly: '#eec596', accent: '#8a5430' },
    names: ['Tabitha', 'Oakham', 'Dinah'],
    solid: slab(292, 128, 22, { y: 4, rx: 84, ry: 46 }),
    behind: both((s) => mass('accent', box(s * 110, 124, 38, 140, 9))),
    marks: [line('body', way([-142, -36, 142, -36]), 5)],
    limbs: 'accent',
    legs: 0,
  },
  window: {
    title: 'window',
    words: 'window fenster ventana fenetre finestra janela',
    colors: { body: '#fdf8ec', belly: '#a8d8f4', accent: '#c98850', marked: '#e0f2fc' },
    names: ['Pane', 'Vista', 'Glazer'],
    solid: slab(216, 246, 16, { y: 44, rx: 78, ry: 52 }),
    marks: [
      panel('belly', box(0, 0, 180, 210, 8)),
      area('marking', poly([-60, -20, 10, -96, 50, -96, -60, 20], 4)),
      mass('body', box(0, -20, 196, 13, 2), { thin: true, shade: 0 }),
      mass('body', box(0, -64, 13, 84, 2), { thin: true, shade: 0 }),
    ],
    behind: [mass('accent', box(0, 124, 252, 30, 9))],
    faceOn: 'belly',
    limbs: 'accent',
  },
  ladder: {
    title: 'ladder',
    words: 'ladder leiter escalera_mano echelle scala_pioli escada stepladder',
    colors: { body: '#f2bd45', belly: '#fde6a8', accent: '#c98f24' },
    names: ['Rung', 'Upton', 'Climby'],
    solid: slab(176, 130, 22, { y: 0, rx: 74, ry: 50 }),
    behind: [
      ...[-150, -104, 104, 150].map((y) => rod('accent', [-72, y, 72, y], 19)),
      ...both((s) => mass('body', box(s * 78, 0, 30, 388, 9))),
    ],
    limbs: 'accent',
    legs: 0,
  },
  picture_frame: {
    title: 'picture frame',
    words:
      'picture_frame photo_frame bilderrahmen frame marco cadre cornice moldura painting gemalde cuadro ' +
      'tableau polaroid',
    colors: { body: '#d9a43c', belly: '#c8e8f8', accent: '#8a5a24', marked: '#6fae5a' },
    names: ['Mona', 'Monet', 'Gallery'],
    solid: slab(252, 224, 14, { y: -8, rx: 76, ry: 56 }),
    marks: [
      panel('belly', box(0, 0, 204, 176, 6)),
      area('marking', poly([-100, 86, -100, 62, -40, 40, 20, 66, 70, 48, 100, 60, 100, 86], 3)),
      line('body', box(0, 0, 228, 200, 10), 4),
    ],
    faceOn: 'belly',
    limbs: 'accent',
    held: true,
  },
  bench: {
    title: 'park bench',
    words: 'park_bench bench parkbank sitzbank banco_parque banc panchina',
    colors: { body: '#b9743c', belly: '#e8b888', accent: '#3f5a4c' },
    names: ['Parker', 'Benchley', 'Restin'],
    solid: slab(292, 112, 20, { y: 0, rx: 80, ry: 46 }),
    marks: both((s) => [
      line('body', way([s * 92, -20, s * 144, -20]), 4),
      line('body', way([s * 92, 20, s * 144, 20]), 4),
    ]),
    behind: [...both((s) => mass('accent', box(s * 116, 90, 24, 180, 8))), mass('body', box(0, 92, 312, 40, 14))],
    limbs: 'accent',
    legs: 0,
  },
  clothes_hanger: {
    title: 'hanger',
    words: 'hanger clothes_hanger coat_hanger kleiderbugel percha cintre gruccia cabide',
    colors: { body: '#c98850', belly: '#eec596', accent: '#9aa7b8' },
    names: ['Hank', 'Drape', 'Closet'],
    solid: cut([26, -72, 156, 34, 148, 62], 24, { y: 6, rx: 66, ry: 46 }),
    behind: [...wire('accent', way([0, -66, 0, -108, 34, -126, 30, -168, -14, -172, -28, -148]), 11)],
    limbs: 'body',
    legs: 50,
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
