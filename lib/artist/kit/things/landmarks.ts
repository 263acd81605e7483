import type { ThingRow } from '../row';
import { slab } from '../solids';
import { area, at, both, box, even, mass, panel, poly, rod, round, way, wire } from '../strokes';

/** Religious, medical and care buildings; coordinates are those of `Solid`. */
export const LANDMARK_ROWS = {
  mosque: {
    title: 'mosque',
    words: 'mosque moschee mezquita mosquee moschea mesquita minaret',
    colors: { body: '#f2ead8', belly: '#cfeaf2', accent: '#3f9aa8', marked: '#e8b84a' },
    names: ['Minara', 'Salaam', 'Crescent'],
    solid: slab(212, 168, 12, { y: 14, rx: 80, ry: 48 }),
    marks: [...both((s) => panel('belly', round([s * 82, -52, s * 96, -34, s * 96, -4, s * 68, -4, s * 68, -34])))],
    top: [
      mass('accent', even([0, -176, 22, -152, 74, -122, 82, -80, 0, -74])),
      ...wire('marking', way([8, -212, -10, -206, -10, -188, 8, -182]), 4),
    ],
    behind: both((s) => [
      mass('body', box(s * 128, -10, 44, 250, 6)),
      mass('accent', poly([s * 128, -190, s * 156, -130, s * 100, -130], 12)),
      panel('accent', box(s * 128, -72, 58, 13, 4)),
    ]),
    limbs: 'accent',
    legs: 0,
  },
  temple: {
    title: 'pagoda',
    words: 'pagoda pagode temple tempel templo tempio shrine torii synagogue',
    colors: { body: '#d8433c', belly: '#fdf0dc', accent: '#3f4a5c', marked: '#e8b84a' },
    names: ['Kyoto', 'Lotus', 'Tera'],
    solid: slab(196, 150, 10, { y: 14, rx: 78, ry: 50 }),
    behind: [mass('marking', box(0, 86, 252, 30, 8)), mass('body', box(0, -122, 110, 60, 6))],
    top: [
      mass('accent', even([0, -106, 70, -100, 156, -56, 150, -40, 90, -62, 0, -68])),
      mass('accent', even([0, -186, 34, -174, 112, -128, 106, -114, 60, -136, 0, -142])),
      rod('marking', [0, -180, 0, -220], 10),
    ],
    limbs: 'accent',
    legs: 0,
  },
  hospital: {
    title: 'hospital',
    words: 'hospital krankenhaus clinic hopital ospedale klinik clinica clinique pharmacy apotheke farmacia pharmacie',
    colors: { body: '#f4f7fa', belly: '#bfe4f6', accent: '#5a8ac0', marked: '#e0332c' },
    names: ['Mercy', 'Clara', 'Healwell'],
    solid: {
      outline: poly([-64, -122, 64, -122, 64, -70, 138, -70, 138, 112, -138, 112, -138, -70, -64, -70], 8),
      face: { y: 22, rx: 74, ry: 52 },
    },
    marks: [
      area('marking', box(0, -82, 20, 58, 3)),
      area('marking', box(0, -82, 58, 20, 3)),
      ...at([-110, -30, 110, -30, -110, 36, 110, 36], (x, y) => panel('belly', box(x, y, 32, 38, 5))),
    ],
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
