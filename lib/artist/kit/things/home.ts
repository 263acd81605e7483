import type { ThingRow } from '../row';
import { ball, cup, cut, slab, soft } from '../solids';
import { at, both, box, evenPoly, line, mark, mass, oval, panel, poly, rod, round, stroke, way } from '../strokes';

/** Furniture and what is used in a house. */
export const HOME_ROWS = {
  pillow_thing: {
    title: 'pillow',
    words: 'pillow cushion kissen almohada cojin oreiller coussin cuscino almofada travesseiro',
    colors: { body: '#a8c8f0', belly: '#dceafa', accent: '#7a9fd0' },
    names: ['Snooze', 'Downy', 'Cloudy'],
    solid: {
      outline: poly([-134, -98, 0, -82, 134, -98, 122, 0, 134, 98, 0, 84, -134, 98, -122, 0], 30),
      face: { y: 0, rx: 88, ry: 60 },
    },
    marks: both((s) => [
      line('body', way([s * 100, -70, s * 84, -50]), 5),
      line('body', way([s * 100, 70, s * 84, 52]), 5),
    ]),
  },
  bed: {
    title: 'bed',
    words: 'bed bett cama letto mattress matratze',
    colors: { body: '#6a9fe0', belly: '#fdfaf4', accent: '#9a6a42', marked: '#e6effa' },
    names: ['Dozer', 'Duvet', 'Napoleon'],
    solid: slab(252, 154, 30, { y: 16, rx: 88, ry: 54 }),
    inside: [mark('belly', box(0, -62, 320, 40, 2))],
    behind: [
      mass('accent', poly([-140, -40, -132, -142, 0, -164, 132, -142, 140, -40], 22)),
      ...both((s) => mass('marking', box(s * 62, -84, 96, 50, 22))),
    ],
    limbs: 'accent',
  },
  sofa: {
    title: 'sofa',
    words:
      'sofa couch canape divano sillon armchair sessel chair stuhl silla chaise sedia cadeira poltrona furniture stool',
    colors: { body: '#e0785a', belly: '#f4b49c', accent: '#c05f44', marked: '#7a5038' },
    names: ['Comfy', 'Davenport', 'Lounge'],
    solid: slab(212, 174, 34, { y: -8, rx: 84, ry: 58 }),
    marks: [line('body', way([-92, 52, 92, 52]), 6)],
    behind: both((s) => mass('accent', box(s * 116, 30, 62, 112, 28))),
    limbs: 'marking',
    legs: 40,
  },
  door: {
    title: 'door',
    words: 'door tur puerta porte porta window fenster ventana fenetre finestra',
    colors: { body: '#c8784a', belly: '#e4a880', accent: '#fbc53c', marked: '#8a4f2f' },
    names: ['Knocker', 'Doory', 'Hinge'],
    solid: slab(172, 270, 16, { y: -10, rx: 68, ry: 62 }),
    marks: [
      ...both((s) => panel('belly', box(s * 38, -102, 56, 34, 8))),
      ...both((s) => panel('belly', box(s * 38, 92, 56, 50, 8))),
      panel('accent', oval(66, 46, 12)),
    ],
    limbs: 'marking',
  },
  mirror_thing: {
    title: 'mirror',
    words: 'mirror spiegel espejo miroir specchio espelho picture_frame frame painting',
    colors: { body: '#d9a44a', belly: '#dff0fa', accent: '#b07a2c' },
    names: ['Reflecta', 'Glimmer', 'Vanity'],
    solid: ball(110, 132, { rx: 78, ry: 74 }),
    marks: [panel('belly', oval(0, 0, 90, 110)), stroke('glint', way([-58, -50, -36, -80]), 8)],
    faceOn: 'belly',
    limbs: 'accent',
  },
  toothbrush: {
    title: 'toothbrush',
    words: 'toothbrush zahnburste cepillo_dientes brosse_dents spazzolino escova_dentes comb hairbrush',
    colors: { body: '#3fb8c0', belly: '#bfeaec', accent: '#fdfdfb', marked: '#2f8f98' },
    names: ['Bristle', 'Minty', 'Brushy'],
    solid: slab(112, 264, 50, { y: 30, rx: 50, ry: 60 }),
    behind: [-112, -92, -72, -52].map((y) => mass('accent', box(62, y, 46, 20, 6))),
    marks: [line('body', way([-30, -30, 30, -30]), 5)],
    held: true,
  },
  toothpaste: {
    title: 'toothpaste',
    words: 'toothpaste zahnpasta pasta_dientes dentifrice dentifricio sunscreen lotion sunblock',
    colors: { body: '#fdfdfb', belly: '#ffffff', accent: '#e0483e', marked: '#3f9fd8' },
    names: ['Minty', 'Fluora', 'Squeezy'],
    solid: cut([104, -128, 74, 92], 14, { y: -2, rx: 68, ry: 62 }),
    inside: [mark('marking', box(0, -112, 300, 34, 2)), mark('accent', box(0, 78, 300, 22, 2))],
    behind: [mass('accent', box(0, 108, 76, 48, 10))],
    limbs: 'marking',
    held: true,
  },
  soap: {
    title: 'soap',
    words:
      'soap seife jabon savon sapone sabao shampoo detergent spray_bottle cleaning_spray sponge schwamm ' +
      'esponja eponge spugna bath_bomb',
    colors: { body: '#8fdcc0', belly: '#d4f4e8', accent: '#f4fbff', marked: '#5ab894' },
    names: ['Sudsy', 'Bubbles', 'Lather'],
    solid: slab(244, 160, 62, { rx: 88, ry: 58 }),
    top: at([-66, -88, -24, -106, 34, -92, 76, -82], (x, y) => mass('accent', oval(x, y, 27, 25), { shade: 0.3 })),
    limbs: 'marking',
    held: true,
  },
  trash_can: {
    title: 'trash can',
    words:
      'trash_can garbage_can trash bin rubbish_bin recycling_bin recycling mulleimer papelera poubelle ' +
      'cestino_rifiuti lixeira dustbin',
    colors: { body: '#5aa86a', belly: '#a8d8b0', accent: '#3f7a50', marked: '#fdfdf6' },
    names: ['Binny', 'Reese', 'Oscar'],
    solid: cup(200, 162, 204, 18, { y: 6, rx: 76, ry: 62 }),
    marks: both((s) => line('body', way([s * 74, -70, s * 64, 84]), 5)),
    top: [mass('accent', box(0, -106, 230, 34, 15)), mass('accent', box(0, -128, 60, 20, 9))],
    limbs: 'accent',
  },
  mailbox: {
    title: 'mailbox',
    words: 'mailbox postbox letterbox briefkasten buzon boite_lettres cassetta_postale',
    colors: { body: '#e0483e', belly: '#f58f88', accent: '#fbc53c', marked: '#7a5038' },
    names: ['Posty', 'Stampy', 'Dropbox'],
    solid: {
      outline: round([-106, 76, -108, -30, -76, -92, 0, -108, 76, -92, 108, -30, 106, 76, 60, 84, -60, 84]),
      face: { y: 10, rx: 84, ry: 58 },
    },
    marks: [panel('marking', box(0, -66, 104, 17, 8))],
    behind: [
      rod('marking', [0, 80, 0, 168], 34),
      mass('accent', box(128, -34, 46, 34, 6)),
      rod('accent', [110, -26, 110, 40], 10),
    ],
    legs: 0,
  },
  plate: {
    title: 'plate',
    words: 'plate teller plato assiette piatto prato dish tray',
    colors: { body: '#f6f8fb', belly: '#ffffff', accent: '#5b9fd8' },
    names: ['Dishy', 'China', 'Platter'],
    solid: ball(126, 122, { rx: 78, ry: 70 }),
    marks: [line('accent', oval(0, 0, 108, 104), 5), mass('belly', oval(0, 0, 86, 82), { thin: true, shade: 0.3 })],
    faceOn: 'belly',
    limbs: 'accent',
  },
  spoon_thing: {
    title: 'spoon',
    words: 'spoon loffel cuchara cuillere cucchiaio colher ladle spatula cutlery',
    colors: { body: '#c3ccd8', belly: '#e6ebf1', accent: '#9aa6b4' },
    names: ['Dipper', 'Scoop', 'Ladle'],
    solid: ball(92, 112, { y: 0, rx: 76, ry: 70 }),
    behind: [mass('body', evenPoly([18, 90, 30, 206], 15))],
    limbs: 'accent',
    legs: 0,
  },
  fork_thing: {
    title: 'fork',
    words: 'fork gabel tenedor fourchette forchetta garfo knife messer cuchillo',
    colors: { body: '#c3ccd8', belly: '#e6ebf1', accent: '#9aa6b4' },
    names: ['Tine', 'Forkie', 'Prong'],
    solid: {
      outline: poly(
        [
          -86, -146, -58, -146, -54, -84, -30, -84, -28, -146, 0, -150, 28, -146, 30, -84, 54, -84, 58, -146, 86, -146,
          88, 20, 44, 76, -44, 76, -88, 20,
        ],
        10,
      ),
      face: { y: -18, rx: 68, ry: 50 },
    },
    behind: [mass('body', evenPoly([18, 60, 30, 176], 15))],
    limbs: 'accent',
    legs: 0,
  },
  vase: {
    title: 'vase',
    words: 'vase jarron florero vaso_fiori urn amphora pitcher jug krug jarra',
    colors: { body: '#5a7fc8', belly: '#bcd0f2', accent: '#fdf6ea', marked: '#e87fa8' },
    names: ['Ming', 'Amphora', 'Terra'],
    solid: soft([0, -122, 58, -120, 44, -78, 96, -16, 104, 52, 64, 116, 0, 120], { y: 22, rx: 80, ry: 64 }),
    inside: [mark('accent', box(0, -96, 300, 16, 2)), mark('accent', box(0, 100, 300, 14, 2))],
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
