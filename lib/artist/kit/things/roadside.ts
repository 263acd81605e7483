import type { ThingRow } from '../row';
import { cut, hull } from '../solids';
import { area, at, both, box, evenPoly, line, mark, mass, oval, panel, poly, rod, way, wire } from '../strokes';

const wheel = (x: number, y: number, r: number) => [
  mass('accent', oval(x, y, r)),
  mass('nose', oval(x, y, r * 0.42), { thin: true, shade: 0.3 }),
];

/** Vehicles for hire and for help on the road; coordinates are those of `Solid`. */
export const ROADSIDE_ROWS = {
  taxi: {
    title: 'taxi',
    words: 'taxi taxicab cab yellow_cab taksi',
    colors: { body: '#f9c331', belly: '#dff0fb', accent: '#34363f', marked: '#fffdf2', nose: '#c3ccd8' },
    names: ['Cabby', 'Meter', 'Fareed'],
    solid: cut([84, -94, 116, -14, 146, 6, 146, 84], 30, { y: -48, rx: 72, ry: 46 }),
    inside: [mark('marking', box(0, 20, 320, 30, 1))],
    marks: [
      panel('belly', evenPoly([66, -78, 90, -6], 18)),
      ...at([-135, 12, -105, 12, -75, 12, -45, 12, -15, 12, 15, 12, 45, 12, 75, 12, 105, 12, 135, 12], (x, y) =>
        area('accent', box(x, y, 15, 15, 0)),
      ),
      ...at([-120, 27, -90, 27, -60, 27, -30, 27, 0, 27, 30, 27, 60, 27, 90, 27, 120, 27], (x, y) =>
        area('accent', box(x, y, 15, 15, 0)),
      ),
      ...both((s) => panel('marking', oval(s * 106, 56, 19, 17))),
      panel('nose', box(0, 58, 96, 28, 12)),
    ],
    behind: [
      ...both((s) => mass('accent', box(s * 98, 92, 52, 60, 16))),
      ...both((s) => mass('body', oval(s * 124, -36, 18, 13))),
    ],
    top: [
      mass('marking', evenPoly([52, -142, 64, -92], 9)),
      ...at([-30, -124, -10, -124, 10, -124, 30, -124], (x, y) => area('accent', box(x, y, 10, 10, 0))),
      ...at([-20, -114, 0, -114, 20, -114], (x, y) => area('accent', box(x, y, 10, 10, 0))),
    ],
    faceOn: 'belly',
    legs: 0,
  },
  tow_truck: {
    title: 'tow truck',
    words:
      'tow_truck towtruck breakdown_truck recovery_truck wrecker abschleppwagen abschleppauto grua camion_grua ' +
      'depanneuse remorqueuse carro_attrezzi carroattrezzi guincho reboque',
    colors: { body: '#2f86c8', belly: '#e2f2fb', accent: '#3a3d48', marked: '#fbb834', nose: '#c3ccd8' },
    names: ['Hook', 'Hitch', 'Winchester'],
    solid: hull([14, -112, 92, -112, 128, -24, 152, -8, 152, 72, -26, 72, -26, -84], 22, {
      x: 58,
      y: -22,
      rx: 66,
      ry: 54,
    }),
    marks: [panel('marking', oval(140, 30, 10, 14)), panel('nose', box(66, 66, 186, 20, 9))],
    behind: [
      mass('marking', poly([-150, 20, -10, 20, -10, 74, -150, 74], 10)),
      rod('nose', [-36, 26, -142, -112], 21),
      rod('nose', [-20, -40, -104, -62], 12),
      ...wire('accent', way([-142, -112, -150, -70, -150, -42]), 5),
      ...wire('nose', way([-150, -44, -134, -26, -142, -4, -160, -2, -168, -16]), 9),
      mass('accent', oval(-142, -112, 15)),
    ],
    top: [
      mass('marking', box(50, -124, 52, 28, 10)),
      ...wheel(-94, 86, 42),
      ...wheel(84, 86, 42),
      line('marking', way([-130, 46, -44, 46]), 5),
    ],
    limbs: 'marking',
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
