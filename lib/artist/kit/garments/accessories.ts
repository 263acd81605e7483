import { area, at, both, box, line, mass, oval, poly, round, stroke, way, wire } from '../strokes';
import type { GarmentRow } from './row';

/** A lens of sunglasses above the forehead, on one side (-1 or 1), scaled about its middle. */
const raisedLens = (side: number, size: number): number[] =>
  [-28, -12, 0, -16, 28, -12, 30, 4, 16, 18, -12, 18, -28, 4].map((value, index) =>
    index % 2 ? -72 + value * size : side * (38 + value * size),
  );

/** A glass of square spectacles, on one side of the nose. */
const squareLens = (s: 1 | -1) => box(s * 100, 0, 132, 138, 26);

/** Accessories over clothes and on the head, as drawing data; coordinates are those of `GarmentFrame`. */
export const ACCESSORY_ROWS = {
  shower_cap: {
    words: 'shower_cap bath_cap bathing_cap duschhaube badehaube gorro_ducha bonnet_douche cuffia_doccia touca_banho',
    place: 'head',
    colors: { shower_cap: '#8fd0ee', shower_cap_band: '#f7fbff', shower_cap_dot: '#f58fa9' },
    frame: 'crown',
    rise: 0.8,
    strokes: [],
    loose: [
      mass(
        'shower_cap',
        round([-104, 10, -124, -30, -110, -72, -62, -104, 0, -114, 62, -104, 110, -72, 124, -30, 104, 10, 0, -2]),
        {
          inside: [-78, -46, 4, -84, 74, -56, -30, -34, 48, -18, -100, -10]
            .flatMap((x, index, all) => (index % 2 ? [] : [oval(x, all[index + 1] ?? 0, 15, 13)]))
            .map((path) => ({ path, material: 'shower_cap_dot' })),
        },
      ),
      mass(
        'shower_cap_band',
        round([
          -112, 14, -100, 0, -76, 4, -52, -8, -26, -4, 0, -12, 26, -4, 52, -8, 76, 4, 100, 0, 112, 14, 98, 26, 74, 22,
          50, 16, 24, 18, 0, 10, -24, 18, -50, 16, -74, 22, -98, 26,
        ]),
        { shade: 0.3 },
      ),
    ],
    recoloured: true,
  },
  fez: {
    words: 'fez tarboosh tarbouche',
    place: 'head',
    colors: { fez: '#c8323f', fez_tassel: '#2f2a38' },
    frame: 'crown',
    rise: 0.86,
    strokes: [],
    loose: [
      mass('fez', round([-56, -104, 0, -112, 56, -104, 60, -96, 76, 4, 70, 12, 0, 20, -70, 12, -76, 4, -60, -96])),
      line('fez', way([-56, -98, 0, -90, 56, -98]), 3),
      stroke('fez_tassel', way([0, -106, 40, -104, 70, -84, 76, -52]), 5),
      mass('fez_tassel', round([68, -56, 84, -56, 90, -14, 76, -8, 64, -14]), { thin: true, shade: 0.3 }),
    ],
  },
  earrings: {
    words: 'earring ear_ring hoop_earring gold_earring ohrring pendiente boucle_d_oreille orecchino brinco',
    place: 'ears',
    colors: { earrings: '#f0bf3f' },
    frame: 'ears',
    strokes: [],
    loose: both((s) => wire('earrings', oval(s * 101, 52, 10, 14), 5)),
  },
  square_glasses: {
    words:
      'square_glasses rectangular_glasses rectangle_glasses square_spectacle square_eyeglasses eckige_brille ' +
      'gafa_cuadrada lunette_carree occhiali_quadrato',
    place: 'eyes',
    colors: { square_glasses: '#3b3440', square_lens: '#dff1fb' },
    frame: 'eyes',
    strokes: [],
    loose: both((s) => [
      area('square_lens', squareLens(s), 0.22),
      stroke('square_glasses', squareLens(s), 9),
      stroke('square_glasses', way([s * 38, -16, 0, -26]), 9),
      stroke('square_glasses', way([s * 162, -24, s * 184, -30]), 9),
      stroke('glint', way([s * 100 - 40, -8, s * 100 - 30, -28]), 5),
    ]),
  },
  lanyard: {
    words:
      'lanyard name_tag id_badge conference_badge staff_badge staff_pass press_pass schlusselband ' +
      'namensschild ausweis_band tarjeta_identificacion acreditacion porte_badge cordino cracha',
    place: 'pendant',
    colors: { lanyard: '#3f6fd0', lanyard_card: '#fdfdfa', lanyard_photo: '#8fb4e8' },
    frame: 'pendant',
    strokes: [],
    loose: [
      ...both((s) => wire('lanyard', way([s * 66, 0, s * 40, 50, 0, 92]), 7)),
      mass('lanyard', box(0, 96, 20, 18, 5), { thin: true }),
      mass('lanyard_card', box(0, 138, 76, 68, 9)),
      area('lanyard_photo', box(-17, 136, 24, 32, 5)),
      ...[126, 140, 152].map((y, index) => stroke('lanyard', way([6, y, index === 2 ? 18 : 28, y]), 5)),
    ],
    recoloured: true,
  },
  suspenders: {
    words: 'suspender suspenders trouser_brace hosentrager bretelle bretelles tirante bretella suspensorio',
    place: 'chest',
    colors: { suspenders: '#c8433a', suspender_clip: '#e6c36a' },
    frame: 'trunk',
    strokes: both((s) => wire('suspenders', way([s * 50, -34, s * 52, 20, s * 46, 84]), 11)),
    loose: both((s) => mass('suspender_clip', box(s * 46, 84, 18, 11, 3), { thin: true, shade: 0.3 })),
    recoloured: true,
  },
  sash: {
    words:
      'sash pageant_sash winner_sash beauty_queen_sash scharpe schaerpe banda_honor echarpe_miss fascia_miss faixa',
    place: 'chest',
    colors: { sash: '#e0507a', sash_hem: '#f6cf6a' },
    frame: 'trunk',
    strokes: [
      mass('sash', poly([-120, -34, -34, -34, 134, 70, 134, 130, 104, 130], 2), { shade: 0.3 }),
      stroke('sash_hem', way([-42, -32, 46, 24, 134, 80]), 4),
      stroke('sash_hem', way([-106, -28, 0, 52, 104, 124]), 4),
    ],
    recoloured: true,
  },
  pocket_square: {
    words:
      'pocket_square pocket_handkerchief breast_pocket_handkerchief einstecktuch panuelo_bolsillo pochette_costume ' +
      'fazzoletto_taschino lenco_bolso',
    place: 'chest',
    colors: { pocket_square: '#f4f0e6', pocket_square_edge: '#d9384a' },
    frame: 'trunk',
    strokes: [
      mass('pocket_square', poly([26, 34, 30, 18, 40, 26, 48, 14, 56, 26, 66, 20, 64, 34], 3), { thin: true }),
      line('pocket_square_edge', way([24, 35, 66, 35]), 5),
    ],
  },
  neckerchief: {
    words:
      'neckerchief neck_bandana dog_bandana scout_scarf scout_neckerchief pfadfinderhalstuch panuelo_cuello ' +
      'foulard_cou fazzoletto_collo lenco_pescoco',
    place: 'pendant',
    colors: { neckerchief: '#d9382f', neckerchief_dot: '#fdf6ea' },
    frame: 'pendant',
    strokes: [],
    loose: [
      mass(
        'neckerchief',
        round([-82, -14, -40, 2, 0, 6, 40, 2, 82, -14, 78, 14, 44, 66, 6, 112, -6, 112, -44, 66, -78, 14]),
      ),
      ...at([-46, 22, 0, 30, 46, 22, -24, 56, 24, 56, 0, 84], (x, y) => area('neckerchief_dot', oval(x, y, 6))),
      mass('neckerchief', round([-84, -20, 0, 0, 84, -20, 86, 2, 40, 18, 0, 22, -40, 18, -86, 2]), { shade: 0.4 }),
    ],
  },
  raised_sunglasses: {
    words: 'raised_sunglasses raised_glasses raised_shades',
    place: 'ears',
    colors: { raised_sunglasses: '#2f3042', raised_lens: '#4a4e6e' },
    frame: 'ears',
    strokes: [],
    loose: [
      ...both((s) => line('raised_sunglasses', way([s * 62, -76, s * 84, -56, s * 96, -34]), 13)),
      ...both((s) => mass('raised_sunglasses', round(raisedLens(s, 1)), { shade: 0.3 })),
      ...both((s) => area('raised_lens', round(raisedLens(s, 0.78)))),
      stroke('raised_sunglasses', way([-12, -76, 0, -79, 12, -76]), 8),
      ...both((s) => stroke('glint', way([s * 38 - 12, -70, s * 38 - 4, -82]), 5)),
    ],
  },
  raised_goggles: {
    words: 'raised_goggles',
    place: 'ears',
    colors: { raised_goggles: '#8a5a3a', raised_goggle_lens: '#8fd4f0' },
    frame: 'ears',
    strokes: [],
    loose: [
      line('raised_goggles', way([-97, -50, -50, -66, 0, -70, 50, -66, 97, -50]), 20),
      stroke('raised_goggles', way([-97, -50, -50, -66, 0, -70, 50, -66, 97, -50]), 12),
      ...both((s) => mass('raised_goggles', oval(s * 34, -72, 30, 22), { shade: 0.3 })),
      ...both((s) => area('raised_goggle_lens', oval(s * 34, -72, 21, 15))),
      ...both((s) => stroke('glint', way([s * 34 - 12, -70, s * 34 - 4, -80]), 5)),
    ],
  },
} as const satisfies Record<string, GarmentRow>;
