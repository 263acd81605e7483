import { area, both, mass, oval, round, stroke, way, wire } from '../strokes';
import type { GarmentRow } from './row';

/** Helmets, lamps and uniform caps for the head, as drawing data; coordinates are those of `GarmentFrame`. */
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
  captain_cap: {
    words:
      'captain_cap captain_hat sea_captain_hat skipper_cap skipper_hat yacht_cap kapitansmutze gorra_capitan ' +
      'casquette_capitaine cappello_capitano',
    place: 'head',
    colors: { captain_cap: '#f6f7fa', captain_band: '#2f4470', captain_visor: '#23283a', captain_anchor: '#f2bf3f' },
    frame: 'crown',
    rise: 0.7,
    strokes: [],
    loose: [
      mass(
        'captain_cap',
        round([-98, -30, -130, -62, -118, -88, -60, -104, 0, -108, 60, -104, 118, -88, 130, -62, 98, -30, 0, -26]),
      ),
      mass('captain_band', round([-102, -34, -50, -40, 0, -42, 50, -40, 102, -34, 104, 2, 0, 0, -104, 2]), {
        shade: 0.4,
      }),
      mass('captain_visor', round([-96, -2, -40, -8, 0, -9, 40, -8, 96, -2, 76, 18, 0, 30, -76, 18]), { shade: 0.4 }),
      stroke('captain_anchor', way([-98, -6, -40, -12, 0, -13, 40, -12, 98, -6]), 5),
      ...wire('captain_anchor', oval(0, -80, 7), 5),
      stroke('captain_anchor', way([0, -73, 0, -38]), 7),
      stroke('captain_anchor', way([-14, -64, 14, -64]), 6),
      stroke('captain_anchor', way([-24, -54, -16, -40, 0, -35, 16, -40, 24, -54]), 7),
    ],
  },
} as const satisfies Record<string, GarmentRow>;
