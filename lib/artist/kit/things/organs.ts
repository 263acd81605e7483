import type { ThingRow } from '../row';
import { ball, soft } from '../solids';
import { area, at, both, box, line, mass, oval, panel, rod, round, way, wire } from '../strokes';

/** Organs and subjects of biology; coordinates are those of `Solid`. */
export const ORGAN_ROWS = {
  eyeball: {
    title: 'eyeball',
    words: 'eyeball eye_ball augapfel globo_ocular eye auge ojo oeil occhio olho contact_lens',
    colors: { body: '#fdfbf8', belly: '#8fd0f4', accent: '#e8848c', marked: '#2f6fb0' },
    names: ['Iris', 'Blink', 'Peeper'],
    solid: ball(126, 124, { y: 8, rx: 74, ry: 66 }),
    marks: [
      panel('belly', oval(0, 0, 88)),
      ...both((s) => [
        line('accent', way([s * 118, -34, s * 104, -26, s * 96, -34]), 4),
        line('accent', way([s * 116, 42, s * 104, 34]), 4),
        line('accent', way([s * 60, -104, s * 66, -92]), 4),
      ]),
    ],
    faceOn: 'belly',
    limbs: 'accent',
    held: true,
  },
  ear_thing: {
    title: 'ear',
    words: 'ear ohr oreja oreille orecchio orelha hearing_aid',
    colors: { body: '#f2b892', belly: '#fad8c0', accent: '#d98a68' },
    names: ['Listen', 'Lobe', 'Vincent'],
    solid: {
      outline: round([-70, -60, -30, -128, 50, -138, 110, -84, 108, -10, 66, 56, 40, 116, -16, 134, -56, 100, -60, 30]),
      face: { x: 14, y: -16, rx: 66, ry: 56 },
    },
    marks: [
      line('body', way([-40, -72, -4, -106, 48, -110, 84, -70, 84, -20, 66, 16]), 7),
      line('body', way([-26, 60, -8, 84, 18, 82]), 7),
    ],
    held: true,
  },
  nose_thing: {
    title: 'nose',
    words: 'nose nase nariz nez naso',
    colors: { body: '#f2b892', belly: '#fad8c0', accent: '#8a4a38' },
    names: ['Sniffy', 'Cyrano', 'Honker'],
    solid: soft([0, -142, 36, -126, 48, -60, 66, 6, 112, 46, 108, 96, 60, 112, 0, 126], { y: -8, rx: 54, ry: 50 }),
    marks: both((s) => [
      area('accent', oval(s * 40, 92, 19, 12)),
      line('body', way([s * 78, 46, s * 70, 72, s * 84, 94]), 5),
    ]),
  },
  foot_thing: {
    title: 'foot',
    words: 'foot fuss_korper pie_humano pied piede footprint',
    like: 'toe leg',
    colors: { body: '#f2b892', belly: '#fbe0cc', accent: '#d98a68' },
    names: ['Toby', 'Heeley', 'Step'],
    solid: {
      outline: round([
        -74, -70, -40, -98, 30, -92, 88, -76, 94, -20, 70, 40, 64, 100, 20, 134, -34, 124, -56, 70, -52, 10, -84, -28,
      ]),
      face: { x: 6, y: 10, rx: 56, ry: 52 },
    },
    top: [
      mass('body', oval(-58, -112, 31, 34)),
      ...at([-6, -124, 34, -118, 66, -104, 90, -84], (x, y) => mass('body', oval(x, y, 20 - x / 16, 23 - x / 16))),
    ],
  },
  thumb: {
    title: 'thumbs up',
    words:
      'thumb thumb_up like_button daumen pulgar pouce pollice polegar hand palm_hand glove_hand fist ' +
      'faust high_five',
    colors: { body: '#fbc53c', belly: '#fde39a', accent: '#4a8fe0' },
    names: ['Likey', 'Approva', 'Yes'],
    solid: {
      outline: round([
        -96, -30, -40, -44, -16, -84, -18, -138, 22, -150, 48, -104, 34, -44, 104, -42, 116, -10, 112, 90, 90, 116, -60,
        116, -98, 100,
      ]),
      face: { x: -4, y: 36, rx: 72, ry: 52 },
    },
    marks: [
      line('body', way([74, -6, 112, -8]), 5),
      line('body', way([84, 34, 116, 32]), 5),
      line('body', way([78, 76, 108, 74]), 5),
    ],
    behind: [mass('accent', box(-112, 40, 62, 146, 15))],
    limbs: 'accent',
  },
  lungs: {
    title: 'lungs',
    words: 'lung lunge pulmon poumon polmone pulmao',
    colors: { body: '#f2929c', belly: '#fbc8cc', accent: '#d9646e', marked: '#f9dcd6' },
    names: ['Breezy', 'Puff', 'Airey'],
    solid: soft([0, -30, 24, -76, 66, -122, 110, -90, 136, 0, 128, 88, 84, 118, 40, 110, 16, 92, 0, 86], {
      y: 14,
      rx: 84,
      ry: 58,
    }),
    marks: [
      ...both((s) => [
        line('body', way([s * 12, -52, s * 52, -60, s * 72, -84]), 6),
        line('body', way([s * 98, -30, s * 114, -24]), 5),
        line('body', way([s * 96, 74, s * 108, 56]), 5),
      ]),
    ],
    top: [
      mass('marked', box(0, -120, 36, 110, 12)),
      ...[-156, -130, -104].map((y) => line('accent', way([-14, y, 14, y]), 4)),
    ].map((each) => (each.material === 'marked' ? { ...each, material: 'marking' } : each)),
    limbs: 'accent',
  },
  stomach_thing: {
    title: 'stomach',
    words: 'stomach_organ stomach magen estomago estomac stomaco gut bowel intestine',
    colors: { body: '#f08a92', belly: '#f9c0c0', accent: '#d0606c' },
    names: ['Rumble', 'Digby', 'Gutsy'],
    solid: {
      outline: round([
        -10, -140, 22, -140, 26, -84, 84, -98, 128, -30, 116, 60, 40, 120, -50, 116, -110, 84, -124, 104, -140, 82,
        -104, 40, -60, 32, -26, -20,
      ]),
      face: { x: 36, y: 14, rx: 72, ry: 60 },
    },
    marks: [line('accent', way([84, -72, 106, -34, 102, 6]), 6)],
    held: true,
  },
  kidney: {
    title: 'kidney',
    words: 'kidney niere rinon rene kidney_bean',
    colors: { body: '#c4504e', belly: '#ec9a90', accent: '#8a3238', marked: '#f2bd5c' },
    names: ['Renny', 'Filter', 'Nephro'],
    solid: {
      outline: round([
        -60, -128, 30, -136, 104, -84, 118, 10, 90, 100, 10, 136, -64, 116, -80, 60, -36, 30, -30, -20, -78, -56, -90,
        -96,
      ]),
      face: { x: 34, y: -4, rx: 66, ry: 62 },
    },
    behind: [...wire('marking', way([-36, 10, -90, 30, -92, 100, -84, 140]), 15)],
    limbs: 'accent',
  },
  liver: {
    title: 'liver',
    words: 'liver leber higado foie fegato figado',
    colors: { body: '#a4453c', belly: '#d98a78', accent: '#742c28', marked: '#6fa84a' },
    names: ['Olivier', 'Hepa', 'Detox'],
    solid: {
      outline: round([
        -146, -20, -130, -86, -60, -112, 40, -92, 140, -72, 152, -40, 80, 10, 20, 54, -50, 104, -120, 96,
      ]),
      face: { x: -42, y: -6, rx: 80, ry: 58 },
    },
    marks: [line('body', way([56, -84, 50, -40, 62, -2]), 6)],
    behind: [mass('marking', round([10, 40, 46, 40, 54, 80, 30, 104, 8, 82]))],
    limbs: 'accent',
  },
  skull: {
    title: 'skull',
    words: 'skull totenkopf schadel calavera craneo crane_tete teschio caveira sugar_skull',
    colors: { body: '#fbf6ea', belly: '#ffffff', accent: '#4a4454' },
    names: ['Yorick', 'Bonesy', 'Calaca'],
    solid: soft([0, -124, 74, -114, 122, -54, 120, 14, 84, 48, 78, 108, 40, 122, 0, 122], { y: -6, rx: 90, ry: 62 }),
    marks: [-34, 0, 34].map((x) => line('body', way([x, 82, x, 118]), 6)),
    limbs: 'accent',
    held: true,
  },
  virus: {
    title: 'virus',
    words: 'virus germ microbe bacteria bacterium keim germe bakterie coronavirus pathogen amoeba',
    colors: { body: '#8fc44a', belly: '#cfe89a', accent: '#5c8f2c', marked: '#e8646c' },
    names: ['Germaine', 'Sniffles', 'Ick'],
    solid: ball(108, 106, { rx: 80, ry: 64 }),
    behind: at([0, -138, 92, -104, 134, -16, 106, 84, -106, 84, -134, -16, -92, -104], (x, y) =>
      rod('accent', [x * 0.6, y * 0.6, x * 0.94, y * 0.94], 14),
    ).concat(
      at([0, -138, 92, -104, 134, -16, 106, 84, -106, 84, -134, -16, -92, -104], (x, y) =>
        mass('marking', oval(x, y, 17)),
      ),
    ),
    marks: at([-66, -66, 72, -58, 60, 74, -70, 66], (x, y) => area('accent', oval(x, y, 10), 0.7)),
    limbs: 'accent',
    held: true,
  },
  cell: {
    title: 'cell',
    words: 'blood_cell cell body_cell stem_cell zelle celula cellule cellula',
    colors: { body: '#a8d8ec', belly: '#dff2fa', accent: '#5a8ad0', marked: '#f0a84a' },
    names: ['Mito', 'Cyto', 'Vacuole'],
    solid: {
      outline: round([-20, -122, 60, -116, 122, -50, 116, 40, 60, 110, -30, 118, -106, 76, -128, -10, -90, -90]),
      face: { y: 0, rx: 74, ry: 60 },
    },
    marks: [
      panel('belly', oval(0, 0, 84, 74)),
      ...at([-88, -52, 90, 46, 40, -96], (x, y) => panel('marking', oval(x, y, 17, 11))),
      ...at([-84, 56, 92, -30, -40, 94, -50, -92], (x, y) => panel('accent', oval(x, y, 10))),
    ],
    faceOn: 'belly',
    limbs: 'accent',
  },
  neuron: {
    title: 'neuron',
    words: 'neuron nerve nerve_cell nervenzelle neurona neurone neuronio synapse neural_network',
    colors: { body: '#9a7ae0', belly: '#d4c4f8', accent: '#6a4fb8', marked: '#fbc53c' },
    names: ['Axon', 'Synapsia', 'Thinker'],
    solid: ball(94, 92, { rx: 74, ry: 60 }),
    behind: [
      ...wire('accent', way([60, -60, 96, -104, 92, -146]), 16),
      ...wire('accent', way([96, -104, 140, -122]), 13),
      ...wire('accent', way([-60, -60, -98, -100, -90, -144]), 16),
      ...wire('accent', way([-98, -100, -142, -112]), 13),
      ...wire('accent', way([80, 20, 136, 24, 160, -12]), 15),
      ...wire('accent', way([-80, 20, -138, 26, -160, -8]), 15),
      ...at([92, -150, 144, -124, -90, -150, -146, -114, 164, -18, -164, -14], (x, y) =>
        mass('marking', oval(x, y, 11)),
      ),
    ],
    limbs: 'accent',
  },
  dna: {
    title: 'DNA strand',
    words: 'dna dna_strand double_helix helix genome chromosome',
    colors: { body: '#6a8ff0', belly: '#d0dcfc', accent: '#f0648a', marked: '#fbc53c' },
    names: ['Helix', 'Watson', 'Rosalind'],
    solid: soft([0, -66, 60, -58, 96, 0, 60, 58, 0, 66], { y: 0, rx: 74, ry: 46 }),
    behind: [
      ...[-136, -104, -76, 84, 112, 140].map((y) => rod('marking', [-34, y, 34, y], 11)),
      ...wire('accent', way([-62, -164, 20, -110, 70, -50]), 20),
      ...wire('body', way([62, -164, -20, -110, -70, -50]), 20),
      ...wire('accent', way([-70, 50, -10, 106, 62, 164]), 20),
      ...wire('body', way([70, 50, 10, 106, -62, 164]), 20),
    ],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  lips: {
    title: 'lips',
    words: 'lip kiss mouth kuss labio boca levre bouche labbro bocca beso bacio lippe',
    colors: { body: '#e0344e', belly: '#f98a98', accent: '#b0223c' },
    names: ['Smooch', 'Muah', 'Ruby'],
    solid: {
      outline: round([-148, -6, -90, -72, -40, -92, 0, -70, 40, -92, 90, -72, 148, -6, 90, 70, 0, 100, -90, 70]),
      face: { y: -4, rx: 84, ry: 54 },
    },
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
