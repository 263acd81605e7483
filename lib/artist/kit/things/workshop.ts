import type { ThingRow } from '../row';
import { cut, slab } from '../solids';
import { area, both, box, evenPoly, line, mark, mass, oval, panel, poly, rod, way, wire } from '../strokes';

/** Tools and road signs; coordinates are those of `Solid`. */
export const WORKSHOP_ROWS = {
  hammer_thing: {
    title: 'hammer',
    words: 'hammer martillo marteau martello martelo mallet sledgehammer gavel',
    colors: { body: '#8f9bab', belly: '#c3ccd8', accent: '#b9743c' },
    names: ['Thor', 'Nailer', 'Bang'],
    solid: slab(252, 128, 26, { y: 0, rx: 84, ry: 52 }),
    inside: both((s) => area('belly', box(s * 124, 0, 30, 200, 2))).map(({ path }) => mark('belly', path)),
    behind: [mass('accent', evenPoly([26, 50, 32, 190], 14))],
    limbs: 'accent',
    legs: 0,
  },
  wrench_thing: {
    title: 'wrench',
    words: 'wrench spanner schraubenschlussel llave_inglesa cle_anglaise chiave_inglese pliers',
    colors: { body: '#9aa7b8', belly: '#cdd6e0', accent: '#e0564a' },
    names: ['Torque', 'Fixit', 'Ratchet'],
    solid: {
      outline: poly(
        [
          -96, -134, -40, -134, -40, -72, 40, -72, 40, -134, 96, -134, 110, -50, 84, 10, 60, 50, 60, 134, -60, 134, -60,
          50, -84, 10, -110, -50,
        ],
        20,
      ),
      face: { y: -16, rx: 70, ry: 52 },
    },
    inside: [mark('accent', box(0, 108, 300, 46, 2))],
  },
  screwdriver_thing: {
    title: 'screwdriver',
    words: 'screwdriver schraubenzieher destornillador tournevis cacciavite chave_fenda drill bohrmaschine taladro',
    colors: { body: '#f0a030', belly: '#fbd08a', accent: '#b9c3d0', marked: '#3d3f4d' },
    names: ['Phillip', 'Twist', 'Bitsy'],
    solid: slab(132, 172, 40, { y: 0, rx: 58, ry: 60 }),
    inside: [mark('marking', box(0, -78, 200, 26, 2))],
    behind: [mass('accent', poly([-13, -70, -13, -170, -20, -196, 20, -196, 13, -170, 13, -70], 4))],
    limbs: 'marking',
  },
  saw: {
    title: 'saw',
    words: 'saw sierra scie sega serra chainsaw',
    colors: { body: '#c3ccd8', belly: '#e6ebf1', accent: '#c4543f' },
    names: ['Buzz', 'Jigsaw', 'Lumber'],
    solid: {
      outline: poly(
        [
          -140, -72, 84, -72, 92, 44, 70, 62, 48, 46, 26, 64, 4, 48, -18, 66, -40, 50, -62, 68, -84, 52, -106, 68, -140,
          52,
        ],
        7,
      ),
      face: { x: -24, y: -10, rx: 70, ry: 46 },
    },
    behind: [mass('accent', poly([70, -92, 140, -80, 146, 46, 76, 60], 22))],
    limbs: 'accent',
  },
  paint_roller: {
    title: 'paint roller',
    words: 'paint_roller farbrolle rodillo rouleau rullo',
    colors: { body: '#4ab0d8', belly: '#a8dcf0', accent: '#e0a030', marked: '#8a93a6' },
    names: ['Rolly', 'Coat', 'Dulux'],
    solid: slab(244, 122, 40, { rx: 84, ry: 50 }),
    behind: [
      ...wire('marking', way([116, 0, 150, 6, 146, 84, 20, 94, 6, 116]), 12),
      rod('accent', [4, 128, 4, 186], 34),
    ],
    limbs: 'accent',
    legs: 0,
  },
  shovel_thing: {
    title: 'shovel',
    words: 'shovel spade schaufel pala trowel',
    colors: { body: '#8f9bab', belly: '#c3ccd8', accent: '#b9743c' },
    names: ['Digger', 'Spadey', 'Doug'],
    solid: cut([92, -96, 96, 20, 52, 92, 0, 128], 24, { y: -20, rx: 74, ry: 62 }),
    behind: [rod('accent', [0, -80, 0, -186], 26), rod('accent', [-40, -194, 40, -194], 22)],
    limbs: 'accent',
  },
  toolbox: {
    title: 'toolbox',
    words:
      'toolbox werkzeugkasten caja_herramientas boite_outils cassetta lunchbox lunch_box first_aid_kit ' +
      'first_aid treasure_chest',
    colors: { body: '#e0483e', belly: '#f58f88', accent: '#fbc53c', marked: '#4a5468' },
    names: ['Handy', 'Fixer', 'Kit'],
    solid: slab(256, 178, 22, { y: 26, rx: 88, ry: 56 }),
    marks: [line('body', way([-126, -36, 126, -36]), 6), panel('accent', box(0, -36, 42, 28, 7))],
    top: wire('marking', way([-62, -84, -54, -124, 54, -124, 62, -84]), 18),
    limbs: 'marking',
    held: true,
  },
  traffic_cone: {
    title: 'traffic cone',
    words: 'traffic_cone cone leitkegel cono cone_signalisation pylon',
    colors: { body: '#f5762c', belly: '#fdfaf4', accent: '#3d4250' },
    names: ['Coney', 'Pylo', 'Detour'],
    solid: cut([28, -142, 106, 104], 20, { y: 24, rx: 60, ry: 56 }),
    inside: [mark('belly', box(0, -62, 300, 34, 2)), mark('belly', box(0, 86, 300, 18, 2))],
    behind: [mass('accent', box(0, 112, 264, 32, 12))],
    legs: 0,
  },
  traffic_light: {
    title: 'traffic light',
    words: 'traffic_light ampel semaforo feu_rouge stoplight stop_sign road_sign',
    colors: { body: '#4a5468', belly: '#e5484d', accent: '#fbc53c', marked: '#5cc070', nose: '#2f3648' },
    names: ['Stopley', 'Amber', 'Signal'],
    solid: slab(168, 272, 40, { y: 0, rx: 64, ry: 56 }),
    marks: [panel('belly', oval(0, -98, 29)), panel('accent', oval(0, 0, 68, 60)), panel('marking', oval(0, 98, 29))],
    faceOn: 'accent',
    limbs: 'nose',
  },
  padlock: {
    title: 'padlock',
    words: 'padlock lock vorhangeschloss candado cadenas lucchetto cadeado',
    colors: { body: '#f2bd45', belly: '#fde39a', accent: '#8f9bab' },
    names: ['Locke', 'Secura', 'Bolt'],
    solid: slab(216, 182, 34, { y: 6, rx: 84, ry: 62 }),
    behind: wire('accent', way([-62, -60, -66, -132, 0, -176, 66, -132, 62, -60]), 27),
    limbs: 'accent',
    held: true,
  },
  screw: {
    title: 'screw',
    words: 'screw nail schraube tornillo vis vite parafuso nagel clavo clou rivet',
    colors: { body: '#a9b4c2', belly: '#dde4ec', accent: '#7a8696' },
    names: ['Threadley', 'Screwie', 'Twisty'],
    solid: {
      outline: poly([-112, -128, 112, -128, 112, -84, 64, -58, 60, 60, 0, 142, -60, 60, -64, -58], 14),
      face: { y: -10, rx: 54, ry: 50 },
    },
    marks: [
      line('body', way([-30, -108, 30, -108]), 7),
      ...[56, 82, 104].map((y, i) => line('body', way([-46 + i * 12, y + 4, 46 - i * 12, y - 8]), 6)),
    ],
  },
} as const satisfies Record<string, ThingRow>;
