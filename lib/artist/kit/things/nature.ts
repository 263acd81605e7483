import type { ThingRow } from '../row';
import { ball, cut } from '../solids';
import { area, at, both, box, even, line, mark, mass, oval, poly, rod, round, way } from '../strokes';

const craters = (flat: readonly number[], r = 15) => at(flat, (x, y) => area('body_shade', oval(x, y, r, r * 0.86)));

/** Sky, weather and fire; coordinates are those of `Solid`. */
export const NATURE_ROWS = {
  moon: {
    title: 'moon',
    words: 'moon crescent_moon crescent mond luna lune lua full_moon',
    colors: { body: '#fbe08a', belly: '#fdf0c0', accent: '#e0b84a' },
    names: ['Luna', 'Selene', 'Crescent'],
    solid: {
      outline: round([
        40, -132, -44, -122, -112, -60, -124, 20, -86, 96, -10, 132, 76, 112, 116, 66, 66, 66, 26, 40, 10, -4, 20, -62,
      ]),
      face: { x: -54, y: 10, rx: 56, ry: 70 },
    },
    marks: craters([-62, -86, -84, 78, 26, 98], 13),
  },
  planet: {
    title: 'planet',
    words: 'planet saturn planeta planete pianeta mars jupiter venus',
    colors: { body: '#e89a5c', belly: '#f7c898', accent: '#9a7fd0', marked: '#d07f44' },
    names: ['Saturna', 'Orbit', 'Nova'],
    solid: ball(112, 112),
    inside: [mark('marking', box(0, -66, 300, 20, 2)), mark('marking', box(0, 76, 300, 24, 2))],
    behind: [mass('accent', round([-150, 34, -60, -10, 150, -34, 60, 26]))],
    marks: [
      mass(
        'accent',
        round([-108, 24, -150, 38, -138, 54, -60, 52, 40, 36, 120, 6, 150, -28, 138, -40, 110, -24, 60, 22, -20, 42]),
        { thin: true },
      ),
    ],
  },
  earth: {
    title: 'planet earth',
    words: 'planet_earth earth globe world erde welt tierra terre terra mundo monde mondo globus',
    colors: { body: '#4a9fe0', belly: '#a8d6f6', accent: '#62b85a' },
    names: ['Gaia', 'Terra', 'Globie'],
    solid: ball(124, 124),
    inside: [
      mark('accent', round([-124, -60, -80, -112, -20, -104, -44, -70, -64, -40, -104, -14])),
      mark('accent', round([40, -118, 100, -74, 128, -10, 96, -20, 62, -56, 36, -80])),
      mark('accent', round([-100, 40, -56, 74, -44, 118, -90, 100, -124, 50])),
      mark('accent', round([70, 66, 112, 34, 116, 60, 60, 118, 44, 96])),
    ],
    held: true,
  },
  mountain: {
    title: 'mountain',
    words: 'mountain berg montana montagne montagna montanha alps hill peak summit',
    colors: { body: '#7a8aa6', belly: '#fdfdff', accent: '#5d6b86', marked: '#6cb05c' },
    names: ['Everest', 'Alpine', 'Peak'],
    solid: cut([26, -134, 150, 118], 26, { y: 38, rx: 78, ry: 58 }),
    inside: [
      mark('belly', poly([-200, -160, 200, -160, 70, -36, 44, -56, 22, -28, -2, -54, -26, -26, -48, -54, -74, -36], 5)),
      mark('marking', box(0, 122, 400, 40, 2)),
    ],
    limbs: 'accent',
  },
  volcano: {
    title: 'volcano',
    words: 'volcano vulkan volcan vulcano vulcao',
    colors: { body: '#8a5a4a', belly: '#c08a74', accent: '#f5632c', marked: '#fbc53c' },
    names: ['Vesuvio', 'Magma', 'Blaze'],
    solid: cut([54, -96, 144, 118], 22, { y: 42, rx: 80, ry: 58 }),
    inside: [
      mark(
        'accent',
        poly([-110, -120, 110, -120, 74, -44, 52, -60, 36, -20, 12, -58, -10, -34, -32, -62, -52, -20, -72, -52], 9),
      ),
    ],
    top: [
      mass('accent', even([0, -190, 20, -140, 46, -150, 44, -92, 0, -80])),
      area('marking', even([0, -146, 16, -112, 0, -90])),
    ],
  },
  flame: {
    title: 'flame',
    words: 'flame fire flamme feuer fuego feu fuoco fiamma fogo chama campfire bonfire spark',
    colors: { body: '#f5742c', belly: '#fbd34e', accent: '#e0483e' },
    names: ['Blaze', 'Ember', 'Spark'],
    solid: {
      outline: round([
        4, -146, 40, -98, 62, -70, 92, -88, 112, -6, 100, 78, 46, 122, 0, 126, -54, 120, -102, 76, -112, 0, -88, -62,
        -62, -40, -30, -92,
      ]),
      face: { y: 36, rx: 78, ry: 64 },
    },
    inside: [mark('belly', even([0, -50, 42, -14, 84, 30, 70, 96, 0, 124]))],
    faceOn: 'belly',
  },
  snowflake: {
    title: 'snowflake',
    words: 'snowflake schneeflocke copo_nieve flocon fiocco floco ice_crystal ice_cube',
    colors: { body: '#a8dcf4', belly: '#e6f6fd', accent: '#5fb0dc' },
    names: ['Flake', 'Frosty', 'Elsa'],
    solid: ball(92, 88),
    behind: [0, 60, 120, 180, 240, 300].flatMap((degrees) => {
      const [c, s] = [Math.cos(((degrees - 90) * Math.PI) / 180), Math.sin(((degrees - 90) * Math.PI) / 180)];
      return [
        rod('accent', [0, 0, c * 140, s * 140], 19),
        rod('accent', [c * 112, s * 112, c * 126 - s * 28, s * 126 + c * 28], 15),
        rod('accent', [c * 112, s * 112, c * 126 + s * 28, s * 126 - c * 28], 15),
      ];
    }),
    limbs: 'accent',
    held: true,
  },
  wave: {
    title: 'wave',
    words: 'wave sea_wave welle ola vague onda tsunami ocean',
    colors: { body: '#3f9fd8', belly: '#bfe6f8', accent: '#fdfdff' },
    names: ['Surf', 'Tide', 'Ripple'],
    solid: {
      outline: round([
        -140, 112, -134, 20, -86, -76, 0, -120, 84, -96, 118, -40, 96, -18, 66, -46, 44, -30, 74, 46, 140, 112,
      ]),
      face: { x: -22, y: 30, rx: 70, ry: 62 },
    },
    marks: [
      mass('accent', round([118, -40, 96, -14, 80, -34, 60, -44, 44, -26, 30, -52, 58, -82, 100, -78]), {
        thin: true,
        shade: 0.2,
      }),
    ],
  },
  rainbow: {
    title: 'rainbow',
    words: 'rainbow regenbogen arcoiris arcobaleno',
    colors: { body: '#f0566a', belly: '#fdfdff', accent: '#fbc53c', marked: '#62b85a', nose: '#4a9fe0' },
    names: ['Iris', 'Roy', 'Prisma'],
    solid: {
      outline: round([-142, 92, -132, -10, -84, -84, 0, -112, 84, -84, 132, -10, 142, 92, 90, 100, 0, 102, -90, 100]),
      face: { y: 40, rx: 62, ry: 54 },
    },
    inside: [
      mark('accent', oval(0, 92, 116, 170)),
      mark('marking', oval(0, 96, 100, 146)),
      mark('nose', oval(0, 100, 86, 124)),
      mark('belly', oval(0, 100, 74, 106)),
    ],
    faceOn: 'belly',
    limbs: 'nose',
  },
  palm_tree: {
    title: 'palm tree',
    words: 'palm_tree palm palme palmera palmier palma coconut_tree',
    colors: { body: '#c98f5a', belly: '#ecc89c', accent: '#4fa858', marked: '#8a5a34' },
    names: ['Palmer', 'Coco', 'Tropica'],
    solid: cut([44, -96, 56, 0, 74, 134], 24, { y: 20, rx: 52, ry: 56 }),
    marks: [line('marking', way([-40, -60, 0, -50, 40, -60]), 5), line('marking', way([-62, 96, 0, 106, 62, 96]), 5)],
    top: [
      ...both((s) => [
        mass('accent', round([0, -104, s * 60, -146, s * 130, -118, s * 156, -52, s * 104, -84, s * 40, -92])),
        mass('accent', round([0, -110, s * 30, -176, s * 96, -196, s * 136, -168, s * 80, -152, s * 24, -100])),
      ]),
      ...at([-20, -92, 22, -90], (x, y) => mass('marking', oval(x, y, 21))),
    ],
    limbs: 'marking',
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
