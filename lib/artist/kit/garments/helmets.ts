import { area, both, mass, oval, round, stroke, way } from '../strokes';
import type { GarmentRow } from './row';

/** Helmets and lamps for the head, as drawing data; coordinates are those of `GarmentFrame`. */
export const HELMET_ROWS = {
  bike_helmet: {
    words:
      'bike_helmet bicycle_helmet cycling_helmet cycle_helmet motorcycle_helmet motorbike_helmet moped_helmet ' +
      'skate_helmet scooter_helmet ski_helmet fahrradhelm ' +
      'casco_de_bici casque_de_velo casco_da_bici',
    place: 'head',
    colors: { bike_helmet: '#3d8fe0', helmet_vent: '#27364d', helmet_trim: '#f4f6fa' },
    frame: 'crown',
    rise: 0.62,
    strokes: [],
    loose: [
      mass(
        'bike_helmet',
        round([
          -122, 10, -118, -36, -88, -82, -34, -106, 34, -106, 88, -82, 118, -36, 122, 10, 62, -6, 0, -10, -62, -6,
        ]),
        {
          inside: [
            { path: round([-12, -92, 12, -92, 15, -34, 0, -26, -15, -34]), material: 'helmet_vent' },
            { path: round([-66, -78, -42, -88, -40, -34, -56, -26, -70, -36]), material: 'helmet_vent' },
            { path: round([66, -78, 42, -88, 40, -34, 56, -26, 70, -36]), material: 'helmet_vent' },
            { path: round([-100, -46, -88, -58, -86, -18, -102, -10]), material: 'helmet_vent' },
            { path: round([100, -46, 88, -58, 86, -18, 102, -10]), material: 'helmet_vent' },
          ],
        },
      ),
      stroke('helmet_trim', way([-112, -2, -60, -16, 0, -20, 60, -16, 112, -2]), 8),
    ],
    recoloured: true,
  },
  headlamp: {
    words: 'headlamp head_lamp head_torch headtorch stirnlampe linterna_frontal lampe_frontale lanterna_de_cabeca',
    place: 'head',
    colors: { headlamp: '#4a5568', headlamp_band: '#e0653a', headlamp_glass: '#fff3b8' },
    frame: 'crown',
    rise: 0.16,
    strokes: [],
    loose: [
      ...both((s) => stroke('headlamp_band', way([0, -6, s * 50, -4, s * 86, 6]), 22)),
      mass('headlamp', oval(0, -8, 34, 31)),
      area('headlamp_glass', oval(0, -8, 22, 20)),
      stroke('glint', way([-11, -10, -4, -20]), 5),
    ],
  },
} as const satisfies Record<string, GarmentRow>;
