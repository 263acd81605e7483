import { area, box, line, mark, mass, oval, panel, poly, round, stroke, way, wire } from '../strokes';
import type { GarmentRow } from './row';

/** A rounded pad with a hard cap, over a joint. */
const pad = (material: string, cap: string) => [
  mass(material, round([-112, -92, 0, -118, 112, -92, 126, 0, 112, 92, 0, 118, -112, 92, -126, 0])),
  mass(cap, round([-66, -54, 0, -72, 66, -54, 72, 0, 62, 56, 0, 74, -62, 56, -72, 0]), { thin: true, shade: 0.4 }),
];

/** What is worn on arms and legs, as drawing data; coordinates are those of `GarmentFrame`. */
export const LIMB_ROWS = {
  kneepads: {
    words: 'knee_pad kneepad knee_guard knieschoner knieschutzer rodillera genouillere ginocchiera joelheira',
    place: 'knees',
    colors: { kneepads: '#3f4656', kneepads_cap: '#8e98aa' },
    frame: 'knees',
    strokes: [],
    loose: pad('kneepads', 'kneepads_cap'),
    recoloured: true,
  },
  elbowpads: {
    words: 'elbow_pad elbowpad elbow_guard ellbogenschoner ellenbogenschutzer codera coudiere gomitiera cotoveleira',
    place: 'elbows',
    colors: { elbowpads: '#3f4656', elbowpads_cap: '#8e98aa' },
    frame: 'elbows',
    strokes: [],
    loose: pad('elbowpads', 'elbowpads_cap'),
    recoloured: true,
  },
  water_wings: {
    words:
      'armband arm_band water_wing swim_armband swimming_armband inflatable_armband arm_floatie arm_float floatie ' +
      'schwimmflugel manguito brassard bracciolo boia_de_braco',
    place: 'elbows',
    colors: { water_wings: '#ff8a3c', water_wings_seam: '#fff3df' },
    frame: 'elbows',
    strokes: [],
    loose: [
      mass('water_wings', round([-128, -214, 0, -226, 128, -214, 170, -136, 128, -58, 0, -48, -128, -58, -170, -136])),
      stroke('water_wings_seam', way([-156, -138, 0, -124, 156, -138]), 4),
    ],
    recoloured: true,
  },
  wristwatch: {
    words:
      'watch wrist_watch wristwatch smart_watch smartwatch armbanduhr reloj_pulsera montre_bracelet ' +
      'orologio_polso relogio_pulso fitness_tracker fitness_band',
    place: 'wrists',
    colors: { wristwatch: '#3a4a6b', watch_case: '#e8c25a', watch_face: '#fdfaf0' },
    frame: 'wrist',
    sided: 'wrist arm hand paw',
    strokes: [],
    loose: [
      mass('wristwatch', poly([-122, -46, 122, -46, 122, 46, -122, 46], 18), { thin: true, shade: 0.4 }),
      mass('watch_case', oval(0, 0, 104)),
      area('watch_face', oval(0, 0, 76)),
      stroke('watch_case_line', way([0, -46, 0, 0, 34, 20]), 4.5),
    ],
    recoloured: true,
  },
  bracelet: {
    words:
      'bracelet wristband wrist_band sweatband friendship_bracelet captain_armband armreif ' +
      'pulsera braccialetto pulseira',
    place: 'wrists',
    colors: { bracelet: '#e0609a' },
    frame: 'wrist',
    sided: 'wrist arm hand paw',
    strokes: [],
    loose: [
      mass('bracelet', poly([-118, -34, 0, -26, 118, -34, 118, 34, 0, 42, -118, 34], 16), { shade: 0.4 }),
      line('bracelet', way([-108, 4, 0, 12, 108, 4]), 3),
    ],
    recoloured: true,
  },
  jewel_ring: {
    words:
      'ring diamond_ring wedding_ring engagement_ring gold_ring signet_ring anillo bague anello ehering verlobungsring',
    place: 'fingers',
    colors: { jewel_ring: '#f0bf3f', ring_jewel: '#8fdcf5' },
    frame: 'hand',
    sided: 'hand paw finger',
    strokes: [],
    loose: [
      mass('jewel_ring', poly([-58, 22, 58, 22, 56, 58, -56, 58], 16), { thin: true, shade: 0.2 }),
      mass('ring_jewel', poly([-38, -44, 38, -44, 62, -12, 0, 40, -62, -12], 4), { thin: true, shade: 0.2 }),
      area('ring_jewel_light', poly([-30, -34, 8, -34, -12, -10, -44, -12], 3)),
    ],
  },
  boxing_gloves: {
    words: 'boxing_glove boxhandschuh guante_boxeo gant_boxe guantone_boxe luva_boxe',
    place: 'hands',
    colors: { boxing_gloves: '#d9384a' },
    frame: 'hands',
    strokes: [],
    loose: [
      mass('boxing_gloves', round([-84, -128, 20, -152, 118, -116, 150, -10, 118, 88, 10, 124, -96, 94, -130, -20])),
      mass('boxing_gloves', round([-146, -48, -104, -76, -60, -48, -50, 18, -86, 54, -138, 30])),
      line('boxing_gloves', way([46, -64, 66, -30, 60, 10]), 4),
      area('boxing_gloves_light', round([-40, -116, 10, -128, 30, -112, -10, -98])),
    ],
    recoloured: true,
  },
  hook_hand: {
    words: 'hook hook_hand hand_hook pirate_hook hakenhand piratenhaken garfio main_crochet uncino_da_pirata',
    place: 'fingers',
    colors: { hook_hand: '#4a4657', hook_steel: '#b9c3d0' },
    frame: 'hand',
    sided: 'hand paw arm wrist',
    strokes: [],
    loose: [
      ...wire('hook_steel', way([0, 60, 0, 166, 42, 240, 120, 232, 150, 158]), 10),
      mass('hook_hand', round([-104, -84, 0, -112, 104, -84, 112, 20, 66, 96, 0, 108, -66, 96, -112, 20])),
      line('hook_hand', way([-104, -44, 0, -62, 104, -44]), 4),
    ],
  },
  wound_wrap: {
    words:
      'arm_bandage bandaged_arm bandage_arm wrapped_arm armverband brazo_vendado bras_bande braccio_fasciato ' +
      'wound_dressing hand_wrap wrist_wrap',
    place: 'wrists',
    colors: { wound_wrap: '#fbf6ea', wrap_fold: '#dcd2bb' },
    frame: 'forearm',
    sided: 'arm wrist hand paw elbow',
    strokes: [],
    loose: [
      mass('wound_wrap', poly([-118, 22, 118, 22, 114, 86, -114, 86], 16), {
        shade: 0.4,
        inside: [
          mark('wrap_fold', poly([-130, 38, 130, 52, 130, 57, -130, 43], 1)),
          mark('wrap_fold', poly([-130, 62, 130, 74, 130, 79, -130, 67], 1)),
        ],
      }),
    ],
  },
  plaster_cast: {
    words:
      'plaster_cast arm_cast cast_on_its_arm cast_on_his_arm cast_on_her_arm arm_in_plaster arm_in_a_cast gipsarm ' +
      'brazo_escayolado bras_platre braccio_ingessato',
    place: 'wrists',
    colors: { plaster_cast: '#fbf9f4', cast_note: '#e5628a' },
    frame: 'forearm',
    sided: 'arm wrist hand paw',
    strokes: [],
    loose: [
      mass('plaster_cast', poly([-128, -14, 128, -14, 122, 96, -122, 96], 24)),
      area('cast_note', round([0, 66, -42, 44, -38, 28, -16, 26, 0, 36, 16, 26, 38, 28, 42, 44])),
    ],
  },
  sling: {
    words: 'sling arm_sling arm_in_a_sling armschlinge cabestrillo echarpe_bras tipoia broken_arm gebrochener_arm',
    place: 'chest',
    colors: { sling: '#fbf6ea', sling_strap: '#dfe6ee' },
    frame: 'forearm',
    sided: 'arm',
    strokes: [],
    loose: [
      mass('sling', round([-112, -40, 40, -62, 190, -44, 244, 40, 200, 124, 60, 150, -96, 146, -120, 60])),
      line('sling', way([-92, 104, 40, 112, 176, 92]), 4),
      line('sling', way([196, -16, 220, 34, 200, 78]), 3),
    ],
    hung: [
      mass('sling_strap', poly([34, -34, 50, -26, 96, 62, 78, 66], 4), { thin: true, shade: 0.2 }),
      mass('sling_strap', poly([-50, -26, -34, -34, 34, 66, 14, 70], 4), { thin: true, shade: 0.2 }),
    ],
  },
  nose_plaster: {
    words: 'adhesive_bandage nose_plaster curita',
    place: 'nose',
    colors: { nose_plaster: '#f3c79b', plaster_pad: '#fbe6cd' },
    frame: 'brow',
    strokes: [],
    loose: [
      mass('nose_plaster', box(0, 0, 118, 46, 22), { thin: true, shade: 0.3 }),
      panel('plaster_pad', box(0, 0, 44, 44, 5)),
      ...[-40, 40].flatMap((x) => [-8, 8].map((y) => area('plaster_pad', oval(x, y, 4)))),
    ],
  },
  head_bandage: {
    words:
      'head_bandage bandaged_head kopfverband verband vendaje vendaje_cabeza bandage_tete ' +
      'bendaggio fascia_testa atadura',
    place: 'head',
    colors: { head_bandage: '#fbf6ea' },
    frame: 'crown',
    rise: 0.1,
    strokes: [],
    loose: [
      mass(
        'head_bandage',
        round([-105, 20, -107, -6, -60, -20, 0, -22, 60, -20, 107, -6, 105, 20, 60, 15, 0, 18, -60, 15]),
      ),
      line('head_bandage', way([-104, 8, -50, -6, 30, -14, 72, -16]), 3),
      line('head_bandage', way([-88, -12, -30, -2, 50, 6, 104, 8]), 3),
    ],
  },
} as const satisfies Record<string, GarmentRow>;
