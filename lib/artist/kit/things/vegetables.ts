import { puffy } from '../../shape/curve';
import type { ThingRow } from '../row';
import { ball, pear, soft } from '../solids';
import { area, at, both, box, even, line, mark, mass, oval, panel, poly, rod, round, stroke, way } from '../strokes';

/** Vegetables and nuts; coordinates are those of `Solid`. */
export const VEGETABLE_ROWS = {
  tomato: {
    title: 'tomato',
    words: 'tomato tomate pomodoro',
    colors: { body: '#e5483c', belly: '#f79a88', accent: '#4f9e48', marked: '#3f8040' },
    names: ['Roma', 'Pomo', 'Sunny'],
    solid: ball(130, 112, { y: 10 }),
    top: [
      mass(
        'accent',
        poly([0, -86, 54, -78, 26, -100, 62, -122, 14, -114, 0, -142, -14, -114, -62, -122, -26, -100, -54, -78], 7),
      ),
    ],
    held: true,
  },
  potato: {
    title: 'potato',
    words: 'potato kartoffel patata spud sweet_potato',
    colors: { body: '#cf9f63', belly: '#ecd0a4', accent: '#a8753f', marked: '#9a6c3a' },
    names: ['Spud', 'Russet', 'Tater'],
    solid: {
      outline: round([-20, -128, 66, -112, 112, -30, 102, 66, 30, 128, -70, 116, -112, 36, -96, -66]),
      face: { y: 0, rx: 86, ry: 80 },
    },
    marks: at([-62, -78, 74, -62, -82, 62, 66, 88, -24, 104], (x, y) => area('marking', oval(x, y, 9, 5))),
    held: true,
  },
  onion: {
    title: 'onion',
    words: 'onion zwiebel cebolla oignon cipolla cebola',
    colors: { body: '#c98ab0', belly: '#f0d6e4', accent: '#7cb557', marked: '#a56a90' },
    names: ['Shallot', 'Allium', 'Layers'],
    solid: soft([0, -124, 16, -100, 84, -62, 122, 14, 86, 86, 24, 112, 0, 116], { y: 24, rx: 92, ry: 70 }),
    marks: both((s) => line('body', way([s * 10, -98, s * 60, -56, s * 92, 14]), 4)),
    top: both((s) => rod('accent', [s * 3, -116, s * 16, -164], 13, 5)),
    held: true,
  },
  broccoli: {
    title: 'broccoli',
    words: 'broccoli brokkoli brocoli brocolis',
    like: 'cauliflower',
    colors: { body: '#56a84a', belly: '#b9dd8a', accent: '#8cc25c' },
    names: ['Broc', 'Floret', 'Greenie'],
    solid: { outline: puffy(0, 0, 108, 88, 9, 0.42), face: { y: 8, rx: 84, ry: 70 } },
    marks: at([-78, -42, 78, -42, -30, -86, 34, -84], (x, y) =>
      line('body', way([x - 14, y, x, y - 10, x + 14, y]), 4),
    ),
    behind: [mass('accent', box(0, 108, 100, 92, 30))],
    limbs: 'accent',
    held: true,
  },
  corn: {
    title: 'corn',
    words: 'corn maize maiz milho corncob',
    colors: { body: '#fbd03c', belly: '#fdeaa0', accent: '#62ab48', marked: '#e0a82c' },
    names: ['Cobby', 'Kernel', 'Maisie'],
    solid: ball(86, 132, { y: -16, rx: 76, ry: 72 }),
    marks: at([-50, -84, -18, -98, 18, -98, 50, -84, -36, 78, 0, 84, 36, 78], (x, y) =>
      panel('marking', oval(x, y, 13, 11)),
    ),
    behind: both((s) => mass('accent', round([s * 20, 128, s * 118, 70, s * 128, -48, s * 70, 10]))),
    limbs: 'accent',
    held: true,
  },
  eggplant: {
    title: 'eggplant',
    words: 'eggplant aubergine berenjena melanzana berinjela',
    colors: { body: '#6d4a9a', belly: '#a98ad0', accent: '#5aa84c' },
    names: ['Aubrey', 'Violet', 'Parma'],
    solid: pear(206, 258, 0.5),
    top: [
      mass('accent', even([0, -150, 16, -138, 52, -108, 44, -78, 22, -98, 0, -80])),
      rod('accent', [0, -138, 10, -166], 17),
    ],
    held: true,
  },
  pepper: {
    title: 'bell pepper',
    words: 'bell_pepper pepper paprika pimiento poivron peperone pimentao capsicum',
    colors: { body: '#e5483c', belly: '#f79a88', accent: '#4f9e48' },
    names: ['Paprika', 'Chili', 'Bellamy'],
    solid: soft([0, -92, 44, -112, 108, -80, 116, 0, 84, 92, 38, 118, 0, 104], { y: 4, rx: 90, ry: 74 }),
    top: [rod('accent', [0, -92, 8, -136], 24, 18), mass('accent', oval(0, -96, 42, 15))],
    held: true,
  },
  radish: {
    title: 'radish',
    words: 'radish rabano radis radieschen rapanello',
    like: 'beet beetroot turnip rube',
    colors: { body: '#e0447a', belly: '#fbe0ea', accent: '#5aa84c' },
    names: ['Radley', 'Beeta', 'Rosy'],
    solid: soft([0, -96, 78, -88, 116, -16, 80, 66, 22, 110, 0, 142], { y: -6, rx: 90, ry: 74 }),
    inside: [mark('belly', box(0, 142, 200, 84, 2))],
    top: [
      ...both((s) => mass('accent', round([0, -88, s * 34, -160, s * 84, -168, s * 62, -112]))),
      mass('accent', even([0, -188, 28, -140, 0, -86])),
    ],
    limbs: 'body',
    held: true,
  },
  coconut: {
    title: 'coconut',
    words: 'coconut kokosnuss coco noix_coco cocco',
    colors: { body: '#8a5c3a', belly: '#fdf8ec', accent: '#6d4429' },
    names: ['Coco', 'Kona', 'Palmer'],
    solid: ball(126, 114, { y: 4, rx: 88, ry: 76 }),
    inside: [mark('belly', oval(0, 4, 108, 96))],
    faceOn: 'belly',
    held: true,
  },
  peanut: {
    title: 'peanut',
    words: 'peanut nut erdnuss nuss cacahuete arachide nocciola amendoim',
    colors: { body: '#dcb06c', belly: '#f4dcb0', accent: '#b07a3c' },
    names: ['Goober', 'Nutley', 'Shelly'],
    solid: soft([0, -138, 66, -120, 88, -66, 66, -14, 88, 44, 76, 116, 0, 138], { y: -52, rx: 72, ry: 62 }),
    marks: at([-40, 40, 0, 34, 40, 40, -44, 76, 0, 70, 44, 76, -24, 106, 24, 106], (x, y) =>
      line('body', way([x - 9, y, x, y + 6, x + 9, y]), 4),
    ),
    held: true,
  },
  acorn: {
    title: 'acorn',
    words: 'acorn eichel bellota gland ghianda bolota chestnut seed samen',
    colors: { body: '#d09a52', belly: '#efcf98', accent: '#7a5034' },
    names: ['Oakie', 'Quercus', 'Nutkin'],
    solid: soft([0, -104, 92, -96, 104, -20, 76, 70, 20, 116, 0, 136], { y: 12, rx: 84, ry: 66 }),
    top: [
      mass('accent', even([0, -122, 70, -112, 122, -66, 116, -40, 0, -48])),
      rod('accent', [0, -116, 8, -150], 20, 15),
    ],
    held: true,
  },
  bean: {
    title: 'coffee bean',
    words: 'coffee_bean bean bohne kaffeebohne grano_cafe cocoa_bean',
    colors: { body: '#8a5638', belly: '#c08a60', accent: '#5a3522' },
    names: ['Arabica', 'Robusta', 'Mocha'],
    solid: ball(98, 126),
    marks: [
      stroke('accent', way([4, -122, -16, -102, 12, -76, 4, -58]), 12),
      stroke('accent', way([-6, 72, -14, 88, 14, 106, -2, 122]), 12),
    ],
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
