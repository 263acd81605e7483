import type { ThingRow } from '../row';
import { ball } from '../solids';
import { area, at, mass, oval, poly, round, wire } from '../strokes';

/** Things in the sky, and after rain; coordinates are those of `Solid`. */
export const SKY_ROWS = {
  puddle: {
    title: 'puddle',
    words: 'puddle pfutze charco flaque pozzanghera poca_agua',
    colors: { body: '#6fb8ea', belly: '#cfe8fa', accent: '#4a90c8' },
    names: ['Splashy', 'Soggy', 'Wade'],
    solid: {
      outline: round([
        -60, -62, 40, -70, 110, -40, 158, 10, 130, 54, 60, 62, 10, 84, -60, 66, -130, 60, -156, 14, -118, -36,
      ]),
      face: { y: -2, rx: 86, ry: 46 },
    },
    marks: at([-112, 16, 116, 20, 84, -34], (x, y) => area('belly', oval(x, y, 15, 7))),
    behind: [
      mass('body', round([120, -70, 136, -100, 152, -70, 136, -56])),
      mass('body', round([-128, -76, -142, -104, -158, -76, -142, -62])),
    ],
    legs: 0,
  },
  galaxy: {
    title: 'galaxy',
    words: 'galaxy galaxie galaxia galassia milky_way nebula cosmos universe universum universo',
    colors: { body: '#6a4fc0', belly: '#c4b0f8', accent: '#f2a0e0', marked: '#fdf0b0' },
    names: ['Andromeda', 'Nova', 'Stardust'],
    solid: ball(92, 88, { rx: 72, ry: 58 }),
    behind: [
      mass('accent', round([-80, -40, -30, -110, 70, -128, 150, -72, 158, -30, 120, -70, 50, -96, -20, -70])),
      mass('accent', round([80, 40, 30, 110, -70, 128, -150, 72, -158, 30, -120, 70, -50, 96, 20, 70])),
      ...at([-124, -70, 128, 72, -60, -132, 70, 132, 0, -140], (x, y) =>
        area(
          'marking',
          round([x, y - 13, x + 4, y - 4, x + 13, y, x + 4, y + 4, x, y + 13, x - 4, y + 4, x - 13, y, x - 4, y - 4]),
        ),
      ),
    ],
    marks: at([-62, -46, 60, -54, 66, 44, -58, 52], (x, y) => area('marking', oval(x, y, 5))),
    limbs: 'accent',
    legs: 0,
  },
  black_hole: {
    title: 'black hole',
    words: 'black_hole schwarzes_loch agujero_negro trou_noir buco_nero buraco_negro wormhole',
    colors: { body: '#2a2440', belly: '#5a4a8a', accent: '#f5923c', marked: '#fbd88a' },
    names: ['Horizon', 'Hawking', 'Void'],
    solid: ball(100, 100, { y: -6, rx: 78, ry: 62 }),
    behind: [mass('accent', oval(0, 20, 168, 50)), area('marking', oval(0, 20, 140, 34))],
    marks: [...wire('marking', oval(0, 0, 92), 5)],
    limbs: 'accent',
    legs: 0,
  },
  comet: {
    title: 'comet',
    words:
      'comet komet cometa comete shooting_star meteor meteorite sternschnuppe estrella_fugaz ' +
      'etoile_filante asteroid falling_star',
    colors: { body: '#8a6fd8', belly: '#c9baf4', accent: '#fbb83c', marked: '#fdf0b4' },
    names: ['Halley', 'Streak', 'Blaze'],
    solid: ball(98, 96, { x: -14, y: 14, rx: 74, ry: 60 }),
    behind: [
      mass(
        'accent',
        poly([-40, -90, 40, -132, 76, -116, 130, -160, 128, -112, 172, -96, 116, -56, 140, -24, 84, 40], 10),
      ),
      mass('marking', poly([-10, -70, 50, -104, 74, -88, 116, -120, 92, -64, 80, 10], 8)),
    ],
    marks: at([-66, -36, -30, -66, 56, 56, -60, 66], (x, y) => area('belly', oval(x, y, 12, 10))),
    limbs: 'body',
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
