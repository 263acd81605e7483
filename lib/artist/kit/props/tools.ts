import { area, both, box, evenPoly, line, mass, oval, poly, rod, round, stroke, way, wire } from '../strokes';
import type { PropRow } from './prop';

/** Tools for garden, workshop, house and kitchen; coordinates are those of `PropRow`. */
export const TOOL_PROPS = {
  watering_can: {
    words: 'watering_can giesskanne regadera arrosoir annaffiatoio regador',
    colors: { watering_can: '#4a9fd8', can_rose: '#2f6fa0' },
    hold: 'hung',
    strokes: [
      ...wire('can_rose', way([-22, 16, -24, -4, 0, -12, 24, -4, 22, 16]), 7),
      mass('can_rose', poly([24, 52, 66, 18, 74, 28, 30, 66], 5)),
      mass('can_rose', poly([58, 8, 88, 24, 74, 44], 6)),
      mass('watering_can', evenPoly([28, 14, 36, 74], 10)),
    ],
  },
  toilet_brush: {
    words: 'toilet_brush loo_brush klobursten toilettenburste escobilla brosse_toilette scopino escova_sanitaria',
    colors: { toilet_brush: '#f4f6fb', toilet_bristle: '#8fc7ea' },
    hold: 'shaft',
    strokes: [
      rod('toilet_brush', [0, 34, 0, -58], 12),
      mass('toilet_bristle', round([-12, -52, -28, -66, -30, -96, -16, -116, 16, -116, 30, -96, 28, -66, 12, -52])),
      ...[-14, 0, 14].map((x) => line('toilet_bristle', way([x, -66, x * 1.1, -78]), 3)),
      ...[-14, 0, 14].map((x) => line('toilet_bristle', way([x, -92, x * 1.1, -104]), 3)),
    ],
  },
  axe: {
    words: 'axe ax hatchet battle_axe axt beil hacha hache ascia machado tomahawk',
    colors: { axe: '#b9c3d0', axe_shaft: '#9a6238' },
    hold: 'shaft',
    strokes: [
      rod('axe_shaft', [0, 40, 0, -96], 13),
      mass('axe', round([-12, -94, 10, -90, 46, -110, 58, -72, 46, -34, 10, -54, -12, -52])),
      line('axe', way([46, -102, 50, -72, 46, -42]), 4),
    ],
  },
  shovel: {
    words: 'shovel spade schaufel spaten pala pelle trowel snow_shovel',
    colors: { shovel: '#9aa7b8', shovel_shaft: '#a86f3c' },
    hold: 'shaft',
    strokes: [
      rod('shovel_shaft', [0, 44, 0, -58], 12),
      rod('shovel_shaft', [-15, 46, 15, 46], 12),
      mass('shovel', evenPoly([26, -56, 28, -96, 0, -124], 12)),
    ],
  },
  rake: {
    words: 'rake rechen harke rastrillo rateau rastrello ancinho',
    colors: { rake: '#7a8698', rake_shaft: '#a86f3c' },
    hold: 'shaft',
    strokes: [
      rod('rake_shaft', [0, 52, 0, -84], 12),
      ...[-30, -10, 10, 30].map((x) => rod('rake', [x, -84, x, -116], 9, 6)),
      rod('rake', [-32, -84, 32, -84], 13),
    ],
  },
  pitchfork: {
    words: 'pitchfork hay_fork heugabel mistgabel fourche horca forcone forcado',
    colors: { pitchfork: '#8592a4', pitchfork_shaft: '#a86f3c' },
    hold: 'shaft',
    strokes: [
      rod('pitchfork_shaft', [0, 58, 0, -66], 11),
      ...wire('pitchfork', way([-24, -122, -24, -84, -12, -70, 12, -70, 24, -84, 24, -122]), 7),
      ...wire('pitchfork', way([0, -70, 0, -124]), 7),
    ],
  },
  screwdriver: {
    words: 'screwdriver schraubenzieher schraubendreher destornillador tournevis cacciavite',
    colors: { screwdriver: '#f0a030', driver_shaft: '#b9c3d0' },
    hold: 'shaft',
    strokes: [
      rod('driver_shaft', [0, -8, 0, -78], 9),
      mass('driver_shaft', evenPoly([4, -92, 9, -74], 2)),
      mass('screwdriver', box(0, 6, 24, 56, 10)),
      line('screwdriver', way([0, -8, 0, 20]), 4),
    ],
  },
  saw: {
    words: 'saw hand_saw handsaw sierra scie sega serra',
    colors: { saw: '#c3ccd8', saw_grip: '#c4543f' },
    hold: 'shaft',
    strokes: [
      mass(
        'saw',
        poly([-12, -14, 14, -14, 22, -30, 14, -42, 22, -56, 14, -68, 22, -82, 14, -94, 18, -112, -6, -112], 3),
      ),
      mass('saw_grip', box(0, 4, 34, 44, 13)),
    ],
  },
  drill: {
    words: 'drill power_drill bohrmaschine akkuschrauber taladro perceuse trapano furadeira',
    colors: { drill: '#f0b02c', drill_bit: '#4a5468' },
    hold: 'palm',
    strokes: [
      rod('drill_bit', [34, -40, 74, -40], 8),
      mass('drill_bit', box(38, -40, 20, 24, 6)),
      mass('drill', box(0, -40, 66, 36, 11)),
      mass('drill', poly([-20, -26, 10, -26, 6, 26, -18, 26], 6)),
      mass('drill_bit', box(-6, 30, 40, 16, 5)),
    ],
  },
  paint_roller: {
    words: 'paint_roller farbrolle rodillo rouleau_peinture rullo',
    colors: { paint_roller: '#4ab0d8', roller_frame: '#8a93a6' },
    hold: 'shaft',
    strokes: [
      stroke('roller_frame', way([0, -14, 0, -48, 42, -54, 42, -84, 30, -86]), 6),
      rod('roller_frame', [0, 32, 0, -18], 16),
      mass('paint_roller', box(-2, -88, 74, 34, 12)),
    ],
  },
  mop: {
    words: 'mop wischmop fregona serpilliere mocio esfregao',
    colors: { mop: '#eef0f4', mop_stick: '#4a9fd8' },
    hold: 'shaft',
    strokes: [
      rod('mop_stick', [0, 56, 0, -72], 10),
      mass('mop', round([-12, -70, 12, -70, 38, -104, 26, -122, 10, -112, 0, -126, -10, -112, -26, -122, -38, -104])),
      ...[-14, 0, 14].map((x) => line('mop', way([x * 0.5, -80, x * 1.3, -108]), 4)),
    ],
  },
  feather_duster: {
    words: 'feather_duster duster staubwedel plumero plumeau piumino espanador',
    colors: { feather_duster: '#f58fb4', duster_grip: '#6d4a3a' },
    hold: 'shaft',
    strokes: [
      rod('duster_grip', [0, 34, 0, -30], 11),
      mass('feather_duster', round([0, -28, 26, -44, 32, -74, 18, -104, 0, -112, -18, -104, -32, -74, -26, -44])),
      ...both((s) => line('feather_duster', way([s * 4, -46, s * 14, -70, s * 12, -92]), 4)),
    ],
  },
  spoon: {
    words: 'spoon wooden_spoon loffel kochloffel cuchara cuillere cucchiaio colher ladle schopfkelle mestolo louche',
    colors: { spoon: '#c98a52' },
    hold: 'shaft',
    strokes: [
      rod('spoon', [0, 34, 0, -50], 11),
      mass('spoon', oval(0, -72, 20, 28)),
      line('spoon', oval(0, -74, 10, 16), 3),
    ],
  },
  fork: {
    words: 'fork gabel tenedor fourchette forchetta garfo',
    colors: { fork: '#b9c3d0' },
    hold: 'shaft',
    strokes: [
      rod('fork', [0, 34, 0, -48], 11),
      mass(
        'fork',
        poly(
          [
            -22, -104, -13, -104, -12, -76, -5, -76, -4, -104, 4, -104, 5, -76, 12, -76, 13, -104, 22, -104, 22, -62,
            10, -46, -10, -46, -22, -62,
          ],
          4,
        ),
      ),
    ],
  },
  knife: {
    words: 'knife messer kitchen_knife cuchillo couteau coltello faca dagger cleaver',
    colors: { knife: '#cfd7e0', knife_grip: '#5a3a2c' },
    hold: 'shaft',
    strokes: [mass('knife', poly([-11, -22, -11, -104, 16, -72, 16, -22], 6)), rod('knife_grip', [0, 26, 0, -16], 18)],
  },
  spatula: {
    words: 'spatula turner pfannenwender espatula spatule spatola',
    colors: { spatula: '#5b6678', spatula_grip: '#c4543f' },
    hold: 'shaft',
    strokes: [
      rod('spatula', [0, 0, 0, -54], 9),
      rod('spatula_grip', [0, 36, 0, -2], 15),
      mass('spatula', evenPoly([22, -110, 20, -54], 7)),
      ...[-10, 0, 10].map((x) => line('spatula', way([x, -96, x, -68]), 4)),
    ],
  },
  rolling_pin: {
    words: 'rolling_pin nudelholz teigrolle rodillo_cocina rouleau_patisserie mattarello rolo_massa',
    colors: { rolling_pin: '#dba869', pin_grip: '#a8692c' },
    hold: 'shaft',
    strokes: [rod('pin_grip', [0, 32, 0, -112], 13), mass('rolling_pin', box(0, -54, 34, 88, 12))],
  },
  frying_pan: {
    words: 'frying_pan bratpfanne pfanne sarten poele padella frigideira skillet pan wok',
    colors: { frying_pan: '#3f4656', pan_inside: '#5f6878', pan_grip: '#8a5a37', yolk: '#fbc53c' },
    hold: 'shaft',
    strokes: [
      rod('pan_grip', [0, 36, 0, -36], 14),
      mass('frying_pan', oval(0, -76, 42)),
      area('pan_inside', oval(0, -76, 32)),
      area('glint', oval(-4, -78, 18, 16)),
      area('yolk', oval(-2, -76, 8)),
    ],
  },
  fishing_rod: {
    words: 'fishing_rod fishing_pole angel angelrute cana_pescar canne_peche canna_pesca fishing',
    colors: { fishing_rod: '#8a5a37', fishing_line: '#8a93a6', lure: '#e5484d' },
    hold: 'shaft',
    strokes: [
      stroke('fishing_line', way([40, -138, 66, -110, 66, -58]), 3.5),
      rod('fishing_rod', [-8, 42, 40, -138], 12, 5),
      mass('fishing_line', oval(4, -18, 11)),
      mass('lure', round([66, -62, 76, -46, 66, -30, 56, -46])),
    ],
  },
  butterfly_net: {
    words: 'net butterfly_net fishing_net netz kescher red_mariposas filet epuisette retino rede',
    colors: { butterfly_net: '#8a5a37', net_mesh: '#dff1e4' },
    hold: 'shaft',
    strokes: [
      mass('net_mesh', round([-34, -96, 34, -96, 30, -56, 4, -34, -26, -54]), { thin: true, shade: 0.2 }),
      ...[-14, 4, 20].map((x) => line('net_mesh', way([x, -94, x * 0.6, -48]), 3)),
      line('net_mesh', way([-30, -76, 30, -76]), 3),
      ...wire('butterfly_net', oval(0, -98, 36, 12), 6),
      rod('butterfly_net', [0, 50, 0, -86], 10),
    ],
  },
  scissors: {
    words: 'scissors scissor schere tijera ciseaux forbici tesoura',
    colors: { scissors: '#c3ccd8', scissor_grip: '#e0564a' },
    hold: 'palm',
    strokes: [
      mass('scissors', poly([-8, -34, 6, -34, 24, -100, 12, -98], 3)),
      mass('scissors', poly([8, -34, -6, -34, -24, -100, -12, -98], 3)),
      ...both((s) => wire('scissor_grip', oval(s * 18, -12, 14, 17), 7)).flat(),
    ],
  },
  torch: {
    words: 'torch flaming_torch fackel antorcha flambeau torcia_fuoco tocha',
    colors: { torch: '#8a5a37', torch_fire: '#f5742c', torch_core: '#fbd34e' },
    hold: 'shaft',
    strokes: [
      mass('torch_fire', round([0, -138, 22, -96, 18, -62, 0, -52, -18, -62, -22, -96])),
      area('torch_core', round([0, -104, 11, -80, 0, -58, -11, -80])),
      mass('torch', evenPoly([20, -58, 7, 40], 5)),
    ],
  },
  flashlight: {
    words: 'flashlight taschenlampe linterna lampe_torche pila',
    colors: { flashlight: '#3f5f9a', beam: '#fbe58a' },
    hold: 'shaft',
    strokes: [
      area('beam', poly([-22, -58, 22, -58, 46, -130, -46, -130], 8), 0.6),
      rod('flashlight', [0, 30, 0, -32], 18),
      mass('flashlight', evenPoly([24, -60, 12, -26], 5)),
    ],
  },
} as const satisfies Record<string, PropRow>;
