import type { ThingRow } from '../row';
import { pear, slab, soft } from '../solids';
import { at, both, box, evenPoly, line, mass, oval, panel, rod, round, way } from '../strokes';

/** Food in store; coordinates are those of `Solid`. */
export const PANTRY_ROWS = {
  walnut: {
    title: 'walnut',
    words: 'walnut walnuss nuez_nogal noix noce nogal pecan',
    like: 'hazelnut haselnuss almond mandel almendra amande mandorla pistachio cashew macadamia',
    colors: { body: '#c08a54', belly: '#e6bf92', accent: '#8a5a30' },
    names: ['Wally', 'Nutley', 'Brazil'],
    solid: soft([0, -132, 62, -116, 112, -56, 116, 30, 78, 104, 0, 130], { y: 4, rx: 82, ry: 64 }),
    marks: [
      line('accent', way([0, -130, -6, -104, 4, -80]), 7),
      line('accent', way([4, 84, -4, 106, 0, 128]), 7),
      ...both((s) => [
        line('body', way([s * 44, -100, s * 66, -84, s * 58, -66]), 5),
        line('body', way([s * 104, -20, s * 92, 4, s * 106, 26]), 5),
        line('body', way([s * 62, 92, s * 78, 74]), 5),
      ]),
    ],
    limbs: 'accent',
    held: true,
  },
  jam_jar: {
    title: 'jam jar',
    words:
      'jam_jar jam jar marmalade konfiture marmelade mermelada confiture marmellata geleia einmachglas ' +
      'pickle_jar peanut_butter mason_jar',
    colors: { body: '#d8334a', belly: '#fdf8ea', accent: '#f4efe4', marked: '#8a5ac0' },
    names: ['Berry', 'Marma', 'Preserva'],
    solid: slab(196, 214, 44, { y: 24, rx: 72, ry: 58 }),
    marks: [panel('belly', box(0, 24, 164, 122, 20))],
    top: [
      mass('accent', evenPoly([92, -142, 108, -86], 12)),
      ...[-60, -20, 20, 60].map((x) => line('marking', way([x, -136, x, -94]), 8)),
    ],
    faceOn: 'belly',
    limbs: 'body',
    held: true,
  },
  pickle: {
    title: 'pickle',
    words: 'pickle cucumber gherkin gurke pepino concombre cornichon cetriolo zucchini courgette',
    colors: { body: '#6fa83c', belly: '#b4d87c', accent: '#47782a' },
    names: ['Dill', 'Gherkin', 'Briney'],
    solid: soft([0, -142, 50, -128, 76, -70, 80, 20, 66, 106, 0, 138], { y: -12, rx: 64, ry: 58 }),
    marks: at([-34, -108, 28, -112, 58, -66, -60, -64, 62, 44, -62, 50, -36, 96, 30, 104, 0, 118], (x, y) =>
      panel('accent', oval(x, y, 7, 6)),
    ),
    held: true,
  },
  chili: {
    title: 'chili pepper',
    words:
      'chili_pepper chilli_pepper chile_pepper chili chilli chile jalapeno jalapeno_pepper chilischote guindilla ' +
      'piment peperoncino pimenta habanero habanero_pepper cayenne cayenne_pepper',
    colors: { body: '#e0322c', belly: '#f88a7c', accent: '#4f9a45' },
    names: ['Tabasco', 'Diablo', 'Scoville'],
    solid: {
      outline: round([
        -84, -96, 0, -116, 84, -96, 94, -40, 74, 30, 40, 92, -30, 138, -92, 146, -48, 100, -36, 60, -64, 10, -94, -40,
      ]),
      face: { y: -30, rx: 66, ry: 54 },
    },
    top: [
      mass('accent', round([-62, -96, 0, -124, 62, -96, 40, -80, 0, -92, -40, -80])),
      rod('accent', [0, -112, 22, -160], 15),
    ],
    limbs: 'accent',
    held: true,
  },
  garlic: {
    title: 'garlic',
    words: 'garlic ajo knoblauch ail aglio alho',
    colors: { body: '#f9f3e8', belly: '#ffffff', accent: '#c9a8c4' },
    names: ['Aioli', 'Clover', 'Vlad'],
    solid: pear(230, 250, 0.2),
    marks: both((s) => [
      line('accent', way([s * 10, -96, s * 50, -30, s * 94, 20]), 4),
      line('accent', way([s * 34, 122, s * 62, 108]), 4),
    ]),
    top: [rod('body', [0, -112, 8, -160], 19)],
    limbs: 'accent',
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
