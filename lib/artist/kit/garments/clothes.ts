import { area, both, box, line, mass, oval, panel, poly, rod, round, stroke, type KitStroke, way } from '../strokes';
import type { GarmentRow } from './row';

const buttons = (material: string, ys: readonly number[], x = 0) => ys.map((y) => area(material, oval(x, y, 6, 5)));

/** A draped cloth from one shoulder to the hem, with a border along its edge. */
const drape = (cloth: string, border: string): KitStroke[] => [
  mass(cloth, poly([-130, -30, -52, -30, 120, 74, 140, 130, -150, 130], 4), { shade: 0.6 }),
  stroke(border, way([-52, -24, 20, 22, 124, 78]), 8),
  ...[0, 1, 2].map((fold) =>
    stroke(
      `${cloth}_shade`,
      way([-80 + fold * 8, -8 + fold * 26, -20 + fold * 22, 46 + fold * 18, 40 + fold * 20, 96]),
      3,
    ),
  ),
];

/** Clothes for the trunk, as drawing data; coordinates are those of `GarmentFrame`. */
export const CLOTHES_ROWS = {
  pyjamas: {
    words: 'pyjamas pyjama pajamas pajama schlafanzug pijama nightgown nightshirt onesie sleepwear',
    place: 'trunk',
    colors: { pyjamas: '#8fb4ec', pyjama_trim: '#fdfbf4', pyjama_star: '#fbe08a' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves', 'legs'],
    strokes: [
      ...[-72, -36, 36, 72].map((x) => stroke('pyjama_trim', way([x, -30, x * 1.05, 50, x, 130]), 3)),
      stroke('pyjama_trim', way([0, 12, 0, 130]), 5),
      ...buttons('pyjama_star', [34, 58, 82], 10),
    ],
    loose: both((s) =>
      mass('pyjamas', round([0, 16, s * 20, -14, s * 54, -10, s * 40, 22]), { thin: true, shade: 0.3 }),
    ),
    recoloured: true,
    bare: true,
  },
  raincoat: {
    words:
      'raincoat rain_coat rain_jacket regenmantel regenjacke impermeable cire impermeabile capa_chuva ' +
      'yellow_coat slicker',
    place: 'trunk',
    colors: { raincoat: '#fbc93c', coat_toggle: '#7a5038' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves'],
    strokes: [
      line('raincoat', way([0, 6, 0, 130]), 4),
      ...[34, 62].map((y) => rod('coat_toggle', [-11, y, 11, y], 6)),
      ...both((s) => panel('raincoat', box(s * 52, 78, 34, 13, 3))),
    ],
    loose: [
      mass('raincoat', round([-64, -16, 0, -22, 64, -16, 82, 4, 30, 18, 0, 24, -30, 18, -82, 4]), { shade: 0.5 }),
    ],
    recoloured: true,
    bare: true,
  },
  coat: {
    words:
      'coat jacket parka winter_coat jacke abrigo chaqueta ' +
      'manteau veste cappotto giacca casaco jaqueta puffer_jacket',
    place: 'trunk',
    colors: { coat: '#b5763c', coat_button: '#fbe3b5' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves'],
    strokes: [
      line('coat', way([0, 20, 0, 130]), 4),
      ...buttons('coat_button', [42, 64], 13),
      stroke('coat_shade', way([-130, 80, 0, 84, 130, 80]), 7),
    ],
    loose: both((s) =>
      mass('coat', round([0, 34, s * 14, -12, s * 58, -16, s * 66, 8, s * 30, 22]), { thin: true, shade: 0.4 }),
    ),
    recoloured: true,
    bare: true,
  },
  sweater: {
    words: 'sweater jumper pullover pulli jersey_lana sueter pull maglione knitwear turtleneck',
    place: 'trunk',
    colors: { sweater: '#d9534a', sweater_band: '#fdf3e0' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves'],
    strokes: [
      stroke(
        'sweater_band',
        way([-130, 40, -100, 52, -70, 40, -40, 52, -10, 40, 20, 52, 50, 40, 80, 52, 110, 40, 140, 52]),
        6,
      ),
      stroke('sweater_band', way([-130, 62, 0, 66, 130, 62]), 3),
      line('sweater', way([-130, 92, 0, 96, 130, 92]), 3),
    ],
    loose: [mass('sweater', round([-50, -14, 0, -20, 50, -14, 54, 6, 0, 14, -54, 6]), { thin: true, shade: 0.4 })],
    recoloured: true,
    bare: true,
  },
  dungarees: {
    words:
      'dungaree dungarees overall overalls jumpsuit latzhose lederhosen peto salopette tuta jardineira boiler_suit',
    place: 'trunk',
    colors: { dungarees: '#4a6fb8', dungaree_button: '#fbc53c' },
    frame: 'trunk',
    covers: ['legs'],
    strokes: [
      ...both((s) => [
        line('dungarees', way([s * 44, 34, s * 62, -24]), 17),
        stroke('dungarees', way([s * 44, 34, s * 62, -24]), 11),
      ]),
      mass('dungarees', poly([-50, 26, 50, 26, 56, 58, 150, 62, 150, 140, -150, 140, -150, 62, -56, 58], 5), {
        shade: 0.5,
      }),
      panel('dungarees', poly([-26, 40, 26, 40, 22, 62, -22, 62], 3)),
      ...both((s) => area('dungaree_button', oval(s * 42, 32, 7, 5))),
      line('dungarees', way([0, 84, 0, 130]), 3),
    ],
    recoloured: true,
  },
  kimono: {
    words: 'kimono yukata judo_suit karate_suit gi judogi bathrobe dressing_gown robe bademantel morgenmantel albornoz',
    place: 'trunk',
    colors: { kimono: '#e0607a', kimono_trim: '#fdf6ea', kimono_sash: '#4a4f8a' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves'],
    strokes: [
      line('kimono', way([-46, -24, -10, 24, 14, 56, 20, 130]), 4),
      stroke('kimono_trim', way([52, -26, 22, 14, -24, 58]), 10),
      stroke('kimono_trim', way([-50, -26, -22, 10, -4, 32]), 10),
      mass('kimono_sash', poly([-150, 56, 150, 56, 150, 80, -150, 80], 2), { thin: true, shade: 0.4 }),
    ],
    loose: [mass('kimono_sash', box(0, 68, 30, 30, 5), { thin: true, shade: 0.3 })],
    recoloured: true,
    bare: true,
  },
  poncho: {
    words: 'poncho serape blanket decke manta couverture coperta',
    place: 'trunk',
    colors: { poncho: '#d9584a', poncho_band: '#fbd34e', poncho_weave: '#3f9f9a' },
    frame: 'trunk',
    covers: ['trunk', 'arms'],
    strokes: [
      stroke('poncho_band', way([-150, 34, 0, 62, 150, 34]), 8),
      stroke('poncho_weave', way([-150, 50, 0, 80, 150, 50]), 6),
      line('poncho', way([0, 0, 0, 30]), 4),
    ],
    loose: [mass('poncho', round([-56, -14, 0, -20, 56, -14, 60, 8, 0, 20, -60, 8]), { thin: true, shade: 0.4 })],
    recoloured: true,
  },
  toga: {
    words: 'toga tunic tunika tunica chiton greek_robe roman_robe',
    place: 'trunk',
    colors: { toga: '#f8f4ea', toga_trim: '#b9284a' },
    frame: 'trunk',
    covers: [],
    strokes: drape('toga', 'toga_trim'),
    bare: true,
  },
  sari: {
    words: 'sari saree shawl_dress sarong pareo',
    place: 'trunk',
    colors: { sari: '#d9387a', sari_trim: '#fbc53c' },
    frame: 'trunk',
    covers: ['legs'],
    strokes: drape('sari', 'sari_trim'),
    recoloured: true,
  },
  wetsuit: {
    words:
      'wetsuit wet_suit diving_suit neoprene taucheranzug neopren traje_neopreno combinaison muta ' +
      'scuba_suit swimsuit leotard racing_suit tracksuit jogging_suit trainingsanzug chandal',
    place: 'trunk',
    colors: { wetsuit: '#36465e', wetsuit_stripe: '#4ac0c8' },
    frame: 'trunk',
    covers: ['trunk', 'sleeves', 'legs'],
    strokes: [
      ...both((s) => stroke('wetsuit_stripe', way([s * 84, -30, s * 62, 30, s * 70, 130]), 9)),
      line('wetsuit', way([0, -14, 0, 60]), 4),
      area('wetsuit_stripe', oval(0, 62, 6, 6)),
    ],
    bare: true,
    recoloured: true,
  },
  dress: {
    words: 'dress gown ballgown ball_gown sundress kleid vestido robe_femme abito',
    place: 'trunk',
    colors: { dress: '#e8608a', dress_trim: '#fdf3f4' },
    frame: 'trunk',
    covers: ['trunk'],
    strokes: [],
    loose: [
      mass('dress', poly([-74, 56, 74, 56, 150, 126, 96, 134, 48, 126, 0, 136, -48, 126, -96, 134, -150, 126], 6), {
        shade: 0.6,
      }),
      stroke('dress_trim', way([-76, 58, 0, 62, 76, 58]), 7),
      ...both((s) =>
        mass('dress_trim', round([0, 14, s * 16, -8, s * 44, -10, s * 34, 12]), { thin: true, shade: 0.2 }),
      ),
    ],
    recoloured: true,
    bare: true,
  },
  high_vis: {
    words: 'high_vis hi_vis safety_vest reflective_vest high_visibility warnweste gilet_jaune',
    place: 'trunk',
    colors: { high_vis: '#f2802e', vis_stripe: '#f4f2c8' },
    frame: 'trunk',
    covers: ['trunk'],
    strokes: [
      ...both((s) => stroke('vis_stripe', way([s * 50, -30, s * 48, 60]), 9)),
      stroke('vis_stripe', way([-130, 62, 0, 66, 130, 62]), 10),
      line('high_vis', way([0, 0, 0, 130]), 4),
    ],
  },
} as const satisfies Record<string, GarmentRow>;
