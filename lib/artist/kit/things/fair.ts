import type { ThingRow } from '../row';
import { ball, slab } from '../solids';
import { area, at, both, box, evenPoly, line, mark, mass, oval, poly, rod, round, turns, way, wire } from '../strokes';

/** Fairground and party things; coordinates are those of `Solid`. */
export const FAIR_ROWS = {
  ferris_wheel: {
    title: 'Ferris wheel',
    words: 'ferris_wheel riesenrad noria grande_roue ruota_panoramica roda_gigante big_wheel',
    colors: { body: '#f2f4f8', belly: '#ffffff', accent: '#4a78c8', marked: '#f06a5a', nose: '#fbc53c' },
    names: ['Vienna', 'Ferrisa', 'Round'],
    solid: ball(82, 80, { rx: 68, ry: 54 }),
    behind: [
      rod('accent', [0, 0, -84, 206], 20),
      rod('accent', [0, 0, 84, 206], 20),
      ...turns(8, Math.PI / 8).map(([c, s]) => line('accent', way([0, 0, c * 140, s * 140]), 6)),
      ...wire('accent', oval(0, 0, 140), 11),
      ...turns(8, Math.PI / 8).map(([c, s], i) =>
        mass(i % 2 ? 'marking' : 'nose', box(c * 140, s * 140 + 12, 44, 38, 12)),
      ),
    ],
    limbs: 'accent',
    legs: 0,
  },
  carousel: {
    title: 'carousel',
    words: 'carousel karussell carrusel tiovivo carrousel manege giostra carrossel circus big_top',
    colors: { body: '#f8c8d4', belly: '#fdf0f2', accent: '#d8406a', marked: '#fdf6e4', nose: '#f2bd45' },
    names: ['Merrily', 'Galop', 'Fairley'],
    solid: slab(232, 150, 16, { y: 2, rx: 82, ry: 46 }),
    marks: both((s) => [rod('nose', [s * 98, -50, s * 98, 72], 9)]),
    behind: [mass('accent', box(0, 104, 288, 50, 16))],
    top: [
      mass('accent', evenPoly([0, -178, 24, -140, 150, -60, 150, -38], 8), {
        inside: [
          mark('marking', poly([0, -178, 30, -30, -30, -30], 2)),
          mark('marking', poly([10, -170, 120, -30, 74, -30], 2)),
          mark('marking', poly([-10, -170, -120, -30, -74, -30], 2)),
        ],
      }),
      mass('nose', oval(0, -182, 15)),
    ],
    limbs: 'accent',
    legs: 0,
  },
  disco_ball: {
    title: 'disco ball',
    words: 'disco_ball discoball discokugel bola_disco boule_disco mirror_ball',
    colors: { body: '#b8c8e8', belly: '#eaf2fd', accent: '#7a8ac8', marked: '#f2a0e0' },
    names: ['Boogie', 'Studio', 'Saturday'],
    solid: ball(122, 120, { rx: 80, ry: 62 }),
    marks: [
      ...[-84, 86].map((y) => line('accent', way([-88, y, 0, y + (y > 0 ? 8 : -8), 88, y]), 4)),
      ...both((s) => [
        line('accent', way([s * 70, -98, s * 98, -40, s * 100, 30, s * 72, 96]), 4),
        line('accent', way([s * 30, -118, s * 34, -84]), 4),
        line('accent', way([s * 30, 92, s * 28, 118]), 4),
        line('accent', way([s * 96, -20, s * 120, -24]), 4),
        line('accent', way([s * 96, 36, s * 116, 36]), 4),
      ]),
      ...at([-84, -64, 104, 6, -54, 104, 12, -104], (x, y) => area('marking', box(x, y, 19, 17, 4))),
    ],
    top: [mass('accent', box(0, -124, 40, 24, 7)), rod('accent', [0, -136, 0, -190], 7)],
    limbs: 'accent',
    held: true,
  },
  firework: {
    title: 'firework',
    words:
      'firework fireworks firecracker feuerwerk silvesterrakete fuego_artificial feu_artifice ' +
      'fuoco_artificio fogo_artificio dynamite dynamit dinamita',
    colors: { body: '#e0483e', belly: '#fbb8a8', accent: '#4a6fd0', marked: '#fbc53c', nose: '#dba066' },
    names: ['Kaboom', 'Sparkler', 'Nye'],
    solid: slab(138, 178, 20, { y: 6, rx: 60, ry: 56 }),
    inside: [mark('marking', box(0, -72, 300, 20, 2)), mark('marking', box(0, 78, 300, 20, 2))],
    top: [mass('accent', evenPoly([0, -172, 84, -82], 12))],
    behind: [
      mass('nose', box(0, 140, 19, 130, 5)),
      ...at([112, -112, -116, -92, 124, 20], (x, y) =>
        area(
          'marking',
          round([x, y - 22, x + 6, y - 6, x + 22, y, x + 6, y + 6, x, y + 22, x - 6, y + 6, x - 22, y, x - 6, y - 6]),
        ),
      ),
    ],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  bomb: {
    title: 'bomb',
    words: 'bomb bombe bomba grenade granate cannonball',
    colors: { body: '#3f4456', belly: '#6a7288', accent: '#9aa7b8', marked: '#fbb83c' },
    names: ['Boomer', 'Fuse', 'Kapow'],
    solid: ball(118, 116, { y: 8, rx: 80, ry: 62 }),
    top: [
      mass('accent', box(0, -118, 60, 34, 8)),
      ...wire('accent', way([0, -134, 14, -166, 50, -168]), 8),
      mass('marking', round([56, -200, 64, -178, 86, -172, 66, -160, 60, -138, 48, -158, 28, -164, 48, -178])),
    ],
    limbs: 'accent',
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
