import { area, box, line, mass, oval, poly, round, way, wire } from '../strokes';
import type { PropRow } from './prop';

/** Props of the gym and of the barber's; coordinates are those of `PropRow`. */
export const TRADE_PROPS = {
  kettlebell: {
    words: 'kettlebell kettle_bell kugelhantel pesa_rusa girya',
    colors: { kettlebell: '#3f4656', kettlebell_ring: '#e0564a' },
    hold: 'hung',
    strokes: [
      ...wire('kettlebell', way([-24, 44, -30, 14, -18, -6, 18, -6, 30, 14, 24, 44]), 12),
      mass('kettlebell', round([0, 30, 34, 42, 46, 72, 34, 100, 18, 108, -18, 108, -34, 100, -46, 72, -34, 42])),
      mass('kettlebell_ring', oval(0, 72, 22), { thin: true, shade: 0 }),
      area('kettlebell', oval(0, 72, 12)),
    ],
  },
  barber_pole: {
    words: 'barber_pole barbers_pole barber_shop_pole barberpole poste_barbero enseigne_barbier palo_barbiere',
    colors: { barber_pole: '#fdfbf6', pole_red: '#d93a40', pole_blue: '#3f6fc8', pole_cap: '#c3ccd8' },
    hold: 'shaft',
    strokes: [
      mass('pole_cap', box(0, 20, 20, 44, 8)),
      mass('barber_pole', box(0, -48, 40, 108, 5), {
        shade: 0.4,
        inside: [-108, -60, -12].flatMap((y) => [
          { path: poly([-24, y + 26, 24, y + 2, 24, y + 16, -24, y + 40], 1), material: 'pole_red' },
          { path: poly([-24, y + 50, 24, y + 26, 24, y + 40, -24, y + 64], 1), material: 'pole_blue' },
        ]),
      }),
      mass('pole_cap', box(0, 4, 50, 17, 6)),
      mass('pole_cap', box(0, -100, 50, 17, 6)),
      mass('pole_cap', oval(0, -120, 18)),
      line('pole_cap', way([-8, -126, -2, -131]), 3),
    ],
  },
} as const satisfies Record<string, PropRow>;
