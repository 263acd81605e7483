import { puffy } from '../../shape/curve';
import type { ThingRow } from '../row';
import { ball, bowl, cut, slab, soft } from '../solids';
import { area, at, bar, both, box, evenPoly, line, mark, mass, oval, poly, rod, round, stroke, way } from '../strokes';

const noodles = [-72, -24, 24, 72].map((x) => mass('belly', oval(x, -82, 40, 26), { shade: 0.3 }));

const chopsticks = [rod('marking', [40, -70, 104, -178], 10), rod('marking', [66, -70, 132, -164], 10)];

/** Meals; coordinates are those of `Solid`. */
export const MEAL_ROWS = {
  hot_dog: {
    title: 'hot dog',
    words: 'hot_dog hotdog frankfurter perrito_caliente',
    colors: { body: '#e0a458', belly: '#f4cf98', accent: '#c4543a', marked: '#fbcb3c' },
    names: ['Frank', 'Wiener', 'Coney'],
    solid: slab(256, 142, 66, { y: 2, rx: 90, ry: 58 }),
    behind: [
      mass('body', box(0, -66, 240, 120, 58)),
      rod('accent', [-122, -68, 122, -68], 82),
      stroke('marking', way([-110, -84, -78, -104, -46, -84, -14, -104, 18, -84, 50, -104, 82, -84, 110, -102]), 11),
    ],
    held: true,
  },
  fries: {
    title: 'french fries',
    words: 'french_fry fry frite pomme_frite patata_frita',
    colors: { body: '#e0413a', belly: '#fbd34e', accent: '#fbd34e', marked: '#e0a82c' },
    names: ['Crisp', 'Spudsy', 'Fritz'],
    solid: cut([92, -72, 70, 104, 0, 112], 20, { y: 16, rx: 68, ry: 62 }),
    marks: [area('body_light', evenPoly([92, -80, 88, -48, 0, -30], 8), 0.5)],
    behind: [
      ...both((s) => mass('accent', poly([s * 52, -40, s * 66, -132, s * 92, -124, s * 86, -40], 5))),
      ...both((s) => mass('accent', poly([s * 24, -40, s * 28, -160, s * 54, -158, s * 56, -40], 5))),
      mass('accent', poly([-16, -40, -20, -140, 8, -144, 16, -40], 5)),
    ],
    held: true,
  },
  popcorn: {
    title: 'popcorn',
    words: 'popcorn palomita',
    colors: { body: '#fbf7ee', belly: '#fdeeb0', accent: '#e0413a' },
    names: ['Kernel', 'Poppy', 'Cinema'],
    solid: cut([96, -70, 72, 112], 12, { y: 24, rx: 66, ry: 60 }),
    inside: [-74, 74].map((x) =>
      mark('accent', poly([x - 15, -80, x + 15, -80, x * 0.74 + 11, 120, x * 0.74 - 11, 120], 2)),
    ),
    behind: [
      ...at([-70, -84, 70, -84, -36, -110, 36, -112, 0, -92], (x, y) =>
        mass('belly', puffy(x, y, 32, 28, 5, 0.45), { shade: 0.4 }),
      ),
      mass('belly', puffy(0, -134, 32, 28, 5, 0.45), { shade: 0.4 }),
    ],
    limbs: 'accent',
    held: true,
  },
  cookie: {
    title: 'cookie',
    words: 'cookie cooky biscuit keks galleta biscotto biscoito',
    colors: { body: '#d9a05a', belly: '#f0cf98', accent: '#5f3a28' },
    names: ['Chip', 'Snap', 'Oatie'],
    solid: ball(124, 120),
    marks: at([-66, -78, -14, -94, 52, -82, 92, -34, -100, -18, -84, 60, 90, 52, -30, 94, 36, 92], (x, y) =>
      mass('accent', oval(x, y, 13, 11), { thin: true, shade: 0 }),
    ),
    held: true,
  },
  croissant: {
    title: 'croissant',
    words: 'croissant cruasan hornchen cornetto',
    colors: { body: '#dd9d4c', belly: '#f2c98a', accent: '#a8692c' },
    names: ['Beurre', 'Pierre', 'Flaky'],
    solid: soft([0, -104, 64, -94, 114, -58, 148, 0, 156, 56, 142, 96, 116, 88, 86, 66, 46, 60, 0, 60], {
      y: -24,
      rx: 76,
      ry: 60,
    }),
    shoulderY: 0,
    legs: 50,
    inside: both((s) => [
      area('belly', round([s * 100, -76, s * 108, 50, s * 122, 46, s * 126, -44])),
      area('accent', round([s * 148, 40, s * 112, 92, s * 124, 130, s * 170, 120])),
    ]).map(({ material, path }) => mark(material, path)),
    marks: both((s) => [
      line('body', way([s * 62, -100, s * 92, -50, s * 90, 50]), 6),
      line('body', way([s * 128, -36, s * 124, 20, s * 106, 70]), 6),
      line('body', way([s * 151, 34, s * 136, 66, s * 118, 92]), 5),
    ]),
    held: true,
  },
  sandwich: {
    title: 'sandwich',
    words: 'sandwich bocadillo panino belegtes_brot sanduiche toastie',
    colors: { body: '#e6b878', belly: '#fbe7c0', accent: '#7cc057', marked: '#e5584a', nose: '#fbcb45' },
    names: ['Deli', 'Reuben', 'Subby'],
    solid: slab(250, 206, 40, { y: -28, rx: 92, ry: 62 }),
    inside: [mark('nose', box(0, 46, 300, 26, 2)), mark('marking', box(0, 66, 300, 18, 2))],
    marks: [
      mass('accent', poly([-132, 30, -88, 40, -44, 30, 0, 40, 44, 30, 88, 40, 132, 30, 128, 54, -128, 54], 8), {
        thin: true,
      }),
    ],
    held: true,
  },
  ramen: {
    title: 'ramen',
    words: 'noodle ramen nudel pasta spaghetti pho fideo',
    like: '',
    colors: { body: '#d94a3f', belly: '#fbe3a8', accent: '#fdf6ea', marked: '#8a5a3c', nose: '#f7a63c' },
    names: ['Udon', 'Miso', 'Soba'],
    solid: bowl(270, 160, { y: 6, rx: 84, ry: 56 }),
    inside: [mark('accent', box(0, -66, 320, 22, 2))],
    behind: [...chopsticks, ...noodles, mass('accent', oval(-54, -100, 34, 24)), area('nose', oval(-54, -100, 16, 12))],
    held: true,
  },
  dumpling: {
    title: 'dumpling',
    words: 'dumpling gyoza bao momo pierogi wonton ravioli knodel empanada',
    colors: { body: '#fbeed6', belly: '#fff8ea', accent: '#e6cfa4' },
    names: ['Bao', 'Pierre', 'Mandu'],
    solid: soft([0, -112, 30, -92, 86, -60, 130, 20, 104, 84, 0, 100], { y: 18, rx: 94, ry: 66 }),
    marks: both((s) => [
      line('body', way([s * 6, -100, s * 26, -78, s * 36, -54]), 5),
      line('body', way([s * 34, -88, s * 64, -64, s * 78, -42]), 5),
    ]),
    held: true,
  },
  bacon: {
    title: 'bacon',
    words: 'bacon speck tocino pancetta toucinho',
    colors: { body: '#d9584a', belly: '#fbd9c0', accent: '#a83a34' },
    names: ['Rasher', 'Crispin', 'Hamilton'],
    solid: {
      outline: round([-70, -130, 66, -136, 84, -90, 62, -30, 84, 40, 68, 130, -66, 134, -84, 86, -62, 24, -86, -50]),
      face: { y: -12, rx: 66, ry: 64 },
    },
    inside: [-46, 52].map((x) => mark('belly', bar([x, -150, x + 18, -80, x - 6, 0, x + 18, 80, x, 150], 18))),
    held: true,
  },
  steak: {
    title: 'steak',
    words: 'steak meat fleisch carne viande bistecca ham schinken jamon',
    colors: { body: '#fbe0d0', belly: '#f4a09a', accent: '#d9584e' },
    names: ['Ribeye', 'Sirloin', 'Angus'],
    solid: {
      outline: round([-86, -104, 20, -120, 112, -74, 126, 14, 74, 96, -10, 108, -78, 74, -126, 8]),
      face: { y: -2, rx: 84, ry: 70 },
    },
    inside: [mark('accent', round([-78, -88, 20, -102, 96, -62, 108, 12, 62, 80, -8, 90, -66, 60, -106, 6]))],
    faceOn: 'accent',
    limbs: 'accent',
    held: true,
  },
  sausage: {
    title: 'sausage',
    words: 'sausage wurst bratwurst salchicha saucisse salsiccia salami chorizo',
    colors: { body: '#b9583c', belly: '#e09a78', accent: '#8a3c2a' },
    names: ['Brat', 'Linky', 'Wurstel'],
    solid: slab(128, 256, 62, { y: -34, rx: 56, ry: 60 }),
    marks: [52, 78, 104].map((y) => line('body', way([-34, y, 0, y + 8, 34, y - 2]), 6)),
    top: [rod('accent', [0, -126, 0, -146], 17)],
    held: true,
  },
  drumstick: {
    title: 'drumstick',
    words: 'drumstick chicken_drumstick chicken_leg chicken_wing fried_chicken',
    like: 'nugget',
    colors: { body: '#d08a44', belly: '#efbe84', accent: '#fdf3e0' },
    names: ['Crispy', 'Cluck', 'Drummy'],
    solid: soft([0, -128, 84, -104, 118, -24, 84, 56, 38, 104, 0, 112], { y: -28, rx: 86, ry: 72 }),
    marks: at([-70, -72, 64, -84, 84, 8, -84, 12, 40, 62], (x, y) =>
      line('body', way([x - 10, y, x, y - 6, x + 10, y]), 5),
    ),
    behind: [...both((s) => mass('accent', oval(s * 17, 172, 23))), rod('accent', [0, 92, 0, 160], 34)],
    legs: 0,
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
