import { area, both, box, evenPoly, line, mark, mass, oval, poly, rod, round, way, wire } from '../strokes';
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
  cane: {
    words: 'cane walking_stick walking_cane gehstock baston canne bastone bengala crutch krucke muleta',
    colors: { cane: '#8a5a37', cane_tip: '#3d3f4d' },
    hold: 'palm',
    strokes: [
      ...wire('cane', way([0, 108, 0, 4, -4, -20, -20, -26, -34, -14, -34, 0]), 10),
      rod('cane_tip', [0, 104, 0, 114], 12),
    ],
  },
  pacifier: {
    words: 'pacifier dummy soother schnuller chupete tetine ciuccio chupeta',
    colors: { pacifier: '#4ab0d8', pacifier_ring: '#fbd34e' },
    hold: 'palm',
    strokes: [
      ...wire('pacifier_ring', oval(0, -2, 17), 8),
      mass('pacifier', round([-32, -30, 0, -42, 32, -30, 28, -14, 0, -20, -28, -14])),
      mass('pacifier_ring', round([-10, -38, -12, -60, 0, -68, 12, -60, 10, -38]), { shade: 0.3 }),
    ],
  },
  knitting: {
    words: 'knitting_needle knitting_needles knitting_wool stricknadel aguja_tejer',
    colors: { knitting: '#e8789c', knitting_needle: '#f2c25a', knitting_ball: '#8f74d0' },
    hold: 'palm',
    strokes: [
      rod('knitting_needle', [-34, 6, 36, -72], 7),
      rod('knitting_needle', [34, 6, -36, -72], 7),
      ...both((s) => mass('knitting_needle', oval(s * 37, -74, 7), { thin: true, shade: 0.2 })),
      mass('knitting', poly([-36, -34, 36, -34, 34, 36, 12, 30, -10, 38, -34, 32], 8)),
      ...[-18, 0, 18].map((y) => line('knitting', way([-28, y, -14, y + 7, 0, y, 14, y + 7, 28, y]), 3)),
    ],
  },
  juggling_balls: {
    words: 'juggling_ball juggling_balls jonglierball',
    colors: { juggling_balls: '#e5484d', juggling_second: '#fbd34e', juggling_third: '#4a8fe7' },
    hold: 'palm',
    strokes: [
      mass('juggling_balls', oval(4, -34, 23)),
      mass('juggling_second', oval(26, -96, 23)),
      mass('juggling_third', oval(8, -158, 23)),
    ],
  },
  satchel: {
    words: 'satchel messenger_bag mail_bag mailbag post_bag umhangetasche bandolera sacoche tracolla',
    colors: { satchel: '#9a6238', satchel_buckle: '#f2c25a' },
    hold: 'hung',
    strokes: [
      ...wire('satchel', way([-30, 24, -22, -4, 0, -12, 22, -4, 30, 24]), 7),
      mass('satchel', box(0, 50, 84, 62, 10)),
      mass('satchel', poly([-44, 20, 44, 20, 40, 56, 0, 64, -40, 56], 8), { thin: true, shade: 0.4 }),
      mass('satchel_buckle', box(0, 60, 16, 14, 3), { thin: true, shade: 0.2 }),
    ],
  },
  honey_dipper: {
    words: 'honey_dipper dipper',
    colors: { honey_dipper: '#b5783c', dipper_honey: '#f5b02c' },
    hold: 'shaft',
    strokes: [
      rod('honey_dipper', [0, 34, 0, -70], 9),
      ...[-68, -80, -92, -104].map((y, ring) =>
        mass(ring > 1 ? 'dipper_honey' : 'honey_dipper', box(0, y, ring % 3 === 0 ? 26 : 34, 13, 6), { thin: true }),
      ),
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
