import { area, at, both, mass, oval, panel, rod, round, stroke, way, type KitStroke } from '../strokes';
import type { PropRow } from './prop';

const eyes = (x: number, y: number, r = 4.6): KitStroke[] => [
  ...both((s) => area('eye', oval(s * x, y, r, r * 1.1))),
  ...both((s) => area('glint', oval(s * x - 1.4, y - 1.8, r * 0.34))),
];

const beak = (material: string, y: number): KitStroke =>
  mass(material, round([-8, y - 3, 0, y - 7, 8, y - 3, 0, y + 8]), { thin: true, shade: 0.3 });

const smile = (y: number): KitStroke => stroke('eye', way([-5, y, 0, y + 4, 5, y]), 3);

/** A sitting bird from the front: a round body with a pale belly, folded wings and feet. */
const bird = (id: string, crest: readonly KitStroke[] = []): KitStroke[] => [
  ...both((s) => rod('companion_beak', [s * 11, 12, s * 12, 20], 6)),
  ...crest,
  mass(id, round([0, -62, 24, -54, 33, -28, 36, -4, 22, 14, 0, 18, -22, 14, -36, -4, -33, -28, -24, -54]), {
    inside: [{ material: 'companion_belly', path: oval(0, 4, 22, 21) }],
  }),
  ...both((s) => mass(id, round([s * 31, -22, s * 40, -10, s * 35, 10, s * 26, -2]), { thin: true })),
  ...eyes(12, -36),
  beak('companion_beak', -26),
];

/** Animals that are small enough to sit on somebody; the first colour is that of the animal. */
export const COMPANION_PROPS = {
  small_bird: {
    words: 'perched_bird',
    colors: { small_bird: '#5aa9e0', companion_belly: '#fdf3e0', companion_beak: '#f5a12e' },
    hold: 'palm',
    strokes: bird('small_bird', [mass('small_bird', round([-6, -58, -2, -74, 8, -68, 6, -56]), { thin: true })]),
  },
  small_crow: {
    words: 'perched_crow',
    colors: { small_crow: '#3f4254', companion_belly: '#5d6176', companion_beak: '#8d8f9c' },
    hold: 'palm',
    strokes: bird('small_crow', [mass('small_crow', round([-6, -58, -2, -74, 8, -68, 6, -56]), { thin: true })]),
  },
  small_chick: {
    words: 'perched_chick',
    colors: { small_chick: '#fbd548', companion_belly: '#fdeb9c', companion_beak: '#f0862e' },
    hold: 'palm',
    strokes: bird('small_chick', [
      stroke('small_chick', way([-3, -60, -8, -72]), 5),
      stroke('small_chick', way([2, -60, 5, -74]), 5),
    ]),
  },
  small_owl: {
    words: 'perched_owl',
    colors: { small_owl: '#8d6748', companion_belly: '#e8cfa4', companion_beak: '#f0b83c' },
    hold: 'palm',
    strokes: [
      ...bird(
        'small_owl',
        both((s) => mass('small_owl', round([s * 8, -54, s * 26, -74, s * 30, -44]), { thin: true })),
      ),
      ...both((s) => panel('companion_belly', oval(s * 13, -37, 13, 13))),
      ...eyes(13, -37, 6.4),
      beak('companion_beak', -27),
    ],
  },
  small_parrot: {
    words: 'perched_parrot',
    colors: {
      small_parrot: '#d9382e',
      companion_wing: '#3f8fd8',
      companion_face: '#fdf6e8',
      companion_beak: '#3d3a40',
    },
    hold: 'palm',
    strokes: [
      mass('companion_wing', round([-8, 8, 8, 8, 12, 44, 0, 56, -10, 46]), { thin: true }),
      mass(
        'small_parrot',
        round([0, -66, 24, -58, 31, -34, 33, -4, 20, 18, 0, 22, -20, 18, -33, -4, -31, -34, -24, -58]),
      ),
      ...both((s) =>
        mass('companion_wing', round([s * 24, -28, s * 38, -12, s * 36, 12, s * 24, 24, s * 17, 0]), { thin: true }),
      ),
      ...both((s) => panel('companion_face', oval(s * 13, -40, 11, 12))),
      ...eyes(13, -41, 4.4),
      mass('companion_beak', round([-9, -38, 0, -44, 9, -38, 5, -24, 0, -16, -5, -24]), { thin: true, shade: 0.3 }),
    ],
  },
  small_butterfly: {
    words: 'perched_butterfly',
    colors: { small_butterfly: '#f5863c', companion_spot: '#fde0a0', companion_body: '#4a3a3a' },
    hold: 'palm',
    strokes: [
      ...both((s) => [
        mass('small_butterfly', round([s * 3, -12, s * 30, -52, s * 52, -44, s * 44, -14, s * 12, -4]), {
          inside: [{ material: 'companion_spot', path: oval(s * 38, -34, 9, 9) }],
        }),
        mass('small_butterfly', round([s * 3, -8, s * 36, -8, s * 36, 16, s * 18, 22, s * 4, 4]), {
          inside: [{ material: 'companion_spot', path: oval(s * 24, 7, 7, 7) }],
        }),
        stroke('companion_body', way([s * 2, -28, s * 8, -44, s * 15, -48]), 3.4),
      ]),
      rod('companion_body', [0, -28, 0, 14], 10, 7),
    ],
  },
  small_bee: {
    words: 'perched_bee',
    colors: { small_bee: '#fbc93c', companion_stripe: '#4a3a30', companion_wing: '#dff1fb' },
    hold: 'palm',
    strokes: [
      ...both((s) =>
        mass('companion_wing', round([s * 6, -26, s * 22, -60, s * 46, -52, s * 34, -24]), { thin: true }),
      ),
      ...both((s) => stroke('companion_stripe', way([s * 9, -34, s * 14, -48, s * 22, -50]), 3.4)),
      mass('small_bee', round([0, -38, 30, -30, 38, -8, 28, 14, 0, 20, -28, 14, -38, -8, -30, -30]), {
        inside: [{ material: 'companion_stripe', path: round([-44, 2, 0, 8, 44, 2, 44, 9, 0, 15, -44, 9]) }],
      }),
      ...eyes(12, -18),
      smile(-9),
    ],
  },
  small_ladybug: {
    words: 'perched_ladybug',
    colors: { small_ladybug: '#d9382e', companion_head: '#3a3038' },
    hold: 'palm',
    strokes: [
      ...both((s) => stroke('companion_head', way([s * 8, -46, s * 12, -58, s * 19, -60]), 3.4)),
      mass('companion_head', round([0, -52, 19, -46, 24, -26, 0, -12, -24, -26, -19, -46])),
      mass('small_ladybug', round([0, -32, 28, -26, 40, 0, 30, 18, 0, 20, -30, 18, -40, 0, -28, -26])),
      stroke('companion_head', way([0, -30, 0, 18]), 3.4),
      ...at([-20, -8, 20, -8, -14, 9, 14, 9], (x, y) => area('companion_head', oval(x, y, 6.4))),
      ...both((s) => area('glint', oval(s * 9, -40, 5.4, 6))),
      ...both((s) => area('eye', oval(s * 8, -39, 2.8, 3.4))),
    ],
  },
  small_mouse: {
    words: 'perched_mouse',
    colors: { small_mouse: '#a9a4ad', companion_ear: '#f3b8c4', companion_belly: '#eceaf0' },
    hold: 'palm',
    strokes: [
      stroke('companion_ear', way([24, 12, 46, 14, 50, -4, 42, -14]), 5),
      ...both((s) =>
        mass('small_mouse', oval(s * 25, -50, 17), {
          inside: [{ material: 'companion_ear', path: oval(s * 25, -49, 10) }],
        }),
      ),
      mass(
        'small_mouse',
        round([0, -54, 26, -44, 31, -20, 34, 4, 22, 18, 0, 20, -22, 18, -34, 4, -31, -20, -26, -44]),
        {
          inside: [{ material: 'companion_belly', path: oval(0, 8, 19, 16) }],
        },
      ),
      ...eyes(12, -27),
      area('companion_ear', oval(0, -17, 5, 4)),
      smile(-11),
    ],
  },
  small_frog: {
    words: 'perched_frog',
    colors: { small_frog: '#6cbb4a', companion_belly: '#e4f2c0' },
    hold: 'palm',
    strokes: [
      ...both((s) => mass('small_frog', oval(s * 32, 12, 15, 9))),
      ...both((s) => mass('small_frog', oval(s * 17, -44, 12, 13))),
      mass('small_frog', round([0, -42, 30, -36, 38, -14, 32, 14, 0, 20, -32, 14, -38, -14, -30, -36]), {
        inside: [{ material: 'companion_belly', path: oval(0, 14, 21, 15) }],
      }),
      ...eyes(17, -45, 5.2),
      stroke('eye', way([-15, -15, 0, -8, 15, -15]), 3.4),
    ],
  },
  small_cat: {
    words: 'perched_cat',
    colors: { small_cat: '#3f3c48', companion_ear: '#f3b8c4', companion_eye: '#f5d64a' },
    hold: 'palm',
    strokes: [
      rod('small_cat', [26, 12, 46, 10, 50, -12, 42, -24], 11, 8),
      ...both((s) =>
        mass('small_cat', round([s * 6, -52, s * 28, -74, s * 31, -42]), {
          inside: [{ material: 'companion_ear', path: round([s * 16, -52, s * 26, -64, s * 27, -46]) }],
        }),
      ),
      mass(
        'small_cat',
        round([0, -56, 26, -50, 33, -28, 31, -4, 36, 12, 20, 20, -20, 20, -36, 12, -31, -4, -33, -28, -26, -50]),
      ),
      ...both((s) => area('companion_eye', oval(s * 13, -32, 7, 7.4))),
      ...both((s) => area('eye', oval(s * 13, -32, 3, 6))),
      area('companion_ear', oval(0, -22, 4, 3)),
    ],
  },
} as const satisfies Readonly<Record<string, PropRow>>;

/** Words for these animals, which mean them only where they sit on somebody. */
export const COMPANION_WORDS: Readonly<Record<string, string>> = {
  bird: 'bird vogel pajaro oiseau uccello uccellino passaro robin sparrow bluebird songbird canary birdie finch budgie',
  crow: 'crow raven rook jackdaw blackbird krahe rabe cuervo corbeau corvo corneille',
  chick: 'chick kuken kueken pollito poussin pulcino pintinho duckling',
  duck: 'duck ente pato canard anatra',
  owl: 'owl eule buho hibou gufo coruja owlet',
  parrot: 'parrot papagei loro perroquet pappagallo papagaio macaw cockatoo',
  butterfly: 'butterfly schmetterling mariposa papillon farfalla borboleta moth',
  bee: 'bee biene abeja abeille ape abelha bumblebee',
  ladybug: 'ladybug ladybird marienkafer mariquita coccinelle coccinella joaninha beetle',
  mouse: 'mouse maus raton souris topo rato hamster',
  frog: 'frog frosch rana grenouille toad',
  cat: 'cat kitten katze gato chat gatto kitty',
};
