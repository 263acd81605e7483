import { area, both, box, line, mass, oval, panel, poly, round, stroke, type KitStroke, way } from '../strokes';
import type { GarmentRow } from './row';

/** Round buttons in two columns. */
const doubleRow = (material: string, xs: readonly number[], ys: readonly number[]): KitStroke[] =>
  xs.flatMap((x) => ys.map((y) => area(material, oval(x, y, 6, 4.5))));

/** Clothes with lapels, plackets and long skirts, as drawing data; coordinates are those of `GarmentFrame`. */
export const TAILORED_ROWS = {
  trench_coat: {
    words:
      'trench_coat trenchcoat overcoat long_coat duster mackintosh trench mantel gabardina sobretudo ' +
      'manteau_long cappotto_lungo',
    place: 'trunk',
    colors: { trench_coat: '#c9a26a', trench_lining: '#8a6a44', trench_button: '#5f4330' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves'],
    strokes: [
      line('trench_coat', way([14, 26, 16, 64]), 4),
      line('trench_coat', way([-120, 30, -60, 36, -30, 30]), 3),
      ...doubleRow('trench_button', [-22, 22], [40, 54]),
    ],
    loose: [
      mass('trench_coat', poly([-76, 62, 76, 62, 96, 122, 90, 132, 0, 138, -90, 132, -96, 122], 7), {
        shade: 0.6,
      }),
      line('trench_coat', way([16, 76, 20, 104, 24, 134]), 4),
      ...both((s) => line('trench_coat', way([s * 44, 84, s * 62, 96]), 4)),
      mass('trench_lining', poly([-84, 60, 84, 60, 85, 73, -85, 73], 4), { thin: true, shade: 0.3 }),
      mass('trench_button', box(4, 66.5, 22, 16, 3), { thin: true, shade: 0.2 }),
      ...both((s) =>
        mass('trench_coat', round([s * 3, 34, s * 10, -10, s * 56, -20, s * 76, 4, s * 40, 16]), {
          thin: true,
          shade: 0.4,
        }),
      ),
    ],
    recoloured: true,
    bare: true,
  },
  tuxedo: {
    words: 'tuxedo tux dinner_jacket dinner_suit smoking esmoquin black_tie frack tails penguin_suit',
    place: 'trunk',
    colors: { tuxedo: '#34384c', tux_shirt: '#fbfaf6', tux_satin: '#1f212e', tux_tie: '#c8323e' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves', 'legs'],
    strokes: [
      area('tux_shirt', poly([-48, -34, 48, -34, 10, 66, -10, 66], 3)),
      ...[30, 46].map((y) => area('tux_satin', oval(0, y, 4, 3.4))),
      line('tuxedo', way([0, 66, 0, 130]), 4),
      area('tux_satin', oval(0, 76, 6, 4.6)),
      ...both((s) => panel('tux_satin', poly([s * 40, -34, s * 72, -26, s * 66, 20, s * 6, 70, s * 26, 10], 4))),
      panel('tux_shirt', poly([46, 40, 66, 38, 66, 46, 46, 48], 2)),
    ],
    loose: [
      ...both((s) => mass('tux_tie', round([s * 4, 16, s * 26, 2, s * 30, 16, s * 26, 30]), { thin: true })),
      mass('tux_tie', oval(0, 16, 7, 7), { thin: true, shade: 0.2 }),
    ],
    bare: true,
  },
  cardigan: {
    words: 'cardigan cardi strickjacke rebeca gilet_laine knit_cardigan',
    place: 'trunk',
    colors: { cardigan: '#9a6b52', cardigan_shirt: '#f4ecd8', cardigan_button: '#fbe3b5' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves'],
    strokes: [
      area('cardigan_shirt', poly([-46, -34, 46, -34, 0, 62], 4)),
      stroke('cardigan_shade', way([-48, -30, -26, 16, 0, 60, 0, 130]), 9),
      stroke('cardigan_shade', way([48, -30, 26, 16, 0, 60]), 9),
      ...[70, 84].map((y) => area('cardigan_button', oval(0, y, 5, 4))),
      ...both((s) => panel('cardigan', poly([s * 34, 62, s * 66, 60, s * 66, 84, s * 36, 86], 4))),
      line('cardigan', way([-140, 93, 0, 97, 140, 93]), 3),
    ],
    recoloured: true,
    bare: true,
  },
  scrubs: {
    words: 'scrubs scrub medical_scrubs surgical_scrubs surgical_gown kasack op_kleidung camice casaca_medica',
    place: 'trunk',
    colors: { scrubs: '#3fa394', scrubs_vest: '#fbfaf6' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves', 'legs'],
    strokes: [
      area('scrubs_vest', poly([-34, -34, 34, -34, 0, 22], 3)),
      stroke('scrubs_shade', way([-38, -32, -18, 2, 0, 24]), 7),
      stroke('scrubs_shade', way([38, -32, 18, 2, 0, 24]), 7),
      panel('scrubs', poly([24, 34, 62, 34, 60, 54, 26, 56], 3)),
      ...both((s) => line('scrubs', way([s * 40, 76, s * 74, 84]), 3)),
    ],
    recoloured: true,
    bare: true,
  },
  plaid_shirt: {
    words:
      'plaid_shirt flannel_shirt flannel checked_shirt checkered_shirt lumberjack_shirt tartan_shirt karohemd ' +
      'holzfallerhemd camisa_cuadros chemise_carreaux camicia_quadri camisa_xadrez plaid tartan',
    place: 'trunk',
    colors: { plaid_shirt: '#c4433a', plaid_band: '#5d2230', plaid_line: '#f2d9b0' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves'],
    strokes: [
      ...[-84, -36, 36, 84].map((x) => area('plaid_band', box(x, 50, 17, 200, 1), 0.45)),
      ...[24, 54, 84].map((y) => area('plaid_band', box(0, y, 300, 10, 1), 0.45)),
      ...[-60, 60].map((x) => area('plaid_line', box(x, 50, 3, 200, 1), 0.8)),
      ...[39, 69].map((y) => area('plaid_line', box(0, y, 300, 2, 1), 0.8)),
      line('plaid_shirt', way([0, 6, 0, 130]), 4),
      ...[34, 58, 82].map((y) => area('plaid_line', oval(0, y, 5, 4))),
    ],
    loose: both((s) =>
      mass('plaid_shirt', poly([0, 12, s * 22, -14, s * 56, -8, s * 36, 22], 5), { thin: true, shade: 0.4 }),
    ),
    bare: true,
  },
  waistcoat: {
    words: 'waistcoat vest suit_vest weste chaleco gilet colete',
    place: 'trunk',
    colors: { waistcoat: '#5d6b84', waistcoat_shirt: '#f7f5ef', waistcoat_button: '#e6c36a' },
    frame: 'trunk',
    covers: ['trunk'],
    strokes: [
      area('waistcoat_shirt', poly([-46, -36, 46, -36, 0, 48], 3)),
      line('waistcoat', way([0, 48, 0, 92, -14, 130]), 4),
      ...[60, 78].map((y) => area('waistcoat_button', oval(0, y, 6, 5))),
      ...both((s) => line('waistcoat', way([s * 40, 80, s * 66, 76]), 4)),
    ],
    loose: both((s) =>
      mass('waistcoat', poly([s * 34, -18, s * 60, -10, s * 44, 18, s * 3, 52, s * 16, 14], 4), {
        thin: true,
        shade: 0.4,
      }),
    ),
  },
  leather_jacket: {
    words:
      'leather_jacket biker_jacket bomber_jacket motorcycle_jacket lederjacke chaqueta_cuero blouson_cuir ' +
      'giacca_pelle jaqueta_couro',
    place: 'trunk',
    colors: { leather_jacket: '#3a3842', leather_zip: '#c9d0da', leather_shirt: '#f4f1ea' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves'],
    strokes: [
      area('leather_shirt', poly([-40, -34, 40, -34, 8, 44], 3)),
      stroke('leather_zip', way([8, 44, 10, 130]), 4),
      ...both((s) => stroke('leather_zip', way([s * 38, 66, s * 64, 58]), 4)),
      line('leather_jacket', way([-140, 92, 0, 96, 140, 92]), 3),
    ],
    loose: [
      ...both((s) =>
        mass('leather_jacket', poly([s * 36, -18, s * 62, -10, s * 58, 20, s * 42, 18, s * 6, 46, s * 22, 10], 4), {
          thin: true,
          shade: 0.4,
        }),
      ),
      ...both((s) => area('leather_zip', oval(s * 50, 12, 4, 3))),
    ],
    bare: true,
  },
  jersey: {
    words: 'jersey football_shirt football_jersey soccer_shirt soccer_jersey trikot camiseta_futbol maillot_foot',
    place: 'trunk',
    colors: { jersey: '#3f7fe0', jersey_trim: '#fbfaf6' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves'],
    strokes: [
      ...both((s) => stroke('jersey_trim', way([s * 96, -20, s * 84, 40, s * 90, 130]), 7)),
      line('jersey', way([-140, 95, 0, 99, 140, 95]), 3),
    ],
    loose: [
      stroke('jersey_line', way([-44, -12, -24, 12, 0, 20, 24, 12, 44, -12]), 14),
      stroke('jersey_trim', way([-44, -12, -24, 12, 0, 20, 24, 12, 44, -12]), 8),
    ],
    recoloured: true,
    bare: true,
  },
} as const satisfies Record<string, GarmentRow>;
