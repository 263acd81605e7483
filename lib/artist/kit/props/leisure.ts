import { area, at, both, box, even, evenPoly, line, mark, mass, oval, poly, rod, round, way, wire } from '../strokes';
import type { PropRow } from './prop';

/** Props of hobbies: toys, plants and books; coordinates are those of `PropRow`. */
export const LEISURE_PROPS = {
  toy_ball: {
    words: 'ball palla balle ballon toy_ball play_ball bouncy_ball rubber_ball spielball ball_game bowling_ball',
    colors: { toy_ball: '#e5484d', ball_band: '#fdf6ea', ball_spot: '#fbc53c' },
    hold: 'palm',
    strokes: [
      mass('toy_ball', oval(0, -28, 40), {
        inside: [mark('ball_band', round([-60, -34, -20, -22, 20, -22, 60, -34, 60, -10, 20, 0, -20, 0, -60, -10]))],
        shade: 0.7,
      }),
      area('ball_spot', oval(0, -11, 8)),
      line('toy_ball', way([-39, -30, -20, -20, 0, -18, 20, -20, 39, -30]), 3),
      line('toy_ball', way([-38, -12, -20, -2, 0, 1, 20, -2, 38, -12]), 3),
    ],
  },
  bamboo_stalk: {
    words: 'bamboo bamboo_stick bamboo_stalk bamboo_shoot bambus bambusstange bambu bambou',
    colors: { bamboo_stalk: '#7cb84a', bamboo_leaf: '#4f8a2f' },
    hold: 'shaft',
    strokes: [
      mass('bamboo_leaf', round([4, -78, 24, -112, 62, -122, 44, -90])),
      mass('bamboo_leaf', round([-4, -52, -30, -66, -64, -60, -36, -42])),
      rod('bamboo_stalk', [0, 46, 0, -104], 19),
      mass('bamboo_leaf', round([0, -104, -14, -134, -4, -168, 12, -134])),
      ...[-64, -22, 20].map((y) => line('bamboo_stalk', way([-11, y - 2, 0, y + 3, 11, y - 2]), 4)),
    ],
  },
  pot_plant: {
    words: 'potted_plant pot_plant houseplant plant seedling topfpflanze zimmerpflanze plante_verte pianta_vaso bonsai',
    colors: { pot_plant: '#d97a4a', plant_leaf: '#5fae4e', plant_stem: '#3f7f3a' },
    hold: 'palm',
    strokes: [
      rod('plant_stem', [0, -40, 0, -78], 6),
      ...both((s) => mass('plant_leaf', round([s * 2, -50, s * 20, -84, s * 54, -88, s * 38, -56]))),
      mass('plant_leaf', even([0, -122, 16, -100, 12, -76, 0, -66])),
      ...both((s) => line('plant_leaf', way([s * 6, -54, s * 26, -70, s * 44, -82]), 3)),
      mass('pot_plant', evenPoly([31, -32, 22, 18], 6)),
      mass('pot_plant', box(0, -36, 76, 18, 6)),
    ],
  },
  newspaper: {
    words: 'newspaper news_paper broadsheet zeitung periodico journal_papier giornale jornal gazette',
    colors: { newspaper: '#f6f2e6', news_print: '#8a8f9c', news_picture: '#b9c6d6' },
    hold: 'palm',
    strokes: [
      mass('newspaper', poly([-52, -74, 0, -66, 52, -74, 52, 10, 0, 20, -52, 10], 4), { shade: 0.4 }),
      line('newspaper', way([0, -64, 0, 18]), 3),
      area('news_print', poly([-44, -63, -8, -57, -8, -47, -44, -53], 2)),
      area('news_picture', poly([10, -56, 44, -62, 44, -28, 10, -22], 2)),
      ...[-40, -28, -16, -4].map((y) => line('news_print', way([-43, y - 3, -8, y + 3]), 2.6)),
      ...[-12, 0].map((y) => line('news_print', way([9, y + 2, 44, y - 4]), 2.6)),
    ],
  },
  pocket_watch: {
    words: 'pocket_watch taschenuhr reloj_bolsillo montre_poche orologio_tasca stopwatch stoppuhr',
    colors: { pocket_watch: '#e0ad3a', watch_dial: '#fdf9ec', watch_hand: '#3f4656' },
    hold: 'hung',
    strokes: [
      ...wire('pocket_watch', way([-16, -6, -10, 12, 0, 16]), 4),
      ...wire('pocket_watch', oval(0, 18, 9), 5),
      mass('pocket_watch', oval(0, 58, 36)),
      mass('watch_dial', oval(0, 58, 26), { thin: true, shade: 0 }),
      ...at([0, 37, 21, 58, 0, 79, -21, 58], (x, y) => area('watch_hand', oval(x, y, 2.6))),
      line('watch_hand', way([0, 42, 0, 58, 13, 64]), 5),
    ],
  },
  honey_pot: {
    words: 'honey_pot honeypot honey_jar jar_of_honey pot_of_honey honigtopf honigglas tarro_miel pot_miel',
    colors: { honey_pot: '#c9803f', pot_honey: '#f8b52c', honey_label: '#fdf3dc' },
    hold: 'palm',
    strokes: [
      mass('honey_pot', round([-26, -52, -42, -28, -38, 8, 0, 20, 38, 8, 42, -28, 26, -52])),
      mass('honey_label', box(0, -14, 50, 28, 8), { thin: true, shade: 0 }),
      area('pot_honey', round([0, -25, 8, -14, 0, -4, -8, -14])),
      mass('pot_honey', round([-33, -56, 0, -68, 33, -56, 35, -44, 20, -42, 16, -26, 7, -40, -18, -40, -34, -44])),
    ],
  },
} as const satisfies Record<string, PropRow>;
