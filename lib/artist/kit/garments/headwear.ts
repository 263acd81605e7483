import { area, at, both, line, mass, oval, poly, round, stroke, way, wire } from '../strokes';
import type { GarmentRow } from './row';

const GOGGLES = round([
  -170, -50, -90, -80, 0, -74, 90, -80, 170, -50, 172, 30, 108, 72, 40, 62, 0, 38, -40, 62, -108, 72, -172, 30,
]);

/** The outline of an afro: curls around the top of the head, and the hairline above the brow. */
const AFRO = [
  ...Array.from({ length: 23 }, (_, index) => {
    const angle = ((160 + index * 10) * Math.PI) / 180;
    const reach = index % 2 ? 1 : 0.93;
    return [Math.cos(angle) * 138 * reach, -34 + Math.sin(angle) * 104 * reach];
  }).flat(),
  92,
  12,
  54,
  -8,
  0,
  -14,
  -54,
  -8,
  -92,
  12,
];

/** A small curl around its middle. */
const CURL = [-10, 4, -6, -7, 6, -7, 9, 3, 0, 7];

/** Hats, glasses, ear pieces and footwear, as drawing data; coordinates are those of `GarmentFrame`. */
export const HEADWEAR_ROWS = {
  trousers: {
    words: 'trouser trousers pants jeans hose pantalon pantalones pantalone calca leggings',
    place: 'legs',
    colors: { trousers: '#4d5b86' },
    frame: 'trunk',
    covers: ['legs'],
    strokes: [
      mass('trousers', poly([-160, 64, 160, 64, 160, 150, -160, 150], 2), { shade: 0.4 }),
      line('trousers', way([-130, 72, 0, 76, 130, 72]), 3),
    ],
    recoloured: true,
  },
  short_pants: {
    words:
      'shorts boardshorts board_shorts short_pants short_trousers bermuda bermudas swim_trunks swimming_trunks ' +
      'kurze_hose kurzhose badehose ' +
      'pantalon_corto pantalones_cortos pantaloncini calcoes calcao',
    place: 'legs',
    colors: { short_pants: '#4d5b86' },
    frame: 'trunk',
    covers: ['thighs'],
    strokes: [
      mass('short_pants', poly([-160, 64, 160, 64, 160, 150, -160, 150], 2), { shade: 0.4 }),
      line('short_pants', way([-130, 72, 0, 76, 130, 72]), 3),
    ],
    recoloured: true,
  },
  socks: {
    words: 'sock socke calcetin chaussette calzino meia stocking slipper',
    place: 'feet',
    colors: { socks: '#e0564a' },
    frame: 'trunk',
    covers: ['feet'],
    strokes: [],
    recoloured: true,
  },
  sneakers: {
    words:
      'sneaker running_shoe tennis_shoe gym_shoe sport_shoe trainer_shoe turnschuh sneakers zapatilla_deporte ' +
      'chaussure_sport scarpa_ginnastica',
    place: 'feet',
    colors: { sneakers: '#f4f6fb' },
    frame: 'trunk',
    covers: ['feet'],
    strokes: [],
    recoloured: true,
  },
  flames: {
    words: 'flame flaming flaming_hair hair_on_fire head_on_fire flamme fiamma flamma',
    place: 'head',
    colors: { flames: '#f5662c', flame_heart: '#fbc934' },
    frame: 'crown',
    rise: 1.66,
    strokes: [],
    loose: [
      mass(
        'flames',
        round([
          -72, 20, -98, -26, -78, -74, -64, -44, -50, -84, -14, -138, 8, -168, 18, -126, 44, -86, 56, -108, 88, -62, 98,
          -24, 72, 20, 0, 30,
        ]),
        { shade: 0.4 },
      ),
      mass(
        'flame_heart',
        round([-42, 22, -58, -12, -36, -46, -12, -36, 4, -86, 26, -44, 48, -30, 58, -6, 42, 22, 0, 28]),
        { thin: true, shade: 0 },
      ),
    ],
  },
  sombrero: {
    words: 'sombrero mariachi_hat mexican_hat',
    place: 'head',
    colors: { sombrero: '#e8b452', sombrero_band: '#d0403c', sombrero_trim: '#3f9f7a' },
    frame: 'crown',
    rise: 0.6,
    strokes: [],
    loose: [
      mass('sombrero', round([-42, 6, -44, -50, -26, -96, 0, -104, 26, -96, 44, -50, 42, 6, 0, 12])),
      mass(
        'sombrero',
        round([-196, -22, -150, 0, -60, 6, 0, 8, 60, 6, 150, 0, 196, -22, 170, 22, 80, 36, 0, 40, -80, 36, -170, 22]),
        { shade: 0.6 },
      ),
      stroke('sombrero_trim', way([-168, 8, -80, 24, 0, 28, 80, 24, 168, 8]), 7),
      stroke('sombrero_band', way([-46, -14, 0, -6, 46, -14]), 12),
      ...at([-120, 16, -40, 27, 40, 27, 120, 16], (x, y) => area('sombrero_band', oval(x, y, 6, 6))),
    ],
  },
  mushroom_hat: {
    words:
      'mushroom_hat mushroom_cap mushroom_helmet toadstool_hat toadstool_cap pilzhut sombrero_seta chapeau_champignon',
    place: 'head',
    colors: { mushroom_hat: '#dc3f3f', mushroom_dot: '#fdf8ee', mushroom_gills: '#f6e7cc' },
    frame: 'crown',
    rise: 0.9,
    strokes: [],
    loose: [
      mass('mushroom_gills', round([-128, -4, 0, -14, 128, -4, 96, 26, 0, 34, -96, 26]), { shade: 0.4 }),
      mass(
        'mushroom_hat',
        round([-156, -2, -140, -52, -86, -102, 0, -124, 86, -102, 140, -52, 156, -2, 128, 12, 0, 6, -128, 12]),
        {
          inside: [
            { path: oval(-4, -78, 36, 24), material: 'mushroom_dot' },
            { path: oval(-92, -42, 25, 22), material: 'mushroom_dot' },
            { path: oval(84, -48, 29, 24), material: 'mushroom_dot' },
            { path: oval(34, -20, 15, 11), material: 'mushroom_dot' },
            { path: oval(-42, -22, 11, 9), material: 'mushroom_dot' },
          ],
        },
      ),
    ],
  },
  flat_cap: {
    words: 'flat_cap newsboy_cap newsboy paperboy_cap peaky_cap ivy_cap driving_cap schiebermutze boina_plana coppola',
    place: 'head',
    colors: { flat_cap: '#7d7468', flat_cap_check: '#5f574d' },
    frame: 'crown',
    rise: 0.34,
    strokes: [],
    loose: [
      mass('flat_cap', round([-118, 2, -104, -38, -48, -64, 16, -66, 84, -48, 120, -8, 104, 16, 0, 8, -100, 16])),
      line('flat_cap', way([0, -64, 0, 4]), 3),
      ...both((s) => line('flat_cap', way([s * 8, -62, s * 64, -36, s * 86, 4]), 3)),
      mass('flat_cap_check', round([-96, 12, -40, 4, 0, 2, 40, 4, 96, 12, 76, 32, 0, 38, -76, 32]), { shade: 0.4 }),
      mass('flat_cap', oval(0, -68, 13, 8), { thin: true, shade: 0.3 }),
    ],
    recoloured: true,
  },
  nightcap: {
    words: 'nightcap night_cap sleeping_cap sleep_cap schlafmutze gorro_dormir bonnet_nuit',
    place: 'head',
    colors: { nightcap: '#6f8fd8', nightcap_fluff: '#fdfbf4' },
    frame: 'crown',
    rise: 0.5,
    strokes: [],
    loose: [
      mass('nightcap', round([-92, 8, -70, -60, -10, -92, 60, -76, 118, -20, 136, 50, 116, 54, 88, 10, 0, 14])),
      mass('nightcap_fluff', oval(126, 62, 22, 20), { shade: 0.3 }),
      mass('nightcap_fluff', round([-100, 6, -50, -8, 0, -10, 50, -8, 100, 6, 96, 24, 0, 20, -96, 24]), { shade: 0.3 }),
    ],
    recoloured: true,
  },
  ski_goggles: {
    words:
      'goggles ski_goggles snow_goggles skibrille gafa_esqui masque_ski swim_goggles swimming_goggles ' +
      'diving_mask diving_goggles snorkel snorkel_mask vr_headset vr_goggles vr pilot_goggles ' +
      'aviator_goggles welding_goggles',
    place: 'eyes',
    colors: { ski_goggles: '#f0783c', goggle_lens: '#8fd4f0', goggle_strap: '#3a4258' },
    frame: 'eyes',
    strokes: [],
    loose: [
      ...both((s) => stroke('goggle_strap', way([s * 150, -4, s * 196, -10]), 15)),
      area(
        'goggle_lens',
        round([
          -152, -40, -84, -62, 0, -58, 84, -62, 152, -40, 152, 22, 100, 54, 46, 46, 0, 20, -46, 46, -100, 54, -152, 22,
        ]),
        0.42,
      ),
      ...wire('ski_goggles', GOGGLES, 15),
      stroke('glint', way([-128, -4, -112, -32, -78, -44]), 6),
    ],
  },
  hearing_aid: {
    words: 'hearing_aid horgerat audifono appareil_auditif apparecchio_acustico aparelho_auditivo',
    place: 'ears',
    colors: { hearing_aid: '#4aa8d8', aid_tube: '#dfe9f2' },
    frame: 'ears',
    strokes: [],
    loose: both((s) => [
      stroke('aid_tube', way([s * 104, -12, s * 96, 4, s * 97, 18]), 5),
      mass('hearing_aid', round([s * 98, -24, s * 114, -26, s * 120, -4, s * 112, 16, s * 104, 4]), { shade: 0.3 }),
    ]),
  },
  headset: {
    words: 'headset headset_microphone call_center kopfhorer_mikrofon casque_micro cuffie_microfono',
    place: 'ears',
    colors: { headset: '#3b4a6b', headset_pad: '#4ac0c8' },
    frame: 'ears',
    rise: 0.2,
    strokes: [],
    loose: [
      line('headset', way([-102, 0, -82, -82, 0, -116, 82, -82, 102, 0]), 21),
      stroke('headset', way([-102, 0, -82, -82, 0, -116, 82, -82, 102, 0]), 12),
      stroke('headset', way([96, 30, 84, 74, 40, 90]), 7),
      mass('headset_pad', oval(34, 90, 12, 9)),
      ...both((s) => [mass('headset_pad', oval(s * 88, 8, 9, 27)), mass('headset', oval(s * 100, 8, 16, 33))]),
    ],
    recoloured: true,
  },
  afro_wig: {
    words: 'afro_wig curly_wig clown_wig disco_wig afroperucke peluca_afro perruque_afro parrucca_afro peruca_afro',
    place: 'head',
    colors: { afro_wig: '#4a3128' },
    frame: 'crown',
    rise: 1,
    strokes: [],
    loose: [
      mass('afro_wig', round(AFRO)),
      ...[-84, -62, -30, -96, 34, -92, 86, -58, 4, -58, -52, -34, 54, -30].flatMap((x, index, all) =>
        index % 2 ? [] : [line('afro_wig', way(CURL.map((d, axis) => d + (axis % 2 ? (all[index + 1] ?? 0) : x))), 3)],
      ),
    ],
  },
} as const satisfies Record<string, GarmentRow>;
