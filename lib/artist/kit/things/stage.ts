import type { ThingRow } from '../row';
import { ball, cut, soft } from '../solids';
import { area, at, both, box, line, mark, mass, oval, panel, poly, rod, round, turns, way, wire } from '../strokes';

/** Musical, hanging and swinging things; coordinates are those of `Solid`. */
export const STAGE_ROWS = {
  xylophone: {
    title: 'xylophone',
    words: 'xylophone xylofon xilofono marimba vibraphone glockenspiel',
    colors: { body: '#f4a63a', belly: '#fde3b0', accent: '#4f9fe8', marked: '#e5566a' },
    names: ['Mallie', 'Ding', 'Plink'],
    solid: cut([150, -70, 96, 84], 22, { y: 12, rx: 78, ry: 52 }),
    top: [-120, -72, -24, 24, 72, 120].map((x, index) =>
      mass(
        ['marking', 'body', 'belly', 'accent', 'marking', 'accent'][index] ?? 'accent',
        box(x, -88, 40, 104 - index * 9, 9),
      ),
    ),
    behind: both((s) => [rod('belly', [s * 84, -96, s * 128, -176], 9), mass('marking', oval(s * 130, -182, 19))]),
    limbs: 'accent',
    held: true,
  },
  maracas: {
    title: 'maraca',
    words: 'maraca maracas rumbakugel sonajero chocalho rattle shaker_instrument',
    colors: { body: '#e8543f', belly: '#fbd34e', accent: '#8a5a3c', marked: '#3fa88f' },
    names: ['Shaka', 'Salsa', 'Chico'],
    solid: soft([0, -136, 74, -116, 104, -52, 84, 16, 36, 50, 0, 56], { y: -44, rx: 82, ry: 56 }),
    inside: [
      mark('belly', box(0, -116, 300, 22, 2)),
      mark(
        'marking',
        poly([-120, 34, -90, 10, -60, 34, -30, 10, 0, 34, 30, 10, 60, 34, 90, 10, 120, 34, 120, 52, -120, 52], 3),
      ),
    ],
    behind: [mass('accent', poly([-18, 40, 18, 40, 22, 150, -22, 150], 9))],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  tambourine: {
    title: 'tambourine',
    words: 'tambourine tamburin pandereta tambourin tamburello pandeiro',
    colors: { body: '#fbf0da', belly: '#fdf8ec', accent: '#d0743c', marked: '#f2c14e' },
    names: ['Jingle', 'Tamsin', 'Zil'],
    solid: ball(104, 104),
    behind: [
      mass('accent', oval(0, 0, 126)),
      ...turns(8, Math.PI / 8).map(([c, s]) => mass('marking', oval(c * 126, s * 126, 19, 19))),
    ],
    limbs: 'accent',
  },
  chandelier: {
    title: 'chandelier',
    words: 'chandelier kronleuchter arana_luz candelabra candelabro lustre lampadario',
    colors: { body: '#eab94a', belly: '#fdf0c0', accent: '#b98a2e', marked: '#aee0f4' },
    names: ['Crystal', 'Lumina', 'Gala'],
    solid: soft([0, -58, 60, -50, 98, -8, 84, 50, 34, 84, 0, 90], { y: 12, rx: 74, ry: 52 }),
    behind: [
      rod('accent', [0, -150, 0, -40], 12),
      ...both((s) => [
        ...wire('accent', way([s * 60, 40, s * 130, 46, s * 142, -20]), 11),
        mass('belly', box(s * 142, -52, 22, 58, 6)),
        mass('accent', oval(s * 142, -22, 27, 10)),
        mass('body', round([s * 142, -112, s * 154, -92, s * 142, -78, s * 130, -92])),
      ]),
      ...at([-96, 86, 96, 86, -48, 116, 48, 116, 0, 130], (x, y) =>
        mass('marking', round([x, y - 22, x + 11, y, x, y + 20, x - 11, y])),
      ),
    ],
    limbs: 'accent',
    legs: 0,
  },
  hammock: {
    title: 'hammock',
    words: 'hammock hangematte hamaca hamac amaca rede_descanso',
    colors: { body: '#4fb0a8', belly: '#fdf3dc', accent: '#8a5a3c', marked: '#f2785c' },
    names: ['Siesta', 'Sway', 'Lazlo'],
    solid: {
      outline: round([-132, -52, -60, -22, 0, -14, 60, -22, 132, -52, 122, 18, 74, 66, 0, 82, -74, 66, -122, 18]),
      face: { y: 26, rx: 80, ry: 44 },
    },
    inside: [
      mark('belly', box(-104, 0, 22, 300, 2)),
      mark('belly', box(104, 0, 22, 300, 2)),
      mark('marking', box(0, 78, 300, 22, 2)),
    ],
    behind: both((s) => [
      rod('accent', [s * 168, 128, s * 150, -128], 21, 17),
      line('accent', way([s * 156, -96, s * 126, -44]), 6),
      line('accent', way([s * 156, -90, s * 118, -16]), 6),
    ]),
    limbs: 'accent',
    legs: 0,
  },
  seesaw: {
    title: 'seesaw',
    words: 'seesaw see_saw teeter_totter teeter wippe balancin balancoire gangorra',
    colors: { body: '#f2b53c', belly: '#fde3a8', accent: '#e5566a', marked: '#4f8fe0' },
    names: ['Tilly', 'Teeter', 'Balance'],
    solid: cut([52, -62, 118, 118], 24, { y: 46, rx: 72, ry: 54 }),
    top: [
      mass('accent', poly([-168, -36, 168, -104, 174, -78, -162, -10], 11)),
      ...wire('marking', way([-132, -46, -132, -84, -108, -92]), 10),
      ...wire('marking', way([132, -98, 132, -138, 108, -140]), 10),
      mass('marking', oval(0, -58, 17)),
    ],
    limbs: 'marking',
  },
  pinwheel: {
    title: 'pinwheel',
    words: 'pinwheel molinillo moulinet girandola catavento whirligig toy_windmill',
    colors: { body: '#fdf3dc', belly: '#fdf8ec', accent: '#e5566a', marked: '#4f9fe8' },
    names: ['Whirl', 'Breeze', 'Spinny'],
    solid: ball(72, 68, { y: -26, rx: 66, ry: 50 }),
    behind: [
      rod('marking', [0, 0, 0, 150], 13),
      ...turns(6, -Math.PI / 2).map(([c, s], index) => {
        const [x, y] = [c * 142, s * 142 - 26];
        return mass(
          index % 2 ? 'accent' : 'marking',
          round([0, -26, x * 0.5 - s * 46, -26 + (y + 26) * 0.5 + c * 46, x, y, x * 0.62, (y + 26) * 0.62 - 26]),
        );
      }),
    ],
    limbs: 'marking',
    legs: 0,
    held: true,
  },
  saddle: {
    title: 'saddle',
    words: 'saddle sattel silla_montar selle sella_cavallo sela_cavalo horse_saddle',
    colors: { body: '#a8633a', belly: '#d89a68', accent: '#6d3a24', marked: '#d8b04a' },
    names: ['Buck', 'Tack', 'Rodeo'],
    solid: {
      outline: round([
        -130, -70, -104, -96, -56, -58, 0, -44, 56, -62, 86, -118, 122, -110, 116, -50, 132, 40, 84, 96, 0, 108, -84,
        96, -132, 20,
      ]),
      face: { y: 24, rx: 82, ry: 54 },
    },
    inside: [mark('belly', round([-100, -80, 0, -56, 100, -80, 90, -30, 0, -14, -96, -30]))],
    behind: both((s) => [
      ...wire('accent', way([s * 104, 60, s * 118, 118]), 9),
      ...wire('marking', round([s * 92, 120, s * 146, 120, s * 140, 158, s * 98, 158]), 10),
    ]),
    marks: both((s) => panel('marking', oval(s * 102, 10, 9))),
    limbs: 'accent',
  },
  prize_ribbon: {
    title: 'prize ribbon',
    words: 'ribbon award_ribbon prize_ribbon schleife rosetten escarapela cocarde coccarda',
    colors: { body: '#fdf3dc', belly: '#fdf8ec', accent: '#3f7fe0', marked: '#2f62b8' },
    names: ['Champ', 'Bluebell', 'Victor'],
    solid: ball(86, 84, { y: -30, rx: 74, ry: 58 }),
    behind: [
      ...both((s) => mass('marking', poly([s * 8, 20, s * 64, 10, s * 92, 152, s * 56, 132, s * 28, 158], 5))),
      ...turns(14).map(([c, s]) => mass('accent', oval(c * 96, s * 94 - 30, 27))),
      mass('accent', oval(0, -30, 100, 98)),
    ],
    marks: [area('belly', oval(-34, -78, 20, 8))],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  trident: {
    title: 'trident',
    words: 'trident dreizack tridente pitchfork mistgabel heugabel fourche horca',
    colors: { body: '#e2b23f', belly: '#fbe6a4', accent: '#2f8f9f', marked: '#c08a2a' },
    names: ['Posey', 'Triton', 'Prongs'],
    solid: {
      outline: round([
        -104, -60, -110, -150, -92, -170, -72, -120, -58, -62, -20, -54, -14, -150, 0, -182, 14, -150, 20, -54, 58, -62,
        72, -120, 92, -170, 110, -150, 104, -60, 88, 2, 52, 40, 0, 48, -52, 40, -88, 2,
      ]),
      face: { y: -8, rx: 76, ry: 46 },
    },
    behind: [rod('accent', [0, 30, 0, 172], 27, 22), mass('marking', oval(0, 168, 21))],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  throne: {
    title: 'throne',
    words: 'throne thron trono royal_chair',
    colors: { body: '#c43a52', belly: '#f08aa0', accent: '#e2b23f', marked: '#8f2540' },
    names: ['Regal', 'Majesty', 'Rex'],
    solid: cut([84, -112, 92, 72], 20, { y: -30, rx: 72, ry: 58 }),
    behind: [
      mass('accent', poly([-112, -104, -60, -128, 0, -160, 60, -128, 112, -104, 118, 84, -118, 84], 12)),
      ...at([-112, -116, 112, -116, 0, -170], (x, y) => mass('accent', oval(x, y, 17))),
    ],
    marks: [
      mass('marking', box(0, 84, 216, 40, 12)),
      ...both((s) => mass('accent', box(s * 116, 62, 34, 88, 12))),
      ...at([0, -158], (x, y) => panel('body', oval(x, y + 34, 10))),
    ],
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
