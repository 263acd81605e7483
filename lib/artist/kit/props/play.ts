import { area, both, box, even, evenPoly, line, mass, oval, poly, rod, round, stroke, way, wire } from '../strokes';
import type { PropRow } from './prop';

/** Props of sport, music, adventure and play; coordinates are those of `PropRow`. */
export const PLAY_PROPS = {
  baseball_bat: {
    words: 'bat baseball_bat cricket_bat baseballschlager bate_beisbol batte mazza taco_beisbol',
    colors: { baseball_bat: '#d09a5a', bat_grip: '#5a3a2c' },
    hold: 'shaft',
    strokes: [mass('baseball_bat', evenPoly([17, -118, 16, -70, 8, 8], 8)), rod('bat_grip', [0, 36, 0, 4], 14)],
  },
  dumbbell: {
    words: 'dumbbell weight hantel mancuerna haltere manubrio barbell',
    colors: { dumbbell: '#4a5468', dumbbell_bar: '#b9c3d0' },
    hold: 'palm',
    strokes: [
      rod('dumbbell_bar', [-40, -8, 40, -8], 12),
      ...both((s) => [mass('dumbbell', box(s * 40, -8, 20, 54, 8)), mass('dumbbell', box(s * 56, -8, 15, 36, 6))]),
    ],
  },
  hockey_stick: {
    words: 'hockey_stick hockey ice_hockey ice_hockey_stick hockeyschlager palo_hockey crosse lacrosse_stick',
    colors: { hockey_stick: '#c9903f', stick_tape: '#2f3440' },
    hold: 'shaft',
    strokes: [
      rod('hockey_stick', [0, -112, 0, 36], 12),
      rod('hockey_stick', [0, 40, 40, 48], 16),
      rod('stick_tape', [22, 45, 40, 48], 17),
    ],
  },
  golf_club: {
    words: 'golf_club putter golfschlager palo_golf club_golf mazza_golf taco_golfe',
    colors: { golf_club: '#c3ccd8', golf_grip: '#2f3440' },
    hold: 'shaft',
    strokes: [
      rod('golf_club', [0, -10, 0, -104], 7),
      rod('golf_grip', [0, 34, 0, -12], 13),
      mass('golf_club', round([-6, -114, 30, -116, 36, -98, 6, -92, -8, -98])),
    ],
  },
  paddle: {
    words: 'paddle oar paddel ruder remo rame_aviron pagaia table_tennis_bat ping_pong_paddle',
    colors: { paddle: '#e0883c', paddle_shaft: '#8a5a37' },
    hold: 'shaft',
    strokes: [
      rod('paddle_shaft', [0, 56, 0, -66], 11),
      mass('paddle', even([0, -134, 17, -124, 23, -92, 14, -60, 0, -54])),
    ],
  },
  trumpet: {
    words: 'trumpet trompete trompeta trompette tromba trombeta horn_instrument bugle saxophone flute flote',
    colors: { trumpet: '#eab63e' },
    hold: 'palm',
    right: true,
    strokes: [
      ...wire('trumpet', way([-6, -4, 30, -4, 34, -24, 26, -30, -14, -30]), 5),
      rod('trumpet', [-34, -18, 40, -18], 9),
      mass('trumpet', poly([36, -26, 74, -50, 80, -18, 74, 14, 36, -10], 8)),
      ...[-6, 8, 22].map((x) => rod('trumpet', [x, -30, x, -44], 8)),
    ],
  },
  violin: {
    words: 'violin fiddle geige violine violon violino cello viola',
    colors: { violin: '#b5632f', violin_neck: '#4a3128', violin_bow: '#e6cfa4' },
    hold: 'shaft',
    right: true,
    strokes: [
      rod('violin_neck', [0, -50, 0, -104], 9),
      mass('violin', even([0, -64, 21, -56, 24, -36, 15, -22, 24, -4, 26, 20, 0, 32])),
      ...both((s) => line('violin', way([s * 10, -24, s * 12, -10]), 3)),
      stroke('violin_bow', way([-44, 22, 30, -70]), 5),
    ],
  },
  hand_drum: {
    words: 'drum trommel tambor tambour tamburo bongo',
    colors: { hand_drum: '#e0483e', drum_skin: '#fdf6ea' },
    hold: 'palm',
    strokes: [
      mass('hand_drum', box(0, -22, 72, 52, 10)),
      ...[-24, 0, 24].map((x) => line('drum_skin', way([x - 10, -40, x, -2, x + 10, -40]), 3)),
      mass('drum_skin', oval(0, -48, 37, 12)),
    ],
  },
  tambourine: {
    words: 'tambourine tamburin pandereta',
    colors: { tambourine: '#d98a44', maraca_grip: '#6d4a3a' },
    hold: 'shaft',
    strokes: [
      rod('maraca_grip', [0, 32, 0, -30], 12),
      mass('tambourine', oval(0, -60, 25, 32)),
      line('tambourine', way([-22, -64, 0, -56, 22, -64]), 4),
    ],
  },
  archery_bow: {
    words: 'archery_bow longbow crossbow bogen pfeil_bogen arco_flecha arc_fleche archery',
    colors: { archery_bow: '#9a6238', arrow: '#e5484d', bow_string: '#d8d2c8' },
    hold: 'palm',
    strokes: [
      stroke('bow_string', way([-14, -86, -14, 66]), 3),
      ...wire('archery_bow', way([-14, -88, 18, -52, 26, -10, 18, 32, -14, 68]), 9),
      stroke('arrow', way([-20, -10, 54, -10]), 5),
      mass('arrow', poly([52, -20, 74, -10, 52, 0], 2)),
    ],
  },
  binoculars: {
    words: 'binocular binoculars fernglas prismatico jumelle binocolo binoculo field_glass',
    colors: { binoculars: '#3f4656', binocular_lens: '#9fd8f5' },
    hold: 'palm',
    strokes: [
      mass('binoculars', box(0, -30, 26, 22, 4)),
      ...both((s) => [
        mass('binoculars', poly([s * 8, -62, s * 28, -62, s * 36, 0, s * 6, 0], 7)),
        mass('binocular_lens', oval(s * 19, -62, 13, 7), { thin: true, shade: 0 }),
      ]),
    ],
  },
  telescope: {
    words: 'telescope spyglass fernrohr teleskop telescopio longue_vue luneta catalejo cannocchiale',
    colors: { telescope: '#b9793c', telescope_rim: '#f2bf3f' },
    hold: 'shaft',
    strokes: [
      rod('telescope_rim', [0, 26, 0, -10], 16),
      mass('telescope', evenPoly([15, -60, 12, -6], 4)),
      mass('telescope', evenPoly([20, -110, 17, -58], 4)),
      mass('telescope_rim', box(0, -110, 48, 13, 5)),
    ],
  },
  compass_prop: {
    words: 'compass kompass brujula boussole bussola',
    colors: { compass_prop: '#d9a44a', compass_dial: '#fdf8e8', needle: '#e5484d' },
    hold: 'palm',
    strokes: [
      mass('compass_prop', oval(0, -24, 34)),
      mass('compass_dial', oval(0, -24, 24), { thin: true, shade: 0 }),
      area('needle', poly([0, -44, 7, -24, 0, -18, -7, -24], 1)),
    ],
  },
  teddy_bear: {
    words:
      'plush stuffed_animal teddy_toy plushie soft_toy kuscheltier teddy_bear teddybar peluche doudou cuddly_toy ' +
      'doll puppe muneca',
    colors: { teddy_bear: '#c08a54', teddy_snout: '#f0d6ae' },
    hold: 'palm',
    strokes: [
      ...both((s) => mass('teddy_bear', oval(s * 17, -74, 11))),
      ...both((s) => mass('teddy_bear', oval(s * 16, 22, 12, 14))),
      mass('teddy_bear', oval(0, -2, 24, 28)),
      ...both((s) => mass('teddy_bear', oval(s * 24, -10, 9, 15))),
      mass('teddy_bear', oval(0, -50, 27, 24)),
      area('teddy_snout', oval(0, -42, 12, 9)),
      ...both((s) => area('ink', oval(s * 10, -54, 3.4))),
      area('ink', oval(0, -46, 4, 3)),
    ],
  },
  hand_fan: {
    words: 'hand_fan folding_fan fan facher abanico eventail ventaglio leque',
    colors: { hand_fan: '#e0607a', fan_rib: '#fdf3e0' },
    hold: 'palm',
    strokes: [
      mass('hand_fan', round([0, 8, -58, -36, -44, -74, 0, -90, 44, -74, 58, -36])),
      ...[-36, -18, 0, 18, 36].map((x) => stroke('fan_rib', way([0, 2, x * 1.3, -64]), 3)),
    ],
  },
  anchor_prop: {
    words: 'anchor anker ancla ancre ancora',
    colors: { anchor_prop: '#5b7fa8' },
    hold: 'hung',
    strokes: [
      ...wire('anchor_prop', oval(0, 4, 10), 6),
      rod('anchor_prop', [0, 16, 0, 74], 11),
      rod('anchor_prop', [-20, 30, 20, 30], 10),
      ...wire('anchor_prop', way([-36, 54, -22, 74, 0, 82, 22, 74, 36, 54]), 8),
    ],
  },
  toy_duck: {
    words: 'perched_duck rubber_duck rubber_ducky bath_duck quietscheente patito canard_bain paperella',
    colors: { toy_duck: '#fbd034', duck_bill: '#f5872e' },
    hold: 'palm',
    strokes: [
      mass('toy_duck', round([-34, -14, -8, -20, 26, -24, 34, -4, 20, 16, -18, 16, -36, 2])),
      mass('toy_duck', oval(12, -38, 22, 20)),
      mass('duck_bill', round([28, -42, 48, -38, 46, -30, 28, -30])),
      area('ink', oval(16, -44, 3.6)),
    ],
  },
  yo_yo: {
    words: 'yo_yo yoyo jojo',
    colors: { yo_yo: '#e5484d', yo_string: '#8a93a6', yo_dot: '#fdf3d0' },
    hold: 'hung',
    strokes: [
      stroke('yo_string', way([0, -2, 0, 44]), 3),
      mass('yo_yo', oval(0, 58, 22)),
      area('yo_dot', oval(0, 58, 9)),
    ],
  },
  jump_rope: {
    words: 'jump_rope skipping_rope rope lasso lariat springseil seil cuerda corde corda',
    colors: { jump_rope: '#d9a45c' },
    hold: 'hung',
    strokes: [...wire('jump_rope', oval(4, 36, 26, 36), 7), ...wire('jump_rope', oval(-2, 34, 20, 30), 6)],
  },
  toy_kite: {
    words: 'kite drachen cometa cerf_volant aquilone pipa_papagaio',
    colors: { toy_kite: '#e8564e', kite_panel: '#fbc53c', kite_string: '#8a93a6' },
    hold: 'palm',
    strokes: [
      stroke('kite_string', way([0, 0, 14, -46, 24, -84]), 3),
      mass('toy_kite', poly([24, -172, 58, -130, 24, -78, -10, -130], 4), {
        inside: [{ material: 'kite_panel', path: poly([24, -180, 80, -130, 24, -130], 1) }],
      }),
      line('toy_kite', way([24, -168, 24, -82]), 3),
    ],
  },
  megaphone: {
    words: 'megaphone megafon megafono loudhailer bullhorn megafone loudspeaker',
    colors: { megaphone: '#e8564e', megaphone_rim: '#fdf3e4' },
    hold: 'palm',
    right: true,
    strokes: [
      rod('megaphone', [4, -12, 0, 22], 13),
      mass('megaphone', poly([-22, -46, 44, -76, 44, 0, -22, -28], 7)),
      mass('megaphone_rim', oval(46, -38, 11, 40)),
      mass('megaphone_rim', box(-26, -37, 14, 24, 5)),
    ],
  },
} as const satisfies Record<string, PropRow>;
