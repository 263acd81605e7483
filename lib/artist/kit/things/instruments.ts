import type { ThingRow } from '../row';
import { cut, slab, soft } from '../solids';
import { area, at, both, box, line, mark, mass, oval, panel, poly, rod, round, stroke, way, wire } from '../strokes';

/** Musical instruments and music players; coordinates are those of `Solid`. */
export const INSTRUMENT_ROWS = {
  trumpet_thing: {
    title: 'trumpet',
    words: 'trumpet trompete trompeta trompette tromba trombeta bugle cornet',
    like: 'trombone posaune tuba french_horn clarinet flute oboe recorder',
    colors: { body: '#f2b93c', belly: '#fde39a', accent: '#c98a24', marked: '#fdf6dc' },
    names: ['Fanfare', 'Satchmo', 'Brassy'],
    solid: {
      outline: round([-74, -70, 20, -66, 92, -84, 138, -108, 150, 0, 138, 104, 92, 84, 20, 72, -74, 76, -88, 0]),
      face: { x: 24, y: 0, rx: 66, ry: 50 },
    },
    marks: [line('body', way([116, -92, 126, 0, 116, 90]), 5)],
    behind: [rod('accent', [-70, 0, -168, 0], 24), rod('accent', [-176, -20, -176, 20], 22)],
    top: [-48, -14, 20].flatMap((x) => [
      rod('accent', [x, -54, x, -100], 12),
      mass('marking', box(x, -106, 27, 18, 8)),
    ]),
    limbs: 'accent',
    held: true,
  },
  saxophone_thing: {
    title: 'saxophone',
    words: 'saxophone sax saxofon saxofono saxofone',
    colors: { body: '#efb13a', belly: '#fde09a', accent: '#b9781f', marked: '#fdf6dc' },
    names: ['Coltrane', 'Jazz', 'Sonny'],
    solid: {
      outline: round([
        -44, -120, 4, -126, 22, -60, 30, 20, 52, 36, 70, 20, 62, -50, 122, -76, 138, -60, 134, 40, 96, 122, 20, 136,
        -40, 104, -60, 20, -60, -60,
      ]),
      face: { x: 24, y: 72, rx: 66, ry: 48 },
    },
    marks: at([-18, -84, -16, -50, -12, -16], (x, y) => panel('marking', oval(x, y, 13))),
    behind: [
      ...wire('accent', way([-18, -110, -20, -160, -62, -172, -96, -148]), 15),
      rod('marking', [-92, -152, -118, -132], 18),
    ],
    limbs: 'accent',
    held: true,
  },
  harp: {
    title: 'harp',
    words: 'harp harfe arpa harpe harpa lyre leier lira',
    colors: { body: '#d9a03c', belly: '#f7dc9a', accent: '#8a5a2c', marked: '#fdf6dc' },
    names: ['Gloria', 'Pluck', 'Celeste'],
    solid: {
      outline: round([
        -128, -128, -96, -144, -20, -112, 60, -140, 128, -128, 134, -84, 120, 84, 60, 134, -40, 130, -116, 60, -134,
        -60,
      ]),
      face: { x: -4, y: 78, rx: 72, ry: 44 },
    },
    marks: [
      mass('belly', round([-88, -80, -20, -66, 60, -92, 84, -78, 76, 16, 4, 34, -66, 20]), { thin: true, shade: 0.1 }),
      ...[-60, -32, -4, 24, 52].map((x) => line('accent', way([x, -72 - (x > 30 ? 14 : 0), x, 26]), 4)),
    ],
    limbs: 'accent',
    held: true,
  },
  accordion_thing: {
    title: 'accordion',
    words: 'accordion akkordeon acordeon accordeon fisarmonica acordeao concertina harmonica',
    colors: { body: '#d8433c', belly: '#fdf6ea', accent: '#3a3242', marked: '#f2bd45' },
    names: ['Polka', 'Squeeze', 'Astor'],
    solid: slab(160, 210, 12, { y: 0, rx: 66, ry: 62 }),
    marks: both((s) => line('body', way([s * 70, -100, s * 70, 100]), 5)),
    behind: both((s) => [
      mass('accent', box(s * 112, 0, 66, 222, 16)),
      ...[-74, -38, 0, 38, 74].map((y) => mass('belly', box(s * 120, y, 34, 22, 5), { thin: true, shade: 0.2 })),
    ]),
    inside: both((s) => area('marking', box(s * 78, 0, 8, 300, 1))).map(({ path }) => mark('marking', path)),
    limbs: 'accent',
    held: true,
  },
  violin_thing: {
    title: 'violin',
    words: 'violin fiddle geige violine violon violino',
    like: 'cello viola double_bass contrabass',
    colors: { body: '#b5602c', belly: '#e09a62', accent: '#3a2620', marked: '#fdf3e0' },
    names: ['Stradi', 'Vivaldi', 'Fiddler'],
    solid: soft([0, -116, 66, -104, 84, -56, 52, -14, 60, 18, 100, 50, 92, 116, 0, 130], { y: 62, rx: 76, ry: 46 }),
    marks: [
      ...[-8, 0, 8].map((x) => line('accent', way([x, -112, x, 4]), 3)),
      panel('marking', box(0, 2, 54, 12, 4)),
      ...both((s) => line('accent', way([s * 36, -50, s * 30, -34, s * 38, -14]), 6)),
    ],
    behind: [
      mass('accent', box(0, -168, 28, 130, 8)),
      mass('body', round([-24, -244, 0, -256, 24, -244, 20, -212, -20, -212])),
      ...both((s) => rod('accent', [s * 20, -222, s * 38, -222], 9)),
    ],
    limbs: 'accent',
  },
  metronome: {
    title: 'metronome',
    words: 'metronome metronom metronomo',
    colors: { body: '#9a5a34', belly: '#f4deb4', accent: '#f2bd45', marked: '#5c3420' },
    names: ['Tempo', 'Allegro', 'Ticktock'],
    solid: cut([52, -142, 112, 118], 18, { y: 68, rx: 76, ry: 44 }),
    marks: [
      mass('belly', poly([-36, -112, 36, -112, 56, 16, -56, 16], 8), { thin: true, shade: 0.1 }),
      ...[-88, -60, -32].map((y) => line('marking', way([-12, y, 12, y]), 4)),
      rod('accent', [0, 12, 26, -128], 6),
      mass('accent', box(16, -72, 34, 28, 6), { thin: true, shade: 0.3 }),
    ],
    inside: [mark('marking', box(0, 116, 300, 20, 2))],
    limbs: 'marking',
    held: true,
  },
  record: {
    title: 'vinyl record',
    words:
      'vinyl_record vinyl lp_record schallplatte disco_vinilo disque_vinyle disco_vinile ' +
      'record_player plattenspieler gramophone',
    colors: { body: '#34323e', belly: '#f0564a', accent: '#565364', marked: '#fdf6ea' },
    names: ['Groove', 'Deejay', 'Side B'],
    solid: { outline: oval(0, 0, 132), face: { y: -4, rx: 72, ry: 66 } },
    marks: [...[116, 102].map((r) => stroke('accent', oval(0, 0, r), 4)), panel('belly', oval(0, 0, 86))],
    faceOn: 'belly',
    limbs: 'accent',
    held: true,
  },
  cassette: {
    title: 'cassette',
    words: 'cassette tape_cassette cassette_tape mixtape kassette casete audio_tape vhs videotape',
    colors: { body: '#46b0b8', belly: '#fdf3dc', accent: '#2f4a5c', marked: '#f0784a' },
    names: ['Mixie', 'Rewind', 'Walkman'],
    solid: slab(272, 180, 20, { y: -14, rx: 84, ry: 40 }),
    marks: [
      panel('belly', box(0, -16, 232, 104, 12)),
      area('marking', box(0, -58, 232, 13, 2)),
      ...both((s) => [panel('accent', oval(s * 86, -6, 26)), area('belly', oval(s * 86, -6, 10))]),
      panel('accent', poly([-74, 88, -58, 56, 58, 56, 74, 88], 5)),
    ],
    faceOn: 'belly',
    limbs: 'accent',
    held: true,
  },
  radio: {
    title: 'radio',
    words: 'radio boombox ghettoblaster stereo transistor_radio',
    colors: { body: '#e0763c', belly: '#fbe6c4', accent: '#4a3a34', marked: '#f7c04a' },
    names: ['Marconi', 'Eff Emm', 'Tuner'],
    solid: slab(280, 186, 30, { y: 8, rx: 66, ry: 60 }),
    marks: [
      ...both((s) => [panel('accent', oval(s * 98, 22, 36)), area('marking', oval(s * 98, 22, 13))]),
      panel('belly', box(0, -66, 150, 24, 8)),
      area('accent', box(24, -66, 5, 20, 2)),
      ...both((s) => panel('marking', oval(s * 104, -58, 13))),
    ],
    top: [rod('accent', [96, -84, 132, -178], 8), mass('marking', oval(134, -182, 11))],
    limbs: 'accent',
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
