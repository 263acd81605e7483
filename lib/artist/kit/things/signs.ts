import type { ThingRow } from '../row';
import { cut, slab, soft } from '../solids';
import { area, at, box, line, mark, mass, oval, panel, poly, round, stroke, way } from '../strokes';

const finder = (x: number, y: number) => [
  panel('accent', box(x, y, 62, 62, 6)),
  area('body', box(x, y, 40, 40, 4)),
  area('accent', box(x, y, 20, 20, 3)),
];

/** Signs, codes and optical instruments; coordinates are those of `Solid`. */
export const SIGN_ROWS = {
  qr_code: {
    title: 'QR code',
    words: 'qr_code qr_kode codigo_qr code_qr',
    colors: { body: '#fdfdfb', belly: '#ffffff', accent: '#2f3340' },
    names: ['Scanley', 'Pixel', 'Quick'],
    solid: slab(252, 252, 26, { y: 22, rx: 66, ry: 52 }),
    marks: [
      ...finder(-82, -82),
      ...finder(82, -82),
      ...finder(-82, 88),
      ...at([0, -92, -14, -66, 14, -52, 92, 88, 64, 104, 100, 62, -98, 0, 100, -8, 96, 30, 30, 104, 4, 92], (x, y) =>
        area('accent', box(x, y, 19, 19, 3)),
      ),
    ],
    limbs: 'accent',
  },
  barcode: {
    title: 'barcode',
    words: 'barcode bar_code strichcode codigo_barras code_barres codice_barre',
    colors: { body: '#fdfdfb', belly: '#ffffff', accent: '#2f3340', marked: '#e0483e' },
    names: ['Beep', 'Scanny', 'Upcy'],
    solid: slab(276, 212, 22, { y: 42, rx: 82, ry: 50 }),
    marks: at(
      [-112, 10, -96, 5, -82, 12, -62, 5, -48, 5, -30, 13, -8, 6, 10, 12, 30, 5, 44, 5, 60, 13, 82, 6, 96, 11, 112, 6],
      (x, width) => area('accent', box(x, -52, width, 82, 1)),
    ),
    limbs: 'accent',
  },
  stamp: {
    title: 'postage stamp',
    words: 'postage_stamp stamp briefmarke sello timbre_poste francobollo selo',
    colors: { body: '#fdfaf0', belly: '#f2b0a4', accent: '#d8604f', marked: '#4a78b8' },
    names: ['Philly', 'Postie', 'Perf'],
    solid: {
      outline: round([
        -100, -120, -84, -126, -66, -112, -50, -126, -34, -112, -16, -126, 0, -112, 16, -126, 34, -112, 50, -126, 66,
        -112, 84, -126, 100, -120, 106, -100, 94, -80, 106, -60, 94, -40, 106, -20, 94, 0, 106, 20, 94, 40, 106, 60, 94,
        80, 106, 100, 100, 120, 84, 126, 66, 112, 50, 126, 34, 112, 16, 126, 0, 112, -16, 126, -34, 112, -50, 126, -66,
        112, -84, 126, -100, 120, -106, 100, -94, 80, -106, 60, -94, 40, -106, 20, -94, 0, -106, -20, -94, -40, -106,
        -60, -94, -80, -106, -100,
      ]),
      face: { y: -2, rx: 64, ry: 58 },
    },
    marks: [
      panel('belly', box(0, 0, 158, 194, 8)),
      area('accent', box(44, -78, 40, 15, 3)),
      ...[64, 78].map((y) => line('marking', way([-66, y, -34, y - 8, 0, y, 34, y - 8, 66, y]), 4)),
    ],
    faceOn: 'belly',
    limbs: 'accent',
  },
  passport_thing: {
    title: 'passport',
    words: 'passport reisepass pasaporte passeport passaporto passaporte id_card boarding_pass',
    colors: { body: '#8a2f3c', belly: '#c8707a', accent: '#e8c05a', marked: '#6a202c' },
    names: ['Visa', 'Nomad', 'Customs'],
    solid: slab(196, 258, 20, { y: 50, rx: 72, ry: 54 }),
    marks: [
      line('body', way([-80, -126, -80, 126]), 5),
      stroke('accent', oval(6, -62, 40), 6),
      stroke('accent', oval(6, -62, 17, 40), 5),
      stroke('accent', way([-34, -62, 46, -62]), 5),
    ],
    limbs: 'marking',
    held: true,
  },
  map_pin: {
    title: 'map pin',
    words: 'map_pin location_pin location_marker gps standort ubicacion localisation localizacao push_pin thumbtack',
    colors: { body: '#e8433a', belly: '#fdfaf4', accent: '#b02c28' },
    names: ['Here', 'Pinpoint', 'Geo'],
    solid: soft([0, -134, 66, -122, 106, -66, 96, -4, 50, 74, 0, 138], { y: -44, rx: 68, ry: 60 }),
    marks: [panel('belly', oval(0, -44, 78))],
    faceOn: 'belly',
    limbs: 'accent',
    legs: 0,
  },
  map_thing: {
    title: 'map',
    words: 'map treasure_map landkarte stadtplan mapa plan_ville mappa road_map atlas',
    colors: { body: '#f2e2b4', belly: '#fbf2d4', accent: '#d8433c', marked: '#8ac48a', nose: '#7ab8e0' },
    names: ['Atlas', 'Marco', 'Trek'],
    solid: {
      outline: poly([-140, -84, -50, -106, 50, -84, 140, -106, 140, 84, 50, 106, -50, 84, -140, 106], 8),
      face: { y: 2, rx: 72, ry: 54 },
    },
    inside: [
      mark('marking', round([-160, 20, -110, 10, -84, 60, -100, 140, -160, 140])),
      mark('nose', round([84, -130, 160, -130, 160, -20, 110, -40])),
    ],
    marks: [
      line('body', way([-50, -104, -50, -62]), 4),
      line('body', way([50, -84, 50, -62]), 4),
      line('body', way([-50, 66, -50, 84]), 4),
      line('body', way([50, 66, 50, 104]), 4),
      ...at([-112, -52, -88, -66, 96, 30, 104, 56], (x, y) => area('accent', oval(x, y, 5))),
      stroke('accent', way([84, 72, 108, 92]), 7),
      stroke('accent', way([108, 72, 84, 92]), 7),
    ],
    limbs: 'accent',
    held: true,
  },
  stop_sign: {
    title: 'road sign',
    words:
      'stop_sign road_sign traffic_sign street_sign stoppschild senal_trafico panneau_signalisation ' +
      'sign_post warning_sign',
    colors: { body: '#d8332c', belly: '#f79a90', accent: '#9aa7b8', marked: '#fdfdfb' },
    names: ['Haltom', 'Yieldy', 'Octavia'],
    solid: {
      outline: poly([-50, -122, 50, -122, 122, -50, 122, 50, 50, 122, -50, 122, -122, 50, -122, -50], 8),
      face: { y: 0, rx: 78, ry: 60 },
    },
    marks: [
      stroke('marking', poly([-45, -108, 45, -108, 108, -45, 108, 45, 45, 108, -45, 108, -108, 45, -108, -45], 8), 7),
    ],
    behind: [mass('accent', box(0, 160, 30, 150, 7))],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  question_mark: {
    title: 'question mark',
    words: 'question_mark fragezeichen signo_interrogacion point_interrogation punto_interrogativo',
    colors: { body: '#7a6ae8', belly: '#cfc8fa', accent: '#5a48c0' },
    names: ['Query', 'Wonda', 'Whyatt'],
    solid: {
      outline: round([
        -112, -50, -110, -112, -60, -160, 10, -170, 90, -140, 122, -72, 96, -4, 44, 34, 38, 74, -38, 74, -40, 20, -10,
        -24, 10, -50, -20, -58, -52, -34, -90, -28,
      ]),
      face: { x: 8, y: -106, rx: 70, ry: 44 },
    },
    behind: [mass('body', oval(0, 130, 44))],
    limbs: 'accent',
    legs: 0,
  },
  exclamation_mark: {
    title: 'exclamation mark',
    words: 'exclamation_mark exclamation_point ausrufezeichen signo_exclamacion point_exclamation punto_esclamativo',
    colors: { body: '#f5923c', belly: '#fbcf9c', accent: '#c9682c' },
    names: ['Bang', 'Alerta', 'Wow'],
    solid: cut([84, -146, 44, 74], 34, { y: -72, rx: 62, ry: 58 }),
    behind: [mass('body', oval(0, 130, 42))],
    limbs: 'accent',
    legs: 0,
  },
  hashtag: {
    title: 'hashtag',
    words: 'hashtag hash_sign raute_zeichen almohadilla croisillon cancelletto',
    colors: { body: '#3fa8e0', belly: '#b8e0f8', accent: '#2478b0' },
    names: ['Trendy', 'Taggart', 'Poundley'],
    solid: {
      outline: poly(
        [
          -76, -140, -28, -140, -28, -86, 28, -86, 28, -140, 76, -140, 76, -86, 136, -86, 136, -38, 76, -38, 76, 38,
          136, 38, 136, 86, 76, 86, 76, 140, 28, 140, 28, 86, -28, 86, -28, 140, -76, 140, -76, 86, -136, 86, -136, 38,
          -76, 38, -76, -38, -136, -38, -136, -86, -76, -86,
        ],
        13,
      ),
      face: { y: 0, rx: 68, ry: 54 },
    },
    limbs: 'accent',
  },
  play_button: {
    title: 'play button',
    words: 'play_button abspielknopf boton_play',
    colors: { body: '#e8332c', belly: '#fdf4f2', accent: '#a8201c' },
    names: ['Playa', 'Reely', 'Clip'],
    solid: slab(290, 204, 56, { x: -12, y: 0, rx: 60, ry: 50 }),
    marks: [panel('belly', poly([-84, -86, 104, 0, -84, 86], 18))],
    faceOn: 'belly',
    limbs: 'accent',
  },
  cursor: {
    title: 'cursor',
    words:
      'cursor mouse_pointer mauszeiger puntero curseur cursore pointer arrow pfeil flecha fleche freccia ' +
      'seta_cursor',
    colors: { body: '#fdfdfb', belly: '#ffffff', accent: '#3f4656' },
    names: ['Clicky', 'Pointer', 'Arrow'],
    solid: {
      outline: poly([-92, -142, 118, 44, 34, 56, 74, 128, 24, 150, -18, 78, -92, 122], 13),
      face: { x: -26, y: 0, rx: 54, ry: 50 },
    },
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
