import { area, both, box, evenPoly, line, mark, mass, oval, poly, rod, way, wire } from '../strokes';
import type { PropRow } from './prop';

/** Luggage, comfort objects and keys; coordinates are those of `PropRow`. */
export const CARRIED_PROPS = {
  pillow: {
    words: 'pillow cushion kissen almohada cojin oreiller coussin cuscino travesseiro almofada',
    colors: { pillow: '#cfe0f6' },
    hold: 'palm',
    strokes: [
      mass('pillow', poly([-50, -56, 0, -48, 50, -56, 45, -16, 50, 26, 0, 18, -50, 26, -45, -16], 12)),
      ...both((s) => [
        line('pillow', way([s * 38, -46, s * 30, -36]), 4),
        line('pillow', way([s * 38, 16, s * 30, 7]), 4),
      ]),
    ],
  },
  suitcase: {
    words: 'suitcase koffer reisekoffer maleta valise valigia mala luggage travel_bag trolley_bag',
    colors: { suitcase: '#e08a4a', suitcase_strap: '#8a4f2f' },
    hold: 'hung',
    strokes: [
      ...wire('suitcase_strap', way([-15, 12, -12, -4, 12, -4, 15, 12]), 7),
      mass('suitcase', box(0, 46, 84, 70, 11), {
        inside: [-26, 26].map((x) => mark('suitcase_strap', box(x, 46, 10, 90, 1))),
      }),
    ],
  },
  basket: {
    words: 'basket korb cesta panier cestino cesto wicker_basket picnic_basket easter_basket',
    colors: { basket: '#c98f4e', basket_handle: '#9a6a34' },
    hold: 'hung',
    strokes: [
      ...wire('basket_handle', way([-34, 30, -26, -2, 0, -8, 26, -2, 34, 30]), 7),
      mass('basket', evenPoly([42, 24, 32, 74], 10)),
      line('basket', way([-38, 42, 38, 42]), 4),
      line('basket', way([-34, 58, 34, 58]), 4),
      ...[-18, 0, 18].map((x) => line('basket', way([x, 30, x * 0.86, 70]), 4)),
    ],
  },
  first_aid: {
    words: 'first_aid first_aid_kit medical_bag doctor_bag erste_hilfe botiquin trousse_secours',
    colors: { first_aid: '#fdfbf6', first_aid_cross: '#e5484d' },
    hold: 'hung',
    strokes: [
      ...wire('first_aid_cross', way([-15, 12, -12, -4, 12, -4, 15, 12]), 7),
      mass('first_aid', box(0, 42, 80, 60, 10)),
      area('first_aid_cross', box(0, 42, 12, 36, 2)),
      area('first_aid_cross', box(0, 42, 36, 12, 2)),
    ],
  },
  key_prop: {
    words: 'key schlussel llave clef chiave chave',
    colors: { key_prop: '#f2bd45' },
    hold: 'shaft',
    strokes: [
      rod('key_prop', [0, 22, 0, -54], 12),
      ...wire('key_prop', oval(0, -76, 21), 11),
      rod('key_prop', [4, 20, 20, 20], 9),
      rod('key_prop', [4, 4, 16, 4], 9),
    ],
  },
} as const satisfies Record<string, PropRow>;
