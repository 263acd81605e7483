import { area, at, both, box, line, mass, oval, poly, round, stroke, way, wire } from '../strokes';
import type { GarmentRow } from './row';

/** The links of a chain on one side of the neck, from the collar down to the pendant. */
const CHAIN_LINKS = [
  [64, 4],
  [58, 24],
  [48, 43],
  [36, 60],
  [22, 74],
  [7, 84],
] as const;

/** Things that hang from the neck or the nose or lie on the belly; coordinates are those of `GarmentFrame`. */
export const HUNG_ROWS = {
  whistle_cord: {
    words: 'whistle pfeife silbato sifflet fischietto apito trillerpfeife',
    place: 'pendant',
    colors: { whistle_cord: '#d9384a', whistle: '#f2c230' },
    frame: 'pendant',
    strokes: [],
    loose: [
      ...both((s) => stroke('whistle_cord', way([s * 62, 2, s * 34, 62, 4, 96]), 5)),
      mass('whistle', round([-34, 96, 30, 92, 48, 96, 46, 112, 22, 116, 10, 138, -20, 140, -36, 122])),
      area('whistle_cord', oval(-10, 118, 8)),
    ],
  },
  gold_chain: {
    words:
      'gold_chain golden_chain silver_chain neck_chain chain_necklace bling goldkette halskette_gold cadena_oro ' +
      'chaine_or catena_oro corrente_ouro',
    place: 'pendant',
    colors: { gold_chain: '#f2bf3f', chain_star: '#fff0b8' },
    frame: 'pendant',
    strokes: [],
    loose: [
      ...both((s) =>
        CHAIN_LINKS.map(([x, y]) => mass('gold_chain', oval(s * x, y, 11, 9), { thin: true, shade: 0.2 })),
      ),
      mass('gold_chain', oval(0, 118, 32, 32)),
      mass('chain_star', oval(0, 118, 19, 19), { thin: true, shade: 0 }),
      mass('gold_chain', poly([0, 104, 10, 118, 0, 132, -10, 118], 2), { thin: true, shade: 0 }),
    ],
  },
  keyhole: {
    words: 'keyhole keyhole_emblem keyhole_badge lock_emblem schlusselloch ojo_cerradura trou_serrure buco_serratura',
    place: 'chest',
    colors: { keyhole: '#f2bd45', keyhole_hole: '#4a3a2c' },
    frame: 'pendant',
    strokes: [],
    loose: [
      mass('keyhole', round([0, 34, 34, 40, 42, 74, 30, 108, 0, 124, -30, 108, -42, 74, -34, 40])),
      area('keyhole_hole', oval(0, 68, 13)),
      area('keyhole_hole', poly([-5, 70, 5, 70, 12, 100, -12, 100], 3)),
    ],
  },
  towel: {
    words:
      'towel gym_towel beach_towel sweat_towel handtuch badetuch toalla serviette_bain serviette_sport asciugamano ' +
      'toalha',
    place: 'chest',
    colors: { towel: '#f6f4ee', towel_stripe: '#4a9fd8' },
    frame: 'pendant',
    strokes: [],
    loose: [
      mass('towel', round([-84, -16, 0, -2, 84, -16, 96, 10, 50, 34, 0, 40, -50, 34, -96, 10]), { shade: 0.4 }),
      ...both((s) => [
        mass('towel', poly([s * 30, 2, s * 72, -14, s * 100, 2, s * 108, 158, s * 38, 166, s * 36, 60], 10), {
          shade: 0.6,
        }),
        stroke('towel_stripe', way([s * 42, 128, s * 104, 122]), 9),
        stroke('towel_stripe', way([s * 42, 146, s * 104, 140]), 4),
      ]),
    ],
  },
  harness: {
    words: 'harness climbing_harness safety_harness dog_harness geschirr klettergurt arnes harnais imbracatura',
    place: 'chest',
    colors: { harness: '#d9384a', harness_buckle: '#c3ccd8' },
    frame: 'trunk',
    strokes: [
      ...both((s) => [...wire('harness', way([s * 74, -30, s * 54, 20, s * 48, 46]), 13)]),
      mass('harness', poly([-150, 42, 150, 42, 150, 57, -150, 57], 1), { shade: 0.3, thin: true }),
    ],
    loose: [
      mass('harness_buckle', box(0, 49.5, 34, 22, 4), { thin: true }),
      mass('harness', box(0, 49.5, 18, 11, 2), { thin: true, shade: 0 }),
    ],
  },
  nose_ring: {
    words: 'nose_ring nose_piercing septum septum_ring septum_piercing nasenring nasenpiercing',
    place: 'nose',
    colors: { nose_ring: '#e8c04a' },
    frame: 'nose',
    strokes: [],
    loose: wire('nose_ring', way([-11, 6, -16, 26, 0, 40, 16, 26, 11, 6]), 5),
  },
  shell_bra: {
    words: 'shell_bra seashell_bra shell_top seashell_top clamshell_bra muschel_bh bikini_top muscheloberteil',
    place: 'trunk',
    colors: { shell_bra: '#c77fd8' },
    frame: 'trunk',
    covers: [],
    strokes: [
      ...both((s) => stroke('shell_bra_shade', way([s * 38, 30, s * 54, 0, s * 62, -18]), 5)),
      stroke('shell_bra_shade', way([-96, 44, 0, 40, 96, 44]), 6),
      ...both((s) => [
        mass('shell_bra', round([s * 38, 54, s * 8, 44, s * 8, 28, s * 38, 18, s * 70, 26, s * 72, 42]), {
          thin: true,
        }),
        ...[18, 38, 58].map((x) => line('shell_bra', way([s * 38, 50, s * x, 28]), 3)),
      ]),
    ],
    recoloured: true,
    bare: true,
  },
  skeleton_suit: {
    words: 'skeleton_suit skeleton_costume bones_costume skelettkostum disfraz_esqueleto costume_squelette',
    place: 'trunk',
    colors: { skeleton_suit: '#3b3948', suit_bone: '#f6f1e4' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves', 'legs'],
    strokes: [
      stroke('suit_bone', way([0, 2, 0, 82]), 13),
      ...both((s) => [
        stroke('suit_bone', way([0, 8, s * 30, 4, s * 58, 8]), 9),
        ...[24, 42, 59].map((y, index) =>
          stroke('suit_bone', way([0, y, s * (34 - index * 5), y - 1, s * (56 - index * 9), y + 9]), 9),
        ),
        area('suit_bone', round([0, 80, s * 24, 74, s * 50, 80, s * 44, 96, s * 16, 98, 0, 92])),
      ]),
    ],
    bare: true,
  },
  clown_suit: {
    words: 'clown_suit clown_costume clown_outfit jester_costume',
    place: 'trunk',
    colors: { clown_suit: '#f7c93c', clown_ruff: '#fdf6ea', clown_pompom: '#e0483e', clown_dot: '#3f9fd8' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves', 'legs'],
    strokes: at([-84, 40, 84, 44, -52, 88, 60, 96, -110, 100, 112, 104, -30, 118], (x, y) =>
      area('clown_dot', oval(x, y, 13, 8)),
    ),
    loose: [
      ...[44, 72].map((y) => mass('clown_pompom', oval(0, y, 16, 10), { thin: true })),
      mass(
        'clown_ruff',
        round([
          -92, -8, -104, 14, -76, 20, -66, 32, -42, 22, -24, 36, 0, 24, 24, 36, 42, 22, 66, 32, 76, 20, 104, 14, 92, -8,
          0, -14,
        ]),
        { shade: 0.4 },
      ),
    ],
    bare: true,
  },
  baby_carrier: {
    words: 'baby_carrier baby_sling baby_in_a_sling babytrage portabebe porte_bebe marsupio',
    place: 'chest',
    colors: { baby_carrier: '#6f86b8', baby_skin: '#e8b48e', baby_cap: '#f6d87a' },
    frame: 'trunk',
    strokes: [],
    loose: [
      ...both((s) => stroke('baby_carrier_shade', way([s * 74, 0, s * 64, 24, s * 44, 46]), 12)),
      mass('baby_skin', oval(0, 36, 40, 23)),
      mass('baby_cap', round([-42, 30, -34, 12, 0, 6, 34, 12, 42, 30, 0, 24]), { thin: true }),
      ...both((s) => line('baby_skin', way([s * 20, 38, s * 13, 40, s * 6, 38]), 3)),
      line('baby_skin', way([-6, 47, 0, 49, 6, 47]), 3),
      mass(
        'baby_carrier',
        round([-54, 52, -30, 58, 0, 60, 30, 58, 54, 52, 52, 88, 30, 102, 0, 106, -30, 102, -52, 88]),
      ),
      mass('baby_cap', box(0, 82, 34, 14, 5), { thin: true, shade: 0.2 }),
    ],
  },
} as const satisfies Record<string, GarmentRow>;
