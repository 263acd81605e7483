import { even, line, mass, oval, poly, rod, way, wire } from '../strokes';
import type { PropRow } from './prop';

/** Staffs, spears and sceptres; coordinates are those of `PropRow`. */
export const STAFF_PROPS = {
  pickaxe: {
    words: 'pickaxe pick_axe mattock spitzhacke pico zapapico pioche piccone picareta',
    colors: { pickaxe: '#aeb8c6', pickaxe_shaft: '#9a6238' },
    hold: 'shaft',
    strokes: [
      rod('pickaxe_shaft', [0, 44, 0, -84], 13),
      mass('pickaxe', poly([-86, -48, -52, -84, -14, -100, 14, -100, 52, -84, 86, -48, 46, -70, 0, -78, -46, -70], 7)),
      line('pickaxe', way([-52, -80, -14, -93, 14, -93, 52, -80]), 3),
    ],
  },
  spear: {
    words: 'spear lance javelin speer lanze lanza lancia harpoon',
    colors: { spear: '#b9c3d0', spear_shaft: '#9a6238' },
    hold: 'shaft',
    strokes: [rod('spear_shaft', [0, 62, 0, -98], 10), mass('spear', even([0, -142, 16, -108, 0, -92]))],
  },
  trident_prop: {
    words: 'trident trident_staff dreizack tridente',
    colors: { trident_prop: '#f2bf3f', trident_shaft: '#9a6238' },
    hold: 'shaft',
    strokes: [
      rod('trident_shaft', [0, 66, 0, -70], 11),
      mass(
        'trident_prop',
        poly(
          [
            -6, -62, -6, -78, -30, -84, -32, -120, -40, -118, -30, -142, -18, -122, -22, -120, -20, -98, -6, -92, -5,
            -124, -13, -122, 0, -150, 13, -122, 5, -124, 6, -92, 20, -98, 22, -120, 18, -122, 30, -142, 40, -118, 32,
            -120, 30, -84, 6, -78, 6, -62,
          ],
          3,
        ),
      ),
    ],
  },
  crook_staff: {
    words:
      'staff crooked_staff wizard_staff magic_staff wooden_staff shepherd_crook shepherds_crook crook walking_staff ' +
      'zauberstock hirtenstab krummstab baculo cayado baston_mago baton_sorcier bastone_mago cajado',
    colors: { crook_staff: '#8a5a37', staff_gem: '#4fc3e8' },
    hold: 'palm',
    strokes: [
      ...wire(
        'crook_staff',
        way([-4, 96, 3, 50, -3, 4, 4, -46, 0, -84, 12, -112, 36, -116, 46, -96, 34, -80, 20, -86]),
        12,
      ),
      ...[38, -30].map((y) => line('crook_staff', way([-5, y, 4, y - 5]), 4)),
      mass('staff_gem', poly([24, -100, 33, -112, 42, -100, 33, -86], 3), { thin: true }),
    ],
  },
  scepter: {
    words: 'scepter sceptre zepter cetro stab',
    colors: { scepter: '#b9793c', scepter_knob: '#f2bf3f' },
    hold: 'shaft',
    strokes: [rod('scepter', [0, 66, 0, -58], 12), mass('scepter_knob', oval(0, -70, 17))],
  },
} as const satisfies Record<string, PropRow>;
