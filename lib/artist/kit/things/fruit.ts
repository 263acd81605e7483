import type { ThingRow } from '../row';
import { ball, bowl, pear, soft } from '../solids';
import { area, at, bar, both, even, line, mark, mass, oval, panel, poly, rod, round, way } from '../strokes';

const leaf = mass('accent', round([8, -118, 40, -154, 84, -148, 60, -116]));

const seeds = (flat: readonly number[]) => at(flat, (x, y) => area('marking', oval(x, y, 6, 9)));

/** Fruit; coordinates are those of `Solid`. */
export const FRUIT_ROWS = {
  orange: {
    title: 'orange',
    words: 'orange tangerine clementine mandarin naranja arancia laranja apfelsine',
    colors: { body: '#f7932b', belly: '#fbc070', accent: '#5aa84c', marked: '#7a5a36' },
    names: ['Clementine', 'Zesty', 'Juno'],
    solid: ball(122, 118),
    marks: at([-84, 40, -72, 62, 88, 44, 74, 66, 58, -84, 76, -66], (x, y) => area('body_shade', oval(x, y, 4))),
    top: [rod('marking', [0, -108, 4, -132], 13), leaf],
    held: true,
  },
  lemon: {
    title: 'lemon',
    words: 'lemon citron limone limao zitrone limon lime',
    colors: { body: '#fbdc3c', belly: '#fdf0a0', accent: '#6cb04c', marked: '#8a7a36' },
    names: ['Citra', 'Limon', 'Tangy'],
    solid: soft([0, -128, 26, -112, 92, -66, 112, 6, 84, 78, 28, 112, 0, 130], { y: 8, rx: 88, ry: 78 }),
    top: [mass('accent', round([2, -122, 34, -156, 82, -150, 56, -120]))],
    held: true,
  },
  pear: {
    title: 'pear',
    words: 'pear birne pera poire',
    colors: { body: '#b9d24c', belly: '#e2eda0', accent: '#5aa84c', marked: '#7a5a36' },
    names: ['Conny', 'Perry', 'Anjou'],
    solid: pear(212, 262, 0.46),
    top: [rod('marking', [0, -122, 8, -158], 14), mass('accent', round([6, -134, 38, -168, 78, -160, 52, -130]))],
    held: true,
  },
  grapes: {
    title: 'grape',
    words: 'grape traube uva raisin weintraube',
    colors: { body: '#8a5cc0', belly: '#bd9ae0', accent: '#62ab48', marked: '#7a5a36' },
    names: ['Merlot', 'Vinny', 'Concord'],
    solid: soft([0, -112, 70, -108, 124, -62, 112, 8, 78, 66, 44, 112, 0, 132], { y: -14, rx: 84, ry: 70 }),
    marks: at([-84, -60, 84, -60, -92, 0, 92, 0, -62, 58, 62, 58, 0, 92], (x, y) => panel('body', oval(x, y, 31))),
    top: [rod('marking', [0, -104, 6, -142], 14), mass('accent', round([-4, -112, -50, -146, -90, -128, -62, -98]))],
    held: true,
  },
  cherry: {
    title: 'cherry',
    words: 'cherry kirsche cereza cerise ciliegia cereja',
    colors: { body: '#d3243f', belly: '#f08a96', accent: '#5aa84c', marked: '#6f8a3c' },
    names: ['Cerise', 'Bing', 'Ruby'],
    solid: ball(118, 112),
    top: [
      rod('marking', [0, -98, 22, -146, 52, -182], 12),
      mass('accent', round([46, -176, 10, -206, -40, -190, -8, -166])),
    ],
    held: true,
  },
  pineapple: {
    title: 'pineapple',
    words: 'pineapple ananas pina abacaxi',
    colors: { body: '#f7bf38', belly: '#fde08a', accent: '#4f9e4c', marked: '#c98a2a' },
    names: ['Aloha', 'Piña', 'Maui'],
    solid: ball(98, 124, { y: 14, rx: 78, ry: 66 }),
    inside: [-150, -100, 100, 150].flatMap((x) => [
      mark('marking', bar([x, -140, x + 110, 130], 5)),
      mark('marking', bar([x, -140, x - 110, 130], 5)),
    ]),
    top: [
      ...both((s) => mass('accent', poly([0, -100, s * 30, -186, s * 62, -170, s * 40, -104], 8))),
      mass('accent', even([0, -206, 26, -160, 30, -104, 0, -98])),
    ],
    held: true,
  },
  watermelon: {
    title: 'watermelon',
    words: 'watermelon melon melone sandia pasteque anguria melancia wassermelone',
    colors: { body: '#3f9a50', belly: '#f0556a', accent: '#e2f2c0', marked: '#3a2a30' },
    names: ['Mellie', 'Wally', 'Summer'],
    solid: bowl(280, 210, { y: -6, rx: 84, ry: 66 }),
    inside: [
      mark('accent', even([0, -110, 126, -110, 112, -30, 66, 60, 0, 84])),
      mark('belly', even([0, -110, 112, -110, 98, -30, 58, 48, 0, 70])),
    ],
    marks: seeds([-84, -76, 84, -76, -50, -88, 50, -88, -64, 22, 64, 22, 0, 56]),
    faceOn: 'belly',
    held: true,
  },
  kiwi: {
    title: 'kiwifruit',
    words: 'kiwifruit kiwi_fruit',
    colors: { body: '#9a7040', belly: '#a5cf52', accent: '#f4f4d0', marked: '#3a3228' },
    names: ['Zespri', 'Fuzz', 'Hayward'],
    solid: ball(124, 118, { rx: 84, ry: 74 }),
    inside: [mark('belly', oval(0, 0, 106, 100))],
    marks: seeds([-78, -40, 78, -40, -88, 14, 88, 14, -40, 82, 40, 82, -44, -78, 44, -78]),
    faceOn: 'belly',
    held: true,
  },
  peach: {
    title: 'peach',
    words: 'peach pfirsich melocoton peche pesca pessego',
    like: 'plum apricot pflaume',
    colors: { body: '#fba678', belly: '#fdd4b8', accent: '#6cb04c', marked: '#8a5a36' },
    names: ['Georgia', 'Fuzzy', 'Prunella'],
    solid: soft([0, -100, 58, -114, 116, -58, 118, 22, 66, 96, 0, 118], { y: 10, rx: 92, ry: 78 }),
    marks: [line('body', way([0, -98, -14, -80, -18, -62]), 5)],
    top: [rod('marking', [0, -96, 6, -128], 13), leaf],
    held: true,
  },
  mango: {
    title: 'mango',
    words: 'mango mangue',
    like: 'papaya guava',
    colors: { body: '#f7a23c', belly: '#fbd08a', accent: '#5aa84c', marked: '#7a5a36', nose: '#e5583c' },
    names: ['Alphonso', 'Tango', 'Sunny'],
    solid: {
      outline: round([-30, -118, 50, -114, 112, -40, 96, 52, 20, 116, -70, 100, -114, 20, -96, -66]),
      face: { y: 4, rx: 88, ry: 76 },
    },
    top: [rod('marking', [-6, -108, 0, -138], 13), leaf],
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
