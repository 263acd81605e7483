import { puffy } from '../../shape/curve';
import type { ThingRow } from '../row';
import { ball, soft } from '../solids';
import { area, at, both, box, line, mark, mass, oval, panel, poly, rod, round, stroke, way } from '../strokes';

/** Landforms, plants and the shore; coordinates are those of `Solid`. */
export const LAND_ROWS = {
  rock: {
    title: 'rock',
    words: 'rock stone stein roca piedra pierre roccia pedra boulder pebble coal',
    colors: { body: '#98a1ae', belly: '#c3cad4', accent: '#6a7482' },
    names: ['Rocky', 'Pebble', 'Flint'],
    solid: {
      outline: poly([-84, -96, 20, -120, 98, -76, 132, 30, 100, 104, -90, 108, -132, 40], 26),
      face: { y: 10, rx: 90, ry: 66 },
    },
    marks: [line('body', way([64, -88, 82, -54, 74, -34]), 5), line('body', way([-108, 24, -96, 54]), 5)],
  },
  log: {
    title: 'log',
    words: 'log wood tree_stump stump holz baumstamm tronco bois buche legno lumber timber',
    colors: { body: '#9a6a42', belly: '#e6c088', accent: '#6d4a2c', marked: '#62ab48' },
    names: ['Woody', 'Stumpy', 'Timber'],
    solid: {
      outline: poly([-104, -92, 104, -92, 108, 70, 134, 104, 60, 98, 0, 108, -60, 98, -134, 104, -108, 70], 16),
      face: { y: 22, rx: 84, ry: 62 },
    },
    marks: [line('body', way([-92, -40, -88, 20, -94, 60]), 5), line('body', way([92, -36, 96, 24]), 5)],
    top: [
      mass('belly', oval(0, -92, 106, 28)),
      line('belly', oval(0, -92, 66, 16), 4),
      line('belly', oval(0, -92, 28, 7), 4),
    ],
  },
  sprout: {
    title: 'sprout',
    words: 'sprout seedling spross brote pousse germoglio broto sapling bud',
    colors: { body: '#a8d86a', belly: '#dff2b8', accent: '#5aa84c', marked: '#8a5a37' },
    names: ['Budd', 'Sprig', 'Germie'],
    solid: ball(104, 106, { y: 6 }),
    top: [
      rod('accent', [0, -96, 0, -150], 15),
      ...both((s) => mass('accent', round([0, -144, s * 44, -196, s * 110, -190, s * 76, -148]))),
    ],
    limbs: 'accent',
    held: true,
  },
  lightning: {
    title: 'lightning bolt',
    words: 'lightning_bolt lightning bolt blitz rayo fulmine raio thunderbolt thunder',
    colors: { body: '#fbcb3c', belly: '#fdeaa0', accent: '#f08a2c' },
    names: ['Bolt', 'Zap', 'Flash'],
    solid: {
      outline: poly([4, -140, 118, -140, 80, -52, 146, -52, -8, 146, 20, 26, -66, 26], 18),
      face: { x: 30, y: -40, rx: 62, ry: 54 },
    },
    limbs: 'accent',
  },
  tornado: {
    title: 'tornado',
    words: 'tornado hurricane cyclone wirbelsturm torbellino tourbillon whirlwind',
    colors: { body: '#9fb0c8', belly: '#cfdae8', accent: '#74869f' },
    names: ['Twister', 'Gusty', 'Dorothy'],
    solid: {
      outline: round([
        -136, -112, 0, -128, 136, -112, 120, -56, 98, 0, 66, 62, 20, 136, -12, 132, -44, 66, -92, 4, -124, -60,
      ]),
      face: { y: -32, rx: 80, ry: 60 },
    },
    marks: [
      line('body', way([-128, -86, 0, -70, 128, -86]), 5),
      line('body', way([-62, 46, 0, 58, 66, 44]), 5),
      line('body', way([-34, 88, 6, 96, 40, 84]), 5),
    ],
    legs: 0,
  },
  island: {
    title: 'island',
    words: 'island insel isla ile isola ilha beach',
    colors: { body: '#f4d79a', belly: '#fbecc8', accent: '#4f9e5a', marked: '#9a6a42', nose: '#4ab0d8' },
    names: ['Coco', 'Kai', 'Sandy'],
    solid: {
      outline: round([-140, 72, -112, 6, -56, -44, 0, -58, 56, -44, 112, 6, 140, 72, 70, 92, -70, 92]),
      face: { y: 20, rx: 84, ry: 52 },
    },
    inside: [mark('nose', box(0, 96, 400, 46, 2))],
    top: [
      rod('marking', [50, -36, 62, -100, 52, -158], 24, 15),
      ...both((s) =>
        mass('accent', round([52, -160, 52 + s * 50, -204, 52 + s * 96, -168, 52 + s * 92, -150, 52 + s * 50, -172])),
      ),
      ...both((s) => mass('accent', round([52, -156, 52 + s * 40, -160, 52 + s * 64, -112, 52 + s * 50, -104]))),
    ],
    legs: 0,
  },
  snowman: {
    title: 'snowman',
    words: 'snowman schneemann muneco_nieve bonhomme_neige pupazzo_neve boneco_neve',
    colors: { body: '#f6faff', belly: '#ffffff', accent: '#8a6040', marked: '#3d4250', nose: '#f5872e' },
    names: ['Frosty', 'Olaf', 'Winter'],
    solid: soft([0, -146, 60, -128, 84, -72, 58, -16, 104, 26, 122, 78, 88, 124, 0, 134], { y: -72, rx: 72, ry: 62 }),
    marks: [
      ...[34, 66, 98].map((y) => area('marking', oval(0, y, 9))),
      mass('nose', poly([-11, -64, 38, -50, -9, -43, -16, -54], 5)),
    ],
    limbs: 'accent',
    shoulderY: 20,
    legs: 0,
  },
  pine_tree: {
    title: 'pine tree',
    words:
      'pine_tree pine fir christmas_tree xmas_tree tannenbaum weihnachtsbaum pino sapin abete pinheiro ' +
      'evergreen conifer',
    colors: { body: '#3f8f5a', belly: '#8fc89a', accent: '#8a5a37', marked: '#fbcb45' },
    names: ['Douglas', 'Spruce', 'Evergreen'],
    solid: {
      outline: poly(
        [0, -150, 66, -76, 42, -72, 98, 4, 64, 8, 130, 100, -130, 100, -64, 8, -98, 4, -42, -72, -66, -76],
        14,
      ),
      face: { y: 38, rx: 70, ry: 56 },
    },
    behind: [mass('accent', box(0, 112, 62, 56, 8))],
    limbs: 'accent',
  },
  shell: {
    title: 'seashell',
    words: 'seashell sea_shell muschel concha coquillage conchiglia pearl',
    colors: { body: '#f7b4a8', belly: '#fde0d8', accent: '#d98478' },
    names: ['Shelly', 'Coral', 'Pearl'],
    solid: soft([0, -116, 64, -108, 118, -56, 130, 10, 76, 66, 46, 104, 0, 108], { y: -4, rx: 90, ry: 70 }),
    marks: both((s) => [
      line('body', way([s * 12, 102, s * 74, 52, s * 112, -10]), 5),
      line('body', way([s * 34, -108, s * 40, -84]), 5),
      line('body', way([s * 88, -88, s * 82, -66]), 5),
    ]),
    held: true,
  },
  iceberg: {
    title: 'iceberg',
    words: 'iceberg eisberg glacier gletscher',
    colors: { body: '#bfe4f6', belly: '#eef9fe', accent: '#5fa8d0' },
    names: ['Frost', 'Titan', 'Berg'],
    solid: {
      outline: poly([-40, -132, 30, -110, 62, -58, 110, -30, 140, 104, -140, 104, -104, -20, -70, -50], 14),
      face: { y: 30, rx: 84, ry: 60 },
    },
    marks: [line('body', way([-30, -104, -48, -62, -40, -40]), 5), line('body', way([62, -52, 48, -26]), 5)],
    limbs: 'accent',
  },
  hive: {
    title: 'beehive',
    words: 'beehive hive bienenstock colmena ruche alveare colmeia honeycomb',
    colors: { body: '#f2b53c', belly: '#fbdc8a', accent: '#a8692c', marked: '#5f3a28' },
    names: ['Buzzby', 'Nectar', 'Queenie'],
    solid: soft([0, -136, 62, -112, 98, -50, 116, 22, 104, 92, 54, 124, 0, 128], { y: 4, rx: 84, ry: 66 }),
    marks: [line('body', way([-66, -88, 0, -74, 66, -88]), 5), line('body', way([-106, 74, 0, 92, 106, 74]), 5)],
    limbs: 'marking',
  },
  bush: {
    title: 'bush',
    words: 'bush hedge shrub busch arbusto buisson cespuglio',
    colors: { body: '#6cb85a', belly: '#b4e0a0', accent: '#4a8a3c', marked: '#e5585d' },
    names: ['Shrubbs', 'Hedgie', 'Topia'],
    solid: { outline: puffy(0, 0, 112, 84, 10, 0.4), face: { y: 4, rx: 84, ry: 66 } },
    marks: at([-84, -44, 90, -36, -70, 66, 74, 64, 0, -88], (x, y) => panel('marking', oval(x, y, 10))),
    limbs: 'accent',
  },
  clover: {
    title: 'clover',
    words: 'clover shamrock kleeblatt kleeblatter trebol trefle quadrifoglio trevo',
    colors: { body: '#4fae5b', belly: '#a8dcae', accent: '#3a8a48' },
    names: ['Lucky', 'Paddy', 'Shammy'],
    solid: {
      outline: round([
        0, -60, 34, -124, 100, -116, 118, -54, 72, -8, 118, 42, 100, 108, 36, 116, 0, 56, -36, 116, -100, 108, -118, 42,
        -72, -8, -118, -54, -100, -116, -34, -124,
      ]),
      face: { y: -6, rx: 68, ry: 58 },
    },
    behind: [stroke('accent', way([0, 60, 14, 110, 4, 150]), 15)],
    limbs: 'accent',
    legs: 40,
  },
  waterfall: {
    title: 'waterfall',
    words: 'waterfall wasserfall cascada cascade cascata',
    like: 'river stream lake fluss rio riviere fiume pond',
    colors: { body: '#4fa8e0', belly: '#c4e8fa', accent: '#8a929e', marked: '#fdfdff' },
    names: ['Niagara', 'Brook', 'Splash'],
    solid: {
      outline: round([-88, -118, 0, -130, 88, -118, 94, 0, 108, 96, 50, 118, 0, 108, -50, 118, -108, 96, -94, 0]),
      face: { y: 0, rx: 80, ry: 66 },
    },
    marks: [
      ...[-62, 62].map((x) => line('belly', way([x, -100, x * 1.1, -50]), 5)),
      ...at([-86, 98, -44, 110, 0, 102, 44, 110, 86, 98], (x, y) => area('marking', oval(x, y, 26, 17))),
    ],
    behind: both((s) => mass('accent', poly([s * 60, -120, s * 140, -96, s * 148, 104, s * 70, 104], 22))),
    limbs: 'accent',
  },
  bridge: {
    title: 'bridge',
    words: 'bridge brucke puente pont ponte viaduct',
    colors: { body: '#d0604a', belly: '#f0a890', accent: '#8a3f30', marked: '#7cc8ec' },
    names: ['Arch', 'Golden', 'Spanley'],
    solid: {
      outline: round([
        -146, 84, -146, -34, -70, -62, 0, -68, 70, -62, 146, -34, 146, 84, 106, 88, 70, 50, 0, 36, -70, 50, -106, 88,
      ]),
      face: { y: -14, rx: 80, ry: 48 },
    },
    behind: [
      mass('marking', round([-150, 84, 0, 70, 150, 84, 140, 110, -140, 110])),
      ...both((s) => [
        rod('accent', [s * 108, 40, s * 108, -138], 20),
        line('accent', way([s * 108, -130, s * 60, -84, 0, -70]), 7),
      ]),
    ],
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
