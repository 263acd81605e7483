import {
  area,
  bar,
  both,
  box,
  even,
  line,
  mark,
  mass,
  oval,
  panel,
  poly,
  rod,
  round,
  stroke,
  turns,
  way,
} from '../strokes';
import type { PropRow } from './prop';

/** The middle of a sparkler's sparks. */
const SPARK_Y = -84;

/** Everyday things in a hand, many of which are characters as well; coordinates are those of `PropRow`. */
export const EVERYDAY_PROPS = {
  parcel_box: {
    words:
      'box cardboard_box delivery_box moving_box shipping_box carton parcel package karton pappkarton umzugskarton ' +
      'caja_de_carton paquete carton_de_demenagement colis scatola_di_cartone pacco caixa_de_papelao encomenda',
    colors: { parcel_box: '#d6a468', box_tape: '#f2dcb4', box_label: '#fdf8ec' },
    hold: 'palm',
    strokes: [
      mass('parcel_box', poly([-46, -74, -34, -92, 34, -92, 46, -74], 3), { shade: 0 }),
      area('parcel_box_shade', poly([-44, -74, -33, -90, 33, -90, 44, -74], 3)),
      mass('parcel_box', box(0, -32, 92, 88, 5), { inside: [mark('box_tape', box(0, -60, 20, 32, 1))] }),
      area('box_tape', poly([-10, -74, -7, -90, 7, -90, 10, -74], 1)),
      panel('box_label', box(22, -12, 32, 24, 3)),
      line('box_label', way([12, -16, 30, -16]), 3),
      line('box_label', way([12, -8, 24, -8]), 3),
    ],
  },
  egg_prop: {
    words: 'egg chicken_egg ei huevo oeuf uovo ovo dinosaur_egg dragon_egg',
    colors: { egg_prop: '#fbeedb', egg_fleck: '#e3c49a' },
    hold: 'palm',
    right: true,
    strokes: [
      mass('egg_prop', even([0, -84, 24, -62, 36, -28, 30, 2, 0, 18]), {
        inside: [-14, -44, 12, -58, 18, -22, -20, -10, 4, -32].flatMap((x, index, all) =>
          index % 2 ? [] : [mark('egg_fleck', oval(x, all[index + 1] ?? 0, 3.6))],
        ),
      }),
      stroke('glint', way([-20, -34, -17, -50, -10, -61]), 5),
    ],
  },
  clock_prop: {
    words: 'alarm_clock clock wecker despertador reveil sveglia relogio_despertador uhr reloj horloge orologio',
    colors: { clock_prop: '#e5565e', clock_face: '#fff8ea', clock_bell: '#f2bd45', clock_hand: '#4a3f4d' },
    hold: 'palm',
    strokes: [
      ...both((s) => rod('clock_bell', [s * 20, -6, s * 29, 12], 9)),
      ...both((s) => mass('clock_bell', round([s * 8, -76, s * 16, -90, s * 33, -86, s * 40, -70, s * 26, -66]))),
      rod('clock_bell', [0, -74, 0, -88], 7),
      mass('clock_prop', oval(0, -38, 42)),
      mass('clock_face', oval(0, -38, 30), { thin: true, shade: 0.2 }),
      ...turns(4).map(([x, y]) => stroke('clock_hand', way([x * 22, -38 + y * 22, x * 26, -38 + y * 26]), 4)),
      stroke('clock_hand', way([0, -38, 0, -57]), 5),
      stroke('clock_hand', way([0, -38, 13, -30]), 5),
    ],
  },
  bulb_prop: {
    words: 'light_bulb lightbulb gluhbirne bombilla ampoule lampadina lampada_incandescente idea_bulb',
    colors: { bulb_prop: '#ffe27a', bulb_base: '#a9b4c2', bulb_wire: '#e59a2c' },
    hold: 'palm',
    strokes: [
      ...turns(7, Math.PI).flatMap(([x, y]) =>
        y > 0.5 ? [] : [stroke('bulb_wire', way([x * 52, -58 + y * 52, x * 64, -58 + y * 64]), 5)],
      ),
      mass('bulb_base', box(0, 4, 34, 28, 7)),
      mass('bulb_prop', even([0, -98, 34, -82, 40, -54, 24, -26, 16, -8, 0, -6])),
      stroke('bulb_wire', way([-10, -12, -14, -48, 0, -38, 14, -48, 10, -12]), 4),
      line('bulb_base', way([-16, 0, 16, 2]), 3),
      line('bulb_base', way([-16, 9, 16, 11]), 3),
      stroke('glint', way([-25, -54, -24, -68, -15, -81]), 6),
    ],
  },
  feather_prop: {
    words: 'bird_feather goose_feather peacock_feather feather_quill quill_pen quill_feather schreibfeder',
    colors: { feather_prop: '#5fb3e0', feather_quill: '#fdf3dd' },
    hold: 'shaft',
    strokes: [
      mass(
        'feather_prop',
        round([
          0, -12, -16, -22, -24, -42, -16, -46, -27, -62, -24, -84, -8, -112, 10, -126, 22, -104, 25, -78, 16, -70, 24,
          -58, 18, -34,
        ]),
      ),
      stroke('feather_quill', way([2, 32, 0, -40, 6, -108]), 6),
      ...[-30, -56, -82].map((y) => line('feather_prop', way([2, y + 8, 14, y - 6]), 3)),
    ],
  },
  magnet_prop: {
    words: 'magnet horseshoe_magnet hufeisenmagnet iman aimant calamita ima',
    colors: { magnet_prop: '#e5484d', magnet_tip: '#e8edf3' },
    hold: 'palm',
    strokes: [
      mass('magnet_prop', bar([-30, -84, -30, -42, -20, -18, 0, -8, 20, -18, 30, -42, 30, -84], 25), {
        inside: [-30, 30].map((x) => mark('magnet_tip', box(x, -88, 40, 42, 1))),
      }),
      ...both((s) => stroke('magnet_tip_line', way([s * 22, -112, s * 30, -120]), 4)),
      stroke('magnet_tip_line', way([0, -104, 0, -116]), 4),
    ],
  },
  sparkler: {
    words: 'sparkler sparkler_stick wunderkerze bengala_de_mano cierge_magique stella_filante estrelinha_de_fogo',
    colors: { sparkler: '#8c95a5', spark: '#ffb62e', spark_core: '#fff3c4' },
    hold: 'shaft',
    strokes: [
      rod('sparkler', [0, 34, 0, SPARK_Y], 6),
      ...turns(12).map(([x, y], index) => {
        const [from, to] = index % 2 ? [18, 30] : [20, 44];
        return stroke('spark', way([x * from, SPARK_Y + y * from, x * to, SPARK_Y + y * to]), 5);
      }),
      ...turns(6, 0.26).map(([x, y]) => area('spark', oval(x * 50, SPARK_Y + y * 50, 3.4))),
      mass(
        'spark',
        poly(
          turns(8).flatMap(([x, y], i) => [x * (i % 2 ? 9 : 20), SPARK_Y + y * (i % 2 ? 9 : 20)]),
          2,
        ),
        {
          thin: true,
          shade: 0,
        },
      ),
      area('spark_core', oval(0, SPARK_Y, 7)),
    ],
  },
} as const satisfies Record<string, PropRow>;
