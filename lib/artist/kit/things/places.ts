import type { ThingRow } from '../row';
import { bowl, cup, cut, slab } from '../solids';
import { area, at, both, box, evenPoly, line, mark, mass, oval, panel, poly, rod, round, way } from '../strokes';

const windows = (flat: readonly number[], width = 30, height = 34) =>
  at(flat, (x, y) => panel('belly', box(x, y, width, height, 6)));

/** Buildings; coordinates are those of `Solid`. */
export const PLACE_ROWS = {
  lighthouse: {
    title: 'lighthouse',
    words: 'lighthouse leuchtturm faro phare',
    colors: { body: '#fdfaf2', belly: '#fdf0b0', accent: '#e0483e', marked: '#4a5468', nose: '#8a7f76' },
    names: ['Beacon', 'Pharos', 'Marina'],
    solid: cup(128, 190, 216, 12, { y: -14, rx: 62, ry: 58 }),
    inside: [mark('accent', box(0, -88, 300, 48, 2)), mark('accent', box(0, 92, 300, 50, 2))],
    behind: [mass('nose', poly([-128, 122, -104, 92, 104, 92, 128, 122], 12))],
    top: [
      mass('belly', box(0, -142, 78, 62, 6)),
      line('marking', way([-14, -168, -14, -116]), 5),
      line('marking', way([14, -168, 14, -116]), 5),
      mass('marking', box(0, -112, 148, 17, 7)),
      mass('accent', poly([0, -214, 58, -168, -58, -168], 8)),
    ],
    limbs: 'accent',
    legs: 0,
  },
  castle: {
    title: 'castle',
    words: 'castle burg schloss castillo chateau castello castelo fortress palace',
    colors: { body: '#a9b4c6', belly: '#fbe6b0', accent: '#7a5a48', marked: '#e0564a' },
    names: ['Regal', 'Rook', 'Camelot'],
    solid: {
      outline: poly(
        [
          -116, -76, -84, -76, -84, -52, -50, -52, -50, -76, -16, -76, -16, -52, 16, -52, 16, -76, 50, -76, 50, -52, 84,
          -52, 84, -76, 116, -76, 116, 118, -116, 118,
        ],
        7,
      ),
      face: { y: 8, rx: 84, ry: 54 },
    },
    marks: [panel('accent', round([0, 72, 26, 84, 26, 120, -26, 120, -26, 84]))],
    behind: both((s) => [
      mass('body', box(s * 112, -20, 64, 250, 8)),
      mass('marking', poly([s * 112, -220, s * 154, -138, s * 70, -138], 8)),
      panel('belly', box(s * 118, -86, 17, 30, 8)),
    ]),
    legs: 0,
  },
  tower: {
    title: 'skyscraper',
    words:
      'skyscraper tower office_building building hochhaus rascacielo gratte_ciel grattacielo edificio ' +
      'arranha_ceu gebaude turm torre tour',
    like: 'apartment hotel',
    colors: { body: '#5f8fc4', belly: '#fdf0b8', accent: '#3d5478', marked: '#c9dcec' },
    names: ['Skye', 'Storey', 'Tyrell'],
    solid: slab(172, 270, 14, { y: 0, rx: 70, ry: 56 }),
    marks: windows([-58, -104, -20, -104, 20, -104, 58, -104, -58, 84, -20, 84, 20, 84, 58, 84], 25, 28),
    top: [mass('accent', box(0, -140, 104, 26, 6)), rod('accent', [0, -146, 0, -196], 10)],
    limbs: 'accent',
  },
  bank: {
    title: 'bank',
    words: 'bank_building bank museum courthouse city_hall town_hall banque banco banca parliament university',
    colors: { body: '#f2e6cc', belly: '#fdf8ea', accent: '#c9a86a', marked: '#8a6f4a' },
    names: ['Sterling', 'Column', 'Trusty'],
    solid: {
      outline: poly(
        [
          0, -138, 138, -66, 138, -44, 116, -44, 116, 92, 138, 92, 138, 116, -138, 116, -138, 92, -116, 92, -116, -44,
          -138, -44, -138, -66,
        ],
        7,
      ),
      face: { y: 22, rx: 66, ry: 58 },
    },
    marks: [
      mass('accent', poly([0, -118, 92, -70, -92, -70], 6), { thin: true, shade: 0.3 }),
      area('marking', oval(0, -88, 12)),
      line('body', way([-130, -44, 130, -44]), 5),
      line('body', way([-116, 92, 116, 92]), 5),
      ...both((s) => panel('belly', box(s * 94, 24, 26, 130, 5))),
    ],
    limbs: 'marking',
  },
  shop: {
    title: 'shop',
    words:
      'shop store laden tienda boutique negozio loja market supermarket restaurant cafe_building bakery ' +
      'storefront kiosk',
    colors: { body: '#fbe6c4', belly: '#fdf8ea', accent: '#e0564a', marked: '#7a5038', nose: '#bfe4f6' },
    names: ['Shoppy', 'Marketa', 'Corner'],
    solid: slab(238, 216, 14, { y: 30, rx: 84, ry: 58 }),
    marks: [
      ...[-96, -48, 0, 48, 96].map((x, index) =>
        mass(index % 2 ? 'belly' : 'accent', round([x - 24, -116, x + 24, -116, x + 25, -62, x, -48, x - 25, -62]), {
          thin: true,
          shade: 0.3,
        }),
      ),
      ...both((s) => panel('nose', box(s * 104, 50, 14, 90, 4))),
    ],
    top: [mass('marking', box(0, -122, 220, 34, 8))],
    limbs: 'accent',
  },
  factory: {
    title: 'factory',
    words: 'factory fabrik fabrica usine fabbrica plant_building warehouse power_plant',
    colors: { body: '#c9745a', belly: '#fbe6b0', accent: '#5b6a80', marked: '#dfe4ea' },
    names: ['Foundry', 'Smokey', 'Millie'],
    solid: {
      outline: poly(
        [-132, -30, -132, -78, -56, -30, -56, -78, 20, -30, 20, -78, 96, -30, 132, -30, 132, 110, -132, 110],
        6,
      ),
      face: { y: 34, rx: 90, ry: 58 },
    },
    behind: [
      mass('accent', poly([70, -20, 78, -150, 112, -150, 120, -20], 6)),
      ...at([112, -176, 84, -196, 124, -210], (x, y) => area('marking', oval(x, y, 24, 20))),
    ],
    limbs: 'accent',
  },
  tent: {
    title: 'tent',
    words: 'tent zelt tienda_campana tente tenda barraca circus_tent tipi teepee',
    colors: { body: '#f08a4a', belly: '#fdd2a4', accent: '#4a7a5a', marked: '#8a5a37' },
    names: ['Camper', 'Canvas', 'Pitch'],
    solid: cut([0, -130, 146, 108], 18, { y: 30, rx: 70, ry: 56 }),
    inside: both((s) => area('accent', poly([s * 90, -160, s * 200, 120, s * 110, 120], 4))).map(({ path }) =>
      mark('accent', path),
    ),
    top: [rod('marking', [0, -122, 0, -170], 9), mass('accent', poly([2, -170, 48, -156, 2, -140], 4))],
  },
  barn: {
    title: 'barn',
    words: 'barn scheune granero grange fienile stable farm farmhouse',
    colors: { body: '#c9473c', belly: '#fdf6ea', accent: '#5b4a48', marked: '#8f2f2a' },
    names: ['Barney', 'Hayley', 'Silo'],
    solid: {
      outline: poly([0, -136, 82, -104, 122, -44, 122, 112, -122, 112, -122, -44, -82, -104], 10),
      face: { y: 8, rx: 84, ry: 60 },
    },
    marks: [
      panel('belly', oval(0, -88, 17)),
      ...both((s) => line('belly', way([s * 4, 112, s * 54, 76]), 5)),
      line('body', way([-110, 74, 110, 74]), 5),
    ],
    top: [mass('accent', evenPoly([0, -154, 96, -116, 140, -44, 118, -32, 82, -94, 0, -124], 8))],
    limbs: 'accent',
  },
  church: {
    title: 'church',
    words: 'church kirche iglesia eglise chiesa igreja chapel cathedral',
    colors: { body: '#f4ead6', belly: '#fdf0b8', accent: '#5b7fa8', marked: '#8a5a3c' },
    names: ['Belle', 'Chapelle', 'Grace'],
    solid: {
      outline: poly([-46, -122, 46, -122, 46, -44, 122, 2, 122, 116, -122, 116, -122, 2, -46, -44], 7),
      face: { y: 36, rx: 84, ry: 56 },
    },
    marks: [panel('accent', round([0, -104, 17, -90, 17, -62, -17, -62, -17, -90]))],
    top: [
      mass('accent', poly([0, -196, 62, -118, -62, -118], 6)),
      rod('marking', [0, -194, 0, -226], 7),
      rod('marking', [-11, -212, 11, -212], 7),
    ],
    limbs: 'accent',
  },
  windmill: {
    title: 'windmill',
    words: 'windmill windmuhle molino moulin mulino moinho',
    colors: { body: '#fbf3e0', belly: '#fff9ee', accent: '#c4543f', marked: '#8a5a37' },
    names: ['Miller', 'Breeze', 'Holland'],
    solid: cup(124, 190, 220, 16, { y: 4, rx: 64, ry: 52 }),
    behind: both((s) => [rod('marking', [0, -112, s * 98, -176], 11), rod('marking', [0, -112, s * 104, -50], 11)]),
    top: [
      mass('accent', poly([0, -166, 74, -102, -74, -102], 10)),
      ...both((s) => [
        mass('belly', poly([s * 34, -146, s * 96, -190, s * 116, -168, s * 48, -122], 4)),
        mass('belly', poly([s * 40, -104, s * 110, -58, s * 96, -34, s * 28, -78], 4)),
      ]),
      mass('marking', oval(0, -112, 16)),
    ],
    limbs: 'accent',
    legs: 0,
  },
  igloo: {
    title: 'igloo',
    words: 'igloo iglu iglo',
    colors: { body: '#e4f2fb', belly: '#ffffff', accent: '#9cc6e0' },
    names: ['Frosty', 'Nanook', 'Polar'],
    solid: {
      outline: round([0, -116, 84, -94, 134, -20, 138, 84, 70, 100, 0, 102, -70, 100, -138, 84, -134, -20, -84, -94]),
      face: { y: 12, rx: 92, ry: 64 },
    },
    marks: [
      line('body', way([-110, -54, 0, -70, 110, -54]), 4),
      line('body', way([-40, -108, -46, -66]), 4),
      line('body', way([40, -108, 46, -66]), 4),
    ],
    limbs: 'accent',
  },
  school: {
    title: 'school',
    words: 'school schule escuela ecole scuola escola kindergarten',
    like: 'fire_station police_station library station',
    colors: { body: '#e8b070', belly: '#dff0fb', accent: '#c4543f', marked: '#fdf6ea' },
    names: ['Scholar', 'Belle', 'Campus'],
    solid: {
      outline: poly([-60, -84, 0, -130, 60, -84, 60, -48, 138, -48, 138, 108, -138, 108, -138, -48, -60, -48], 7),
      face: { y: 22, rx: 70, ry: 56 },
    },
    marks: [
      panel('marking', oval(0, -80, 20)),
      line('marking', way([0, -92, 0, -80, 9, -74]), 4),
      ...windows([-110, -8, 110, -8, -110, 56, 110, 56], 34, 38),
    ],
    top: [rod('accent', [0, -124, 0, -180], 8), mass('accent', poly([2, -182, 50, -168, 2, -152], 4))],
    limbs: 'accent',
  },
  stadium: {
    title: 'stadium',
    words: 'stadium arena stadion estadio stade stadio colosseum amphitheater',
    colors: { body: '#e6e0d2', belly: '#6cb85a', accent: '#5b7fa8', marked: '#e0564a' },
    names: ['Arena', 'Champ', 'Fanny'],
    solid: bowl(288, 168, { y: 14, rx: 88, ry: 54 }),
    inside: [mark('accent', box(0, -78, 400, 26, 2))],
    top: [
      mass('belly', oval(0, -84, 128, 24)),
      ...both((s) => [
        rod('accent', [s * 92, -92, s * 92, -150], 8),
        mass('marking', poly([s * 92, -152, s * 132, -140, s * 92, -126], 4)),
      ]),
    ],
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
