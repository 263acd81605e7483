import type { ThingRow } from '../row';
import { ball, soft } from '../solids';
import { area, at, both, box, evenPoly, line, mark, mass, oval, panel, poly, rod, round, turns, way } from '../strokes';

/** Garden plants and things found outdoors; coordinates are those of `Solid`. */
export const GARDEN_ROWS = {
  feather: {
    title: 'feather',
    words: 'feather feder pluma plume piuma penna_uccello plumage',
    colors: { body: '#6fb8e8', belly: '#d4ecfa', accent: '#3f7fb8', marked: '#fdf6e4' },
    names: ['Quilliam', 'Wispy', 'Downy'],
    solid: {
      outline: poly(
        [
          44, -168, 88, -120, 104, -58, 78, -40, 104, -22, 96, 34, 66, 34, 82, 60, 40, 112, -16, 132, -70, 96, -92, 44,
          -64, 34, -96, 12, -88, -50, -44, -122,
        ],
        15,
      ),
      face: { x: 4, y: -14, rx: 66, ry: 58 },
    },
    inside: [mark('belly', poly([-120, 80, 140, 60, 120, 160, -120, 160], 20))],
    marks: [
      line('accent', way([40, -160, 26, -112, 16, -80]), 6),
      line('accent', way([-2, 60, -8, 96, -18, 130]), 6),
      line('accent', way([-52, 92, -10, 78]), 4),
      line('accent', way([42, 88, -4, 70]), 4),
      line('accent', way([72, -104, 32, -102]), 4),
    ],
    behind: [rod('marking', [-8, 104, -34, 204], 15, 8)],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  venus_flytrap: {
    title: 'venus flytrap',
    words: 'venus_flytrap flytrap venus_fly_trap venusfliegenfalle atrapamoscas dionee dionaea carnivorous_plant',
    like: 'pitcher_plant',
    colors: { body: '#6cb84a', belly: '#f4889a', accent: '#e8647e', marked: '#c8744a', nose: '#e2f0b0' },
    names: ['Snap', 'Audrey', 'Chomp'],
    solid: soft([0, -116, 72, -106, 122, -58, 118, 2, 68, 44, 0, 54], { y: -30, rx: 84, ry: 56 }),
    inside: [mark('accent', oval(0, -30, 96, 66))],
    behind: [
      rod('body', [0, 40, 0, 108], 24),
      ...both((s) => mass('body', round([s * 4, 104, s * 40, 52, s * 104, 46, s * 74, 92, s * 30, 112]))),
      ...turns(11, -Math.PI * 0.93)
        .slice(0, 6)
        .map(([cos, sin]) => rod('nose', [cos * 108, -30 + sin * 76, cos * 148, -32 + sin * 114], 13, 5)),
    ],
    top: [mass('marking', evenPoly([66, 108, 48, 172], 12)), mass('marking', box(0, 106, 156, 26, 9))],
    limbs: 'body',
    shoulderY: 34,
    legs: 0,
  },
  seaweed: {
    title: 'seaweed',
    words: 'seaweed kelp algae seetang alge alga algue nori',
    colors: { body: '#3f9a6a', belly: '#9ad8b4', accent: '#26704a' },
    names: ['Kelpie', 'Nori', 'Sway'],
    solid: {
      outline: round([
        -20, -150, 22, -140, 40, -100, 66, -70, 60, -30, 84, 10, 74, 60, 84, 104, 40, 134, -40, 134, -82, 100, -70, 50,
        -88, 10, -60, -30, -68, -76, -40, -108,
      ]),
      face: { y: 4, rx: 58, ry: 54 },
    },
    marks: [line('accent', way([0, -140, 6, -106, -2, -72]), 6), line('accent', way([0, 76, 4, 104, 0, 130]), 6)],
    behind: [
      mass('body', round([70, 140, 92, 70, 120, 20, 118, -40, 142, -10, 140, 60, 128, 140])),
      mass('body', round([-70, 140, -94, 80, -122, 50, -118, 0, -144, 30, -140, 90, -126, 140])),
    ],
    limbs: 'accent',
    legs: 0,
  },
  coral: {
    title: 'coral',
    words: 'coral coral_reef koralle corail corallo anemone',
    colors: { body: '#f2706a', belly: '#fbb8ac', accent: '#c94850' },
    names: ['Reefy', 'Coralie', 'Polyp'],
    solid: {
      outline: round([
        -30, -60, -84, -96, -92, -140, -60, -150, -44, -112, -14, -104, -22, -148, 16, -156, 24, -104, 50, -110, 62,
        -148, 94, -140, 86, -92, 40, -50, 92, 10, 84, 90, 50, 126, -50, 126, -86, 90, -88, 6,
      ]),
      face: { y: 34, rx: 68, ry: 54 },
    },
    marks: at([-76, -122, 2, -136, 76, -120, -66, 88, 66, 86, 0, -76], (x, y) => area('belly', oval(x, y, 9))),
    behind: [
      mass('body', round([70, 60, 120, 10, 116, -30, 146, -40, 154, 10, 130, 70, 84, 100])),
      mass('body', round([-70, 60, -118, 20, -112, -20, -142, -30, -152, 20, -128, 76, -84, 100])),
    ],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  dandelion: {
    title: 'dandelion',
    words: 'dandelion pusteblume lowenzahn diente_leon pissenlit dente_leao soffione dandelion_clock',
    colors: { body: '#f4f0e2', belly: '#ffffff', accent: '#5aa84a', marked: '#c9c2ac' },
    names: ['Dandy', 'Wish', 'Seedy'],
    solid: ball(84, 80, { rx: 70, ry: 56 }),
    behind: [
      ...turns(20).flatMap(([c, s]) => [
        line('marking', way([c * 70, s * 68, c * 122, s * 118]), 4),
        mass('body', oval(c * 128, s * 124, 15), { thin: true, shade: 0.2 }),
      ]),
      ...turns(14).map(([c, s]) => mass('body', oval(c * 96, s * 92, 19), { thin: true, shade: 0.2 })),
      rod('accent', [0, 90, 0, 206], 17),
      ...both((s) => mass('accent', round([0, 200, s * 40, 164, s * 96, 164, s * 60, 194]))),
    ],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  bamboo: {
    title: 'bamboo',
    words: 'bamboo bambus bambu bambou',
    colors: { body: '#7cb84a', belly: '#c8e49a', accent: '#4f8a2f' },
    names: ['Boo', 'Zen', 'Shoot'],
    solid: {
      outline: poly(
        [
          -62, -142, 62, -142, 56, -72, 64, -60, 58, 60, 64, 72, 60, 140, -60, 140, -64, 72, -58, 60, -64, -60, -56,
          -72,
        ],
        13,
      ),
      face: { y: -2, rx: 56, ry: 52 },
    },
    marks: [line('body', way([-62, -66, 0, -60, 62, -66]), 6), line('body', way([-62, 66, 0, 72, 62, 66]), 6)],
    behind: [
      mass('accent', round([50, -74, 90, -126, 148, -132, 110, -88])),
      mass('accent', round([-50, 60, -104, 40, -148, 64, -96, 84])),
    ],
    top: [mass('accent', round([10, -136, 14, -176, 60, -196, 50, -156]))],
    limbs: 'accent',
  },
  pine_cone: {
    title: 'pine cone',
    words: 'pine_cone pinecone tannenzapfen pigna pinha pomme_pin',
    colors: { body: '#a8703f', belly: '#d9aa78', accent: '#7a4a26' },
    names: ['Conan', 'Spruce', 'Cedric'],
    solid: soft([0, -126, 60, -108, 106, -40, 112, 30, 76, 100, 0, 134], { y: 2, rx: 76, ry: 58 }),
    marks: [
      ...at([-40, -86, 0, -98, 40, -86], (x, y) => line('accent', way([x - 18, y - 8, x, y + 10, x + 18, y - 8]), 5)),
      ...at([-92, -28, 92, -28, -96, 26, 96, 26], (x, y) =>
        line('accent', way([x - 14, y - 8, x, y + 8, x + 14, y - 8]), 5),
      ),
      ...at([-56, 78, 0, 78, 56, 78, -28, 104, 28, 104], (x, y) =>
        line('accent', way([x - 20, y - 8, x, y + 10, x + 20, y - 8]), 5),
      ),
    ],
    top: [rod('accent', [0, -116, 6, -152], 17)],
    limbs: 'accent',
    held: true,
  },
  artichoke: {
    title: 'artichoke',
    words: 'artichoke artischocke alcachofa artichaut carciofo alcachofra',
    colors: { body: '#7ca85a', belly: '#c4dca4', accent: '#547a38' },
    names: ['Artie', 'Choke', 'Globey'],
    solid: soft([0, -134, 44, -108, 96, -66, 124, 10, 100, 80, 40, 118, 0, 122], { y: 22, rx: 78, ry: 56 }),
    marks: [
      line('body', way([-46, -60, 0, -112, 46, -60]), 5),
      ...both((s) => [
        line('body', way([s * 104, -40, s * 70, -74, s * 52, -40]), 5),
        line('body', way([s * 116, 30, s * 94, 0]), 5),
        line('body', way([s * 84, 92, s * 40, 82, s * 20, 112]), 5),
      ]),
    ],
    behind: [rod('accent', [0, 100, 0, 150], 40)],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  asparagus: {
    title: 'asparagus',
    words: 'asparagus spargel esparrago asperge asparago aspargo',
    colors: { body: '#86b84f', belly: '#cfe6a0', accent: '#5f8a38', marked: '#8a6fb0' },
    names: ['Spear', 'Gus', 'Sprig'],
    solid: soft([0, -152, 40, -116, 62, -70, 54, -30, 52, 60, 50, 138, 0, 142], { y: 34, rx: 50, ry: 52 }),
    marks: [
      line('accent', way([-34, -92, 0, -118, 34, -92]), 5),
      line('accent', way([-46, -56, -14, -84, 0, -60]), 5),
      line('accent', way([46, -56, 14, -84, 0, -60]), 5),
      ...at([-34, 104, 34, 112], (x, y) => panel('accent', poly([x - 11, y, x, y - 16, x + 11, y], 3))),
    ],
    held: true,
  },
  ginger: {
    title: 'ginger root',
    words: 'ginger_root ingwer jengibre gingembre zenzero gengibre turmeric',
    colors: { body: '#dcb27a', belly: '#f4dcb4', accent: '#a87a44' },
    names: ['Zing', 'Zenzy', 'Knobby'],
    solid: {
      outline: round([
        -40, -112, -4, -130, 26, -100, 40, -64, 88, -88, 124, -60, 112, -20, 78, 0, 88, 60, 70, 112, 20, 122, -10, 96,
        -60, 108, -92, 70, -84, 20, -128, 6, -132, -36, -92, -50, -56, -40,
      ]),
      face: { y: 10, rx: 64, ry: 54 },
    },
    marks: [
      line('accent', way([-28, -90, 10, -96]), 4),
      line('accent', way([84, -62, 100, -36]), 4),
      line('accent', way([-108, -38, -100, -8]), 4),
      line('accent', way([34, 100, 62, 92]), 4),
    ],
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
