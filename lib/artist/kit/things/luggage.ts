import type { ThingRow } from '../row';
import { slab, soft } from '../solids';
import { area, both, box, line, mark, mass, oval, panel, poly, rod, round, way, wire } from '../strokes';

/** Luggage and things to wear; coordinates are those of `Solid`. */
export const LUGGAGE_ROWS = {
  bell: {
    title: 'bell',
    words: 'bell glocke campana cloche sino notification doorbell school_bell',
    colors: { body: '#f7bf3c', belly: '#fde49a', accent: '#c98a2a' },
    names: ['Ding', 'Belle', 'Chime'],
    solid: soft([0, -130, 56, -108, 84, -40, 92, 30, 128, 82, 110, 98, 0, 100], { y: 8, rx: 78, ry: 64 }),
    behind: [mass('accent', oval(0, 108, 30, 25)), mass('accent', oval(0, -132, 21, 19))],
    limbs: 'accent',
    held: true,
  },
  suitcase_thing: {
    title: 'suitcase',
    words: 'suitcase luggage koffer maleta valise valigia mala briefcase trunk_case travel_bag bagage',
    colors: { body: '#e08a4a', belly: '#f4c090', accent: '#8a4f2f', marked: '#fbe6c0' },
    names: ['Rollo', 'Samson', 'Voyage'],
    solid: slab(240, 196, 32, { y: 8, rx: 86, ry: 62 }),
    inside: [-88, 88].map((x) => mark('accent', box(x, 0, 22, 300, 2))),
    behind: wire('accent', way([-46, -84, -42, -130, 42, -130, 46, -84]), 17),
    limbs: 'accent',
  },
  backpack_thing: {
    title: 'backpack',
    words: 'backpack rucksack mochila sac_dos zaino schoolbag school_bag',
    colors: { body: '#4a8fe0', belly: '#7ab0f0', accent: '#f2a83b', marked: '#2f5fa8' },
    names: ['Packer', 'Trek', 'Zip'],
    solid: {
      outline: round([-92, 110, -104, 0, -84, -92, 0, -124, 84, -92, 104, 0, 92, 110, 0, 118]),
      face: { y: -24, rx: 76, ry: 60 },
    },
    marks: [
      mass('belly', box(0, 74, 146, 66, 20), { thin: true, shade: 0.4 }),
      line('belly', way([-58, 60, 58, 60]), 5),
      panel('accent', box(0, 66, 17, 26, 6)),
    ],
    behind: [
      ...both((s) => mass('marking', box(s * 108, 56, 46, 96, 20))),
      ...wire('accent', way([-28, -112, -20, -148, 20, -148, 28, -112]), 12),
    ],
    limbs: 'marking',
  },
  sock: {
    title: 'sock',
    words: 'sock socke calcetin chaussette calzino meia christmas_stocking stocking',
    colors: { body: '#e0564a', belly: '#fdf6ea', accent: '#fdf6ea', marked: '#3f9f8a' },
    names: ['Toesy', 'Argyle', 'Footsie'],
    solid: {
      outline: round([-74, -130, 64, -130, 66, -30, 74, 20, 128, 62, 124, 110, 70, 126, -20, 116, -78, 76, -76, -30]),
      face: { x: -4, y: -14, rx: 62, ry: 58 },
    },
    inside: [mark('accent', box(0, -118, 320, 40, 2)), mark('marking', oval(124, 96, 56, 50))],
    limbs: 'marking',
  },
  shoe: {
    title: 'sneaker',
    words: 'sneaker shoe schuh zapato zapatilla chaussure scarpa sapato running_shoe',
    like: 'high_heel slipper sandal',
    colors: { body: '#4a8fe0', belly: '#fdfdfb', accent: '#fdfdfb', marked: '#e0483e' },
    names: ['Runner', 'Lacey', 'Dash'],
    solid: {
      outline: round([-128, 76, -130, -20, -116, -84, -74, -90, -30, -66, 30, -24, 96, -6, 146, 34, 146, 78]),
      face: { x: -56, y: 2, rx: 64, ry: 54 },
    },
    inside: [
      mark('belly', oval(150, 58, 64, 58)),
      mark('accent', box(0, 84, 400, 44, 2)),
      mark('marking', round([-150, -30, -112, -26, -104, -100, -150, -110])),
    ],
    marks: [
      ...[0, 1, 2].map((lace) => rod('belly', [-8 + lace * 26, -26 + lace * 14, 14 + lace * 24, -4 + lace * 11], 9)),
      line('body', way([84, 0, 90, 30, 86, 60]), 5),
    ],
    limbs: 'marking',
    legs: 44,
  },
  boot_thing: {
    title: 'boot',
    words: 'boot hiking_boot walking_boot work_boot wellington_boot stiefel wanderstiefel botte scarpone stivale',
    colors: { body: '#a8693c', belly: '#e0b27c', accent: '#4f3a30', marked: '#c8442f' },
    names: ['Trekker', 'Summit', 'Rambler'],
    solid: {
      outline: poly([-96, -128, 30, -128, 34, -34, 74, 4, 124, 22, 144, 58, 142, 116, -104, 116], 26),
      face: { x: -34, y: -22, rx: 62, ry: 58 },
    },
    inside: [
      mark('accent', box(0, 112, 420, 46, 2)),
      mark('belly', box(-40, -132, 220, 56, 2)),
      mark('belly', oval(148, 84, 54, 52)),
    ],
    marks: [
      ...[0, 1, 2].map((lace) => rod('marking', [4 + lace * 18, -44 + lace * 25, 22 + lace * 22, -36 + lace * 21], 9)),
      ...[-84, -40, 4, 48, 92].map((x) => area('body', box(x, 112, 18, 12, 3), 0.5)),
    ],
    limbs: 'accent',
    legs: 44,
  },
  tshirt: {
    title: 'tshirt',
    words: 'tshirt t_shirt camiseta maglietta',
    colors: { body: '#4ab0a8', belly: '#a8e0da', accent: '#2f8a84' },
    names: ['Tee', 'Cotton', 'Crew'],
    solid: {
      outline: poly(
        [
          -62, -120, -28, -104, 28, -104, 62, -120, 138, -72, 112, -20, 92, -30, 92, 122, -92, 122, -92, -30, -112, -20,
          -138, -72,
        ],
        14,
      ),
      face: { y: 14, rx: 76, ry: 64 },
    },
    marks: [line('body', way([-36, -104, 0, -78, 36, -104]), 6)],
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
