import type { ThingRow } from '../row';
import { ball, slab } from '../solids';
import { area, at, box, evenPoly, line, mark, mass, oval, panel, poly, turns, way } from '../strokes';

/** Film equipment; coordinates are those of `Solid`. */
export const FILM_ROWS = {
  projector: {
    title: 'projector',
    words: 'projector beamer proyector projecteur proiettore projetor film_projector',
    colors: { body: '#e8ecf2', belly: '#ffffff', accent: '#4a5468', marked: '#fde48a' },
    names: ['Beam', 'Lumiere', 'Slide'],
    solid: slab(262, 150, 30, { x: -36, y: 0, rx: 72, ry: 54 }),
    marks: [
      mass('accent', oval(84, -6, 46), { thin: true, shade: 0.2 }),
      panel('marking', oval(84, -6, 30)),
      ...[-58, -46].map((y) => line('body', way([-110, y, -84, y]), 4)),
    ],
    limbs: 'accent',
  },
  film_reel: {
    title: 'film reel',
    words: 'film_reel movie_reel filmrolle carrete_pelicula bobine_film pellicola rolo_filme film_roll movie cinema',
    colors: { body: '#5a6478', belly: '#e8edf4', accent: '#2f3644', marked: '#fbc53c' },
    names: ['Kubrick', 'Reelia', 'Oscar'],
    solid: ball(128, 128, { rx: 66, ry: 58 }),
    marks: [
      ...turns(5, -Math.PI / 2).map(([c, s]) => panel('accent', oval(c * 92, s * 92, 27))),
      panel('belly', oval(0, 0, 72)),
    ],
    behind: [
      mass('accent', poly([40, 100, 176, 112, 176, 144, 40, 136], 4)),
      ...at([100, 122, 126, 125, 152, 128], (x, y) => area('belly', box(x, y, 13, 10, 2))),
    ],
    faceOn: 'belly',
    limbs: 'accent',
  },
  clapperboard: {
    title: 'clapperboard',
    words: 'clapperboard clapper film_clapper filmklappe claqueta clap_cinema ciak clapboard',
    colors: { body: '#34384a', belly: '#5a6078', accent: '#fdfdfb', marked: '#2a2d3c' },
    names: ['Action', 'Takeley', 'Scena'],
    solid: slab(260, 180, 14, { y: 22, rx: 84, ry: 52 }),
    marks: [
      line('accent', way([-128, -40, 128, -40]), 5),
      line('accent', way([-110, 74, -60, 74]), 4),
      line('accent', way([60, 74, 110, 74]), 4),
    ],
    inside: [-112, -48, 16, 80].map((x) => mark('accent', poly([x, -100, x + 34, -100, x + 10, -42, x - 24, -42], 1))),
    top: [
      mass('marking', poly([-130, -112, 124, -168, 132, -132, -122, -78], 6), {
        inside: [-104, -44, 16, 76].map((x) =>
          mark(
            'accent',
            poly([x, -122 - x * 0.22, x + 34, -130 - x * 0.22, x + 48, -80 - x * 0.22, x + 14, -72 - x * 0.22], 1),
          ),
        ),
      }),
    ],
    limbs: 'marking',
    held: true,
  },
  spotlight: {
    title: 'spotlight',
    words: 'spotlight stage_light scheinwerfer foco_escenario projecteur_scene faretto holofote searchlight',
    colors: { body: '#3f4456', belly: '#fdf0b0', accent: '#6a7288', marked: '#fbd95c' },
    names: ['Limelight', 'Gaffer', 'Star'],
    solid: ball(118, 112, { rx: 74, ry: 62 }),
    marks: [panel('belly', oval(0, 0, 92, 86))],
    behind: [
      ...[-1, 1].flatMap((s) => [
        mass('accent', poly([s * 84, -96, s * 150, -116, s * 154, -50, s * 108, -40], 8)),
        mass('accent', poly([s * 108, 40, s * 154, 56, s * 150, 116, s * 84, 96], 8)),
      ]),
      mass('accent', evenPoly([16, 90, 20, 196], 5)),
      mass('accent', box(0, 200, 136, 24, 10)),
    ],
    faceOn: 'belly',
    limbs: 'accent',
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
