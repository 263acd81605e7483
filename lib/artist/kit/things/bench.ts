import type { ThingRow } from '../row';
import { ball, cut, hull, soft, wedge } from '../solids';
import { area, both, box, line, mark, mass, oval, panel, poly, rod, round, way, wire } from '../strokes';

/** Tools of workshops, gardens and desks; coordinates are those of `Solid`. */
export const BENCH_ROWS = {
  drill: {
    title: 'power drill',
    words: 'drill power_drill bohrmaschine akkuschrauber taladro perceuse trapano furadeira',
    colors: { body: '#f2b53c', belly: '#fde3a8', accent: '#3f4656', marked: '#aab4c2' },
    names: ['Drillbert', 'Torque', 'Bosco'],
    solid: hull([-116, -84, 70, -84, 92, -60, 92, 4, 70, 28, -20, 28, -34, 116, -110, 116, -96, 28, -116, 10], 20, {
      x: -14,
      y: -28,
      rx: 76,
      ry: 48,
    }),
    behind: [
      mass('accent', poly([84, -62, 124, -48, 124, -8, 84, 6], 7)),
      mass('marking', poly([118, -38, 176, -32, 188, -28, 176, -24, 118, -18], 3)),
    ],
    marks: [mass('accent', box(-72, 126, 110, 38, 12)), panel('accent', box(-16, 46, 20, 32, 8))],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  pliers: {
    title: 'pliers',
    words: 'pliers zange alicate alicates pince pinze_utensile pincers wire_cutter',
    colors: { body: '#aab4c2', belly: '#dde3ea', accent: '#e0483e', marked: '#6d788c' },
    names: ['Grip', 'Pinchy', 'Nipper'],
    solid: {
      outline: round([
        -14, -156, -34, -138, -56, -70, -62, -10, -34, 40, 34, 40, 62, -10, 56, -70, 34, -138, 14, -156, 6, -84, -6,
        -84,
      ]),
      face: { y: -16, rx: 64, ry: 48 },
    },
    behind: both((s) =>
      mass('accent', round([s * 10, 24, s * 54, 30, s * 92, 96, s * 84, 168, s * 54, 168, s * 48, 104, s * 16, 60])),
    ),
    marks: [line('marking', way([0, -150, 0, -74]), 5)],
    limbs: 'accent',
    legs: 0,
  },
  anvil: {
    title: 'anvil',
    words: 'anvil amboss yunque enclume incudine bigorna blacksmith_anvil',
    colors: { body: '#5f6a80', belly: '#95a1b6', accent: '#3f4658', marked: '#8a5a3c' },
    names: ['Smitty', 'Forge', 'Clang'],
    solid: hull(
      [
        -104, -92, 124, -92, 128, -46, 78, -34, 58, 26, 92, 70, 92, 100, -92, 100, -92, 70, -56, 26, -70, -30, -150,
        -56, -156, -80,
      ],
      14,
      { x: 4, y: -20, rx: 70, ry: 54 },
    ),
    inside: [mark('belly', box(0, -92, 400, 24, 2))],
    behind: [mass('marking', poly([-84, 96, 84, 96, 96, 150, -96, 150], 8))],
    legs: 0,
  },
  rake: {
    title: 'rake',
    words: 'rake leaf_rake rechen rastrillo rateau rastrello ancinho laubrechen',
    colors: { body: '#4fae5b', belly: '#a8dca8', accent: '#b57c42', marked: '#347c40' },
    names: ['Autumn', 'Combe', 'Russell'],
    solid: wedge(210, 150, 'up', 26),
    behind: [
      rod('accent', [0, -40, 0, -186], 21),
      ...[-96, -64, -32, 0, 32, 64, 96].map((x) => rod('body', [x * 0.8, 40, x * 1.24, 128], 15, 12)),
    ],
    marks: [mass('marking', box(0, 66, 196, 22, 10), { thin: true })],
    limbs: 'accent',
    legs: 0,
  },
  lawnmower: {
    title: 'lawn mower',
    words: 'lawnmower lawn_mower mower rasenmaher cortacesped tondeuse tosaerba cortador_grama',
    colors: { body: '#e8564a', belly: '#f7a090', accent: '#23283a', marked: '#5fb04e' },
    names: ['Mowgan', 'Turf', 'Clipper'],
    solid: hull([-112, -60, -80, -112, 66, -112, 104, -56, 114, 50, -120, 50], 24, { x: -6, y: -34, rx: 74, ry: 54 }),
    behind: [
      ...wire('accent', way([76, -80, 112, -158]), 13),
      rod('accent', [96, -166, 130, -152], 18),
      mass('accent', box(-30, -124, 104, 38, 12)),
    ],
    marks: [-84, 80].flatMap((x) => [mass('accent', oval(x, 26, 31)), panel('belly', oval(x, 26, 13))]),
    limbs: 'accent',
    legs: 0,
  },
  clothespin: {
    title: 'clothespin',
    words: 'clothespin clothes_peg peg_clothes wascheklammer pinza_ropa pince_linge molletta prendedor_roupa',
    colors: { body: '#e2b070', belly: '#f7dcb4', accent: '#a87840', marked: '#8d98aa' },
    names: ['Peggy', 'Pinch', 'Linus'],
    solid: cut([46, -124, 72, 30], 18, { y: -36, rx: 64, ry: 50 }),
    behind: both((s) => mass('accent', poly([s * 4, -120, s * 52, -130, s * 78, 150, s * 26, 150, s * 12, 40], 10))),
    marks: [mass('marking', box(0, 48, 150, 22, 10)), panel('marking', oval(0, 48, 19))],
    limbs: 'accent',
    legs: 0,
  },
  razor: {
    title: 'razor',
    words: 'razor shaver rasierer rasierapparat maquinilla rasoir rasoio barbeador navaja',
    colors: { body: '#3f7fd8', belly: '#a8ccf4', accent: '#c2ccd8', marked: '#6fd0c0' },
    names: ['Gilly', 'Smooth', 'Stubble'],
    solid: soft([0, -76, 66, -68, 82, -10, 60, 60, 42, 132, 0, 146], { y: -14, rx: 70, ry: 50 }),
    top: [
      mass('accent', box(0, -112, 210, 56, 16)),
      area('marking', box(0, -128, 190, 14, 6)),
      line('accent', way([-84, -106, 84, -106]), 4),
      line('accent', way([-84, -94, 84, -94]), 4),
    ],
    limbs: 'accent',
    legs: 0,
  },
  sharpener: {
    title: 'pencil sharpener',
    words: 'sharpener pencil_sharpener anspitzer sacapuntas taillecrayon temperino apontador',
    colors: { body: '#e5566a', belly: '#fbb8c0', accent: '#b4bece', marked: '#f2c14e' },
    names: ['Sharpie', 'Edgar', 'Curl'],
    solid: cut([88, -84, 116, 92], 18, { y: 18, rx: 80, ry: 52 }),
    top: [
      mass('marking', poly([-22, -84, 22, -84, 22, -150, -22, -150], 3)),
      mass('belly', poly([-22, -150, 22, -150, 0, -190], 3)),
    ],
    marks: [mass('accent', poly([-60, -70, 60, -70, 50, -44, -50, -44], 5)), area('marking', oval(0, -57, 7))],
    limbs: 'accent',
  },
  tumbleweed: {
    title: 'tumbleweed',
    words: 'tumbleweed steppenlaufer planta_rodadora virevoltant rotolacampo',
    colors: { body: '#c99a5a', belly: '#ecd3a4', accent: '#8f6434' },
    names: ['Dusty', 'Rambler', 'Drift'],
    solid: ball(112, 108),
    behind: [0, 1, 2, 3].flatMap((index) =>
      wire('accent', oval(index % 2 ? 16 : -16, index < 2 ? 12 : -12, 116, 112), 6),
    ),
    marks: [
      line('accent', way([-100, -40, -40, -92, 60, -84]), 5),
      line('accent', way([-86, 60, -20, 94, 70, 72]), 5),
      line('accent', way([-60, -80, -96, 0, -70, 70]), 4),
      line('accent', way([70, -78, 100, 0, 66, 76]), 4),
    ],
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
