import type { ThingRow } from '../row';
import { bowl, cut, soft } from '../solids';
import { area, at, both, box, even, evenPoly, line, mark, mass, oval, panel, poly, rod, round, way } from '../strokes';

const needles = (material: string, xs: readonly number[], y: number, tall: number) =>
  xs.map((x) => line(material, way([x, y, x * 1.12, y - tall]), 5));

/** Things in gardens and fields; coordinates are those of `Solid`. */
export const OUTDOOR_ROWS = {
  haystack: {
    title: 'haystack',
    words: 'haystack hay_bale hay straw_bale heuhaufen heuballen pajar botte_foin meule_foin pagliaio palheiro',
    colors: { body: '#e8c05a', belly: '#f7e2a4', accent: '#b98a2c' },
    names: ['Hayden', 'Stacker', 'Needle'],
    solid: soft([0, -124, 60, -106, 104, -40, 128, 60, 124, 112, 0, 122], { y: 22, rx: 84, ry: 60 }),
    marks: [...needles('accent', [-60, -24, 24, 60], -62, 26), ...needles('accent', [-90, -40, 40, 90], 116, 26)],
    behind: at([-116, 30, 118, 24, -84, -60, 86, -64], (x, y) => rod('body', [x * 0.8, y + 14, x * 1.2, y - 14], 9)),
    limbs: 'accent',
  },
  nest: {
    title: 'nest',
    words: 'nest bird_nest vogelnest nido nid ninho',
    colors: { body: '#a8743f', belly: '#d9ac76', accent: '#7a4f28', marked: '#a8dcec' },
    names: ['Twiggy', 'Cozy', 'Brooder'],
    solid: bowl(270, 150, { y: 6, rx: 84, ry: 52 }),
    marks: [
      line('accent', way([-124, -48, -40, -60, 124, -46]), 5),
      line('accent', way([-110, 0, -92, -10]), 5),
      line('accent', way([92, 4, 112, -4]), 5),
      line('accent', way([-70, 56, -20, 66, 66, 56]), 5),
    ],
    behind: [
      ...at([-58, -86, 58, -88, 0, -102], (x, y) => mass('marking', oval(x, y, 38, 46))),
      rod('body', [-100, -70, -152, -92], 9),
      rod('body', [100, -66, 152, -84], 9),
    ],
    limbs: 'accent',
  },
  birdhouse: {
    title: 'birdhouse',
    words: 'birdhouse bird_house nesting_box bird_feeder vogelhaus casa_pajaros nichoir casetta_uccelli',
    colors: { body: '#5fb0c8', belly: '#c0e4ec', accent: '#d9603f', marked: '#3a2c28' },
    names: ['Perch', 'Robin', 'Tweetie'],
    solid: cut([0, -128, 100, -60, 90, 124], 10, { y: 62, rx: 74, ry: 50 }),
    marks: [panel('marking', oval(0, -32, 29)), rod('accent', [0, 14, 0, 16], 13)],
    top: [mass('accent', poly([0, -160, 140, -58, 122, -36, 0, -120, -122, -36, -140, -58], 8))],
    limbs: 'accent',
    held: true,
  },
  fishbowl: {
    title: 'fishbowl',
    words: 'fishbowl fish_bowl aquarium fish_tank goldfischglas pecera bocal_poisson boccia_pesci aquario',
    colors: { body: '#bfe6f6', belly: '#eaf7fc', accent: '#f28a3c', marked: '#e8d09a' },
    names: ['Gilly', 'Bubbles', 'Tanky'],
    solid: soft([0, -104, 74, -104, 116, -50, 124, 10, 92, 88, 60, 108, 0, 108], { y: 6, rx: 86, ry: 60 }),
    inside: [mark('marking', box(0, 108, 400, 36, 2))],
    marks: [
      line('body', way([-106, -56, -50, -64, 0, -56, 50, -64, 106, -56]), 4),
      panel('accent', round([76, 62, 98, 54, 112, 66, 98, 78])),
      panel('accent', poly([70, 64, 56, 54, 56, 76], 3)),
      ...at([-84, 40, -92, 18], (x, y) => panel('belly', oval(x, y, 7))),
    ],
    top: [mass('belly', oval(0, -106, 84, 15))],
    limbs: 'accent',
    held: true,
  },
  scarecrow: {
    title: 'scarecrow',
    words: 'scarecrow vogelscheuche espantapajaros epouvantail spaventapasseri espantalho straw_man',
    colors: { body: '#f2d9a0', belly: '#fbeccb', accent: '#4a7fb8', marked: '#c98f3c', nose: '#e8c05a' },
    names: ['Strawson', 'Ozzie', 'Cornelius'],
    solid: soft([0, -104, 62, -98, 96, -40, 88, 20, 44, 60, 0, 66], { y: -24, rx: 76, ry: 56 }),
    behind: [
      rod('marking', [0, 120, 0, 214], 18),
      ...[-44, -16, 16, 44].map((x) => rod('nose', [x, 150, x * 1.3, 184], 11)),
      mass('accent', evenPoly([60, 44, 84, 80, 74, 168], 14)),
      ...both((s) => mass('nose', round([s * 18, 44, s * 66, 50, s * 60, 76, s * 20, 70]))),
      ...at([0, 100, 0, 132], (x, y) => mass('marking', oval(x, y, 8), { thin: true })),
    ],
    top: [
      mass('marking', poly([-56, -84, -40, -160, 10, -176, 44, -156, 56, -84], 12)),
      mass('marking', oval(0, -84, 132, 23)),
    ],
    marks: [line('accent', way([-52, 44, 0, 54, 52, 44]), 5)],
    limbs: 'accent',
    legs: 0,
  },
  wheelbarrow: {
    title: 'wheelbarrow',
    words: 'wheelbarrow schubkarre carretilla brouette carriola carrinho_mao',
    colors: { body: '#4f9a6a', belly: '#b0dcc0', accent: '#3f4656', marked: '#8a5a34' },
    names: ['Barrow', 'Hauler', 'Mulch'],
    solid: { outline: poly([-130, -84, 138, -84, 96, 76, -88, 76], 18), face: { x: 4, y: -8, rx: 78, ry: 52 } },
    behind: [
      mass('marking', even([0, -132, 50, -122, 104, -94, 110, -70, 0, -66])),
      mass('accent', oval(96, 108, 46)),
      area('belly', oval(96, 108, 16)),
      rod('accent', [-90, 50, -176, 10], 15),
      rod('accent', [-60, 70, -76, 148], 15),
    ],
    limbs: 'accent',
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
