import type { ThingRow } from '../row';
import { area, at, box, line, mark, mass, oval, poly, round, way } from '../strokes';

/** Folded paper birds, and houses of fairy tales; coordinates are those of `Solid`. */
export const FOLDED_ROWS = {
  paper_crane: {
    title: 'paper crane',
    words: 'paper_crane origami_crane paper_bird papierkranich grulla_papel grue_papier gru_carta kranich_papier',
    colors: { body: '#ef6f6c', belly: '#fbd0c8', accent: '#cf4a52' },
    names: ['Tsuru', 'Orizuru', 'Crease'],
    solid: { outline: poly([-96, -24, 96, -24, 66, 70, 0, 118, -66, 70], 8), face: { y: 16, rx: 64, ry: 50 } },
    inside: [mark('accent', poly([0, 118, 96, -24, 110, 120], 2))],
    behind: [
      mass('accent', poly([40, 60, 156, -64, 88, -10, 30, 10], 5)),
      mass('belly', poly([-58, 20, -146, -92, -178, -70, -138, -66, -84, 56], 5)),
      mass('body', poly([-84, -16, -24, -150, 16, -16], 6)),
      mass('belly', poly([-16, -16, 62, -140, 88, -16], 6)),
    ],
    limbs: 'accent',
    held: true,
  },
  mushroom_house: {
    title: 'mushroom house',
    words:
      'mushroom_house toadstool_house mushroom_cottage fairy_house gnome_house mushroom_home pilzhaus casa_seta ' +
      'maison_champignon casa_fungo',
    colors: { body: '#fbf0da', belly: '#fdf8ec', accent: '#e0484c', marked: '#8a5a3c' },
    names: ['Truffle', 'Toadie', 'Portabella'],
    solid: {
      outline: round([-70, -30, 70, -30, 88, 40, 102, 112, 60, 126, -60, 126, -102, 112, -88, 40]),
      face: { y: 22, rx: 66, ry: 44 },
    },
    marks: [
      mass('marking', round([-24, 128, -24, 96, 0, 76, 24, 96, 24, 128]), { thin: true }),
      area('belly', oval(13, 106, 4)),
    ],
    top: [
      mass('marking', box(78, -126, 32, 64, 6)),
      mass(
        'accent',
        round([-150, -24, -128, -96, -58, -148, 0, -158, 58, -148, 128, -96, 150, -24, 80, -2, 0, 4, -80, -2]),
      ),
      ...at([-84, -72, 4, -112, 88, -66], (x, y) => area('belly', oval(x, y, 25, 21))),
      ...at([-40, -40, 48, -34], (x, y) => area('belly', oval(x, y, 13, 11))),
    ],
    limbs: 'marking',
  },
  paper_boat: {
    title: 'paper boat',
    words: 'paper_boat origami_boat papierboot barco_papel bateau_papier barchetta_carta barquinho_papel',
    colors: { body: '#f4f6fa', belly: '#cdd9ea', accent: '#5aa0e0' },
    names: ['Folda', 'Skiff', 'Harbor'],
    solid: { outline: poly([-156, -22, 0, 20, 156, -22, 92, 96, -92, 96], 8), face: { y: 50, rx: 68, ry: 38 } },
    behind: [mass('belly', poly([0, -146, 92, 20, -92, 20], 6)), mass('body', poly([0, -146, 0, 30, -92, 20], 6))],
    marks: [line('belly', way([-92, 96, 0, 20, 92, 96]), 3)],
    limbs: 'accent',
    held: true,
  },
  treehouse: {
    title: 'treehouse',
    words: 'treehouse tree_house baumhaus casa_arbol cabane_arbre casa_albero casa_arvore',
    colors: { body: '#d8a066', belly: '#fbe4b4', accent: '#5aa350', marked: '#8a5a3c' },
    names: ['Canopy', 'Twiggy', 'Oakley'],
    solid: { outline: box(0, 0, 184, 136, 12), face: { y: 2, rx: 74, ry: 52 } },
    behind: [
      ...at([-92, -92, 92, -92, 0, -132, -124, -36, 124, -36], (x, y) => mass('accent', oval(x, y, 62, 56))),
      mass('marking', box(0, 96, 62, 120, 8)),
    ],
    top: [mass('marking', poly([0, -142, 124, -58, 112, -42, -112, -42, -124, -58], 8))],
    marks: [line('marking', way([-84, 52, 84, 52]), 3), line('marking', way([-84, -44, 84, -44]), 3)],
    limbs: 'marking',
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
