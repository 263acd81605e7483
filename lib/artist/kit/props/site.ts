import { area, box, line, mass, oval, panel, poly, rod, way, wire } from '../strokes';
import type { PropRow } from './prop';

/** Props of building sites and of parties; coordinates are those of `PropRow`. */
export const SITE_PROPS = {
  jackhammer: {
    words:
      'jackhammer jack_hammer pneumatic_drill pneumatic_hammer road_drill presslufthammer martillo_neumatico ' +
      'marteau_piqueur martello_pneumatico britadeira',
    colors: { jackhammer: '#f2b632', jack_steel: '#aab4c2', jack_grip: '#3f4656' },
    hold: 'palm',
    strokes: [
      rod('jack_steel', [0, 62, 0, 122], 11, 5),
      mass('jackhammer', poly([-22, -22, 22, -22, 24, 40, 14, 66, -14, 66, -24, 40], 8)),
      ...[0, 16, 32].map((y) => line('jackhammer', way([-19, y, 19, y]), 4)),
      rod('jack_grip', [-42, -30, 42, -30], 17),
      mass('jackhammer', box(0, -30, 34, 26, 7)),
    ],
  },
  dj_deck: {
    words:
      'turntable dj_deck dj_decks dj_controller dj_mixer dj_booth mixing_desk mixing_deck record_deck plattenteller ' +
      'dj_pult mischpult giradiscos platine_vinyle giradischi',
    colors: { dj_deck: '#4b5268', deck_disc: '#2a2b36', deck_label: '#f0564a', deck_arm: '#cfd6e2' },
    hold: 'palm',
    strokes: [
      mass('dj_deck', box(6, -26, 128, 92, 12)),
      mass('deck_disc', oval(-8, -26, 38), { thin: true, shade: 0.2 }),
      ...[30, 23].map((r) => line('deck_disc', oval(-8, -26, r), 2)),
      panel('deck_label', oval(-8, -26, 14)),
      area('dj_deck', oval(-8, -26, 3.4)),
      ...wire('deck_arm', way([52, -58, 50, -22, 26, -8]), 4),
      area('deck_arm', oval(52, -58, 7)),
      ...[-4, 10].map((y) => area('deck_arm', box(54, y, 14, 6, 2))),
    ],
  },
} as const satisfies Record<string, PropRow>;
