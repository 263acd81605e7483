import type { ThingRow } from '../row';
import { cut, slab, soft } from '../solids';
import { both, box, evenPoly, line, mark, mass, oval, poly, rod, round, way, wire } from '../strokes';

/** Organs and medical objects; coordinates are those of `Solid`. */
export const HEALTH_ROWS = {
  pump_bottle: {
    title: 'pump bottle',
    words:
      'shampoo shampoo_bottle lotion lotion_bottle conditioner body_wash shower_gel hand_soap soap_dispenser ' +
      'soap_bottle sanitizer hand_sanitizer moisturizer champu shampooing duschgel bodylotion',
    colors: { body: '#7fd0c4', belly: '#fdfdfb', accent: '#fdfdfb', marked: '#4aa79c' },
    names: ['Bubbles', 'Silky', 'Pumpkin'],
    solid: cut([50, -98, 96, -62, 100, 120, 92, 126], 30, { y: 26, rx: 76, ry: 62 }),
    inside: [mark('belly', box(0, 34, 156, 132, 28))],
    top: [
      mass('accent', box(0, -108, 64, 34, 8)),
      mass('marking', box(0, -142, 20, 40, 4)),
      mass('accent', poly([-78, -176, 34, -182, 40, -156, -44, -154, -60, -142, -80, -150], 9)),
    ],
    faceOn: 'belly',
    limbs: 'marking',
    held: true,
  },
  tooth: {
    title: 'tooth',
    words: 'tooth molar zahn diente dent dente muela',
    colors: { body: '#fdfdfb', belly: '#ffffff', accent: '#8fd0d8' },
    names: ['Pearl', 'Molly', 'Flossie'],
    solid: {
      outline: round([
        0, -98, 60, -122, 116, -86, 118, -16, 92, 50, 74, 128, 44, 132, 26, 66, 0, 50, -26, 66, -44, 132, -74, 128, -92,
        50, -118, -16, -116, -86, -60, -122,
      ]),
      face: { y: -24, rx: 88, ry: 66 },
    },
    limbs: 'accent',
    held: true,
  },
  bone: {
    title: 'bone',
    words: 'bone knochen hueso osso dog_bone skull_bone',
    colors: { body: '#fbf3de', belly: '#fffaf0', accent: '#d9c69a' },
    names: ['Femur', 'Napoleon', 'Rib'],
    solid: {
      outline: round([
        0, -92, 34, -134, 88, -124, 90, -76, 54, -48, 54, 48, 90, 76, 88, 124, 34, 134, 0, 92, -34, 134, -88, 124, -90,
        76, -54, 48, -54, -48, -90, -76, -88, -124, -34, -134,
      ]),
      face: { y: -4, rx: 50, ry: 52 },
    },
    limbs: 'accent',
    held: true,
  },
  brain: {
    title: 'brain',
    words: 'brain gehirn cerebro cerveau cervello',
    colors: { body: '#f5a3b4', belly: '#fcd2da', accent: '#d9748a' },
    names: ['Cortex', 'Einstein', 'Synapse'],
    solid: soft([0, -102, 50, -118, 106, -84, 130, -20, 116, 52, 66, 90, 0, 94], { y: 14, rx: 90, ry: 60 }),
    marks: [
      line('body', way([0, -100, 4, -76, 0, -54]), 6),
      ...both((s) => [
        line('body', way([s * 40, -98, s * 58, -78, s * 44, -60]), 6),
        line('body', way([s * 100, -60, s * 88, -36, s * 110, -16]), 6),
        line('body', way([s * 106, 40, s * 90, 56]), 6),
      ]),
    ],
    behind: [mass('accent', box(0, 92, 62, 50, 17))],
    held: true,
  },
  pill: {
    title: 'pill',
    words: 'pill capsule tablette_pill pille pastilla pilule pillola comprimido medicine vitamin medizin medicina',
    colors: { body: '#e8564a', belly: '#fdfdfb', accent: '#c03f38' },
    names: ['Capsula', 'Doc', 'Vita'],
    solid: slab(152, 256, 76, { y: -44, rx: 66, ry: 58 }),
    inside: [mark('belly', box(0, 100, 300, 170, 2))],
    marks: [line('body', way([-74, 16, 74, 16]), 5)],
    held: true,
  },
  syringe_thing: {
    title: 'syringe',
    words: 'syringe spritze jeringa seringue siringa seringa vaccine',
    colors: { body: '#eaf5fa', belly: '#7cd0c0', accent: '#5b7fa8', marked: '#b9c3d0' },
    names: ['Jabby', 'Vax', 'Dose'],
    solid: slab(124, 206, 18, { y: -14, rx: 56, ry: 58 }),
    inside: [mark('belly', box(0, 70, 300, 80, 2))],
    marks: [52, 70, 88].map((y) => line('body', way([30, y, 56, y]), 4)),
    top: [
      rod('marking', [0, -98, 0, -140], 25),
      mass('accent', box(0, -148, 100, 21, 9)),
      mass('accent', box(0, -104, 150, 21, 9)),
    ],
    behind: [mass('accent', evenPoly([30, 96, 14, 130], 5)), rod('marking', [0, 120, 0, 168], 6)],
    limbs: 'accent',
    legs: 50,
  },
  toilet_paper: {
    title: 'toilet paper roll',
    words: 'toilet_paper paper_roll toilettenpapier papel_higienico papier_toilette',
    colors: { body: '#fdfbf6', belly: '#ffffff', accent: '#c9a06a' },
    names: ['Rolly', 'Charmin', 'Ply'],
    solid: slab(204, 206, 40, { y: 18, rx: 82, ry: 62 }),
    behind: [mass('body', poly([52, -40, 120, -40, 120, 130, 104, 122, 88, 132, 70, 122, 52, 130], 5))],
    top: [mass('body', oval(0, -84, 102, 32)), mass('accent', oval(0, -84, 36, 12))],
    limbs: 'accent',
    held: true,
  },
  microscope: {
    title: 'microscope',
    words: 'microscope mikroskop microscopio microscope_lab',
    colors: { body: '#4a6fb0', belly: '#a8c0e8', accent: '#2f3f66', marked: '#dff0fa' },
    names: ['Lenny', 'Petri', 'Zoom'],
    solid: slab(138, 170, 46, { y: -4, rx: 62, ry: 60 }),
    behind: [
      mass('accent', box(10, -116, 56, 80, 13)),
      ...wire('accent', way([62, -50, 116, -10, 96, 88]), 22),
      rod('accent', [-84, 96, 104, 96], 30),
    ],
    top: [mass('marking', box(10, -156, 70, 24, 9))],
    limbs: 'accent',
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
