import type { ThingRow } from '../row';
import { ball, slab } from '../solids';
import { area, at, both, box, line, mark, mass, oval, panel, poly, rod, way, wire } from '../strokes';

const rules = (material: string, ys: readonly number[], width = 110) =>
  ys.map((y) => area(material, box(0, y, width, 8, 4)));

/** Stationery; coordinates are those of `Solid`. */
export const DESK_ROWS = {
  document: {
    title: 'document',
    words:
      'document paper page report contract essay resume spreadsheet pdf dokument papier documento papel ' +
      'feuille_papier carta_foglio newspaper zeitung periodico journal magazine',
    colors: { body: '#fdfbf4', belly: '#ffffff', accent: '#4a8fe0', marked: '#a8b4c6' },
    names: ['Paige', 'Doc', 'Memo'],
    solid: { outline: poly([-92, -130, 46, -130, 92, -84, 92, 130, -92, 130], 12), face: { y: -10, rx: 74, ry: 62 } },
    marks: [
      mass('accent', poly([46, -130, 92, -84, 46, -84], 5), { thin: true, shade: 0 }),
      area('accent', box(-32, -98, 84, 12, 5)),
      ...rules('marking', [70, 90, 110], 126),
    ],
    limbs: 'accent',
    held: true,
  },
  scroll: {
    title: 'scroll',
    words:
      'scroll diploma certificate parchment schriftrolle pergamino parchemin pergamena diplom urkunde constitution',
    colors: { body: '#f7e6bc', belly: '#fdf5de', accent: '#e0b870', marked: '#d0403c' },
    names: ['Scribe', 'Parch', 'Edict'],
    solid: slab(190, 206, 8, { y: -8, rx: 76, ry: 64 }),
    marks: rules('accent', [-84, 70], 120),
    top: [mass('accent', box(0, -112, 232, 38, 18))],
    limbs: 'accent',
    held: true,
  },
  calendar: {
    title: 'calendar',
    words: 'calendar kalender calendario calendrier schedule planner agenda appointment',
    colors: { body: '#fdfbf4', belly: '#ffffff', accent: '#e0483e', marked: '#8a93a6' },
    names: ['Augie', 'April', 'Datey'],
    solid: slab(224, 226, 24, { y: 14, rx: 84, ry: 62 }),
    inside: [mark('accent', box(0, -90, 300, 56, 2))],
    marks: at([-76, 88, -38, 88, 0, 88, 38, 88, 76, 88], (x, y) => area('marking', box(x, y, 22, 16, 5), 0.5)),
    top: both((s) => mass('marking', box(s * 58, -112, 17, 46, 8))),
    limbs: 'accent',
    held: true,
  },
  sticky_note: {
    title: 'sticky note',
    words: 'sticky_note post_it note memo_note notiz haftnotiz nota_adhesiva todo checklist',
    colors: { body: '#fde06a', belly: '#fdf0b0', accent: '#e0b030', marked: '#c79a2a' },
    names: ['Stickley', 'Memo', 'Jot'],
    solid: { outline: poly([-112, -112, 112, -112, 112, 70, 64, 116, -112, 116], 9), face: { y: -6, rx: 84, ry: 68 } },
    marks: [mass('accent', poly([112, 70, 64, 116, 64, 70], 5), { thin: true, shade: 0 })],
    held: true,
  },
  folder: {
    title: 'folder',
    words: 'folder ordner carpeta dossier cartella pasta_arquivo portfolio binder clipboard klemmbrett portapapeles',
    colors: { body: '#f7c04a', belly: '#fde09a', accent: '#d99a2c', marked: '#fdfbf4' },
    names: ['Filey', 'Manila', 'Binder'],
    solid: slab(262, 182, 18, { y: 6, rx: 88, ry: 62 }),
    behind: [
      mass('accent', poly([-130, -60, -130, -116, -38, -116, -18, -92, 130, -92, 130, -40], 14)),
      mass('marking', box(8, -84, 220, 60, 6)),
    ],
    held: true,
  },
  eraser: {
    title: 'eraser',
    words: 'eraser radiergummi goma_borrar gomme borracha gomma rubber',
    colors: { body: '#f78fa4', belly: '#fdc8d2', accent: '#3f7fd0', marked: '#fdfbf4' },
    names: ['Rubby', 'Oops', 'Smudge'],
    solid: slab(170, 236, 30, { y: -44, rx: 68, ry: 56 }),
    inside: [mark('accent', box(0, 76, 300, 140, 2)), mark('marking', box(0, 8, 300, 14, 2))],
    held: true,
  },
  crayon_thing: {
    title: 'pen',
    words:
      'wax_crayon crayola wachsmalstift marker highlighter felt_tip pen kugelschreiber boligrafo stylo ' +
      'penna caneta fountain_pen ballpoint quill',
    colors: { body: '#4a8fe0', belly: '#a8cdf6', accent: '#2f5fa8' },
    names: ['Doodle', 'Scribble', 'Inka'],
    solid: {
      outline: poly([-20, -146, 20, -146, 58, -84, 58, 132, -58, 132, -58, -84], 13),
      face: { y: 16, rx: 52, ry: 60 },
    },
    inside: [mark('accent', box(0, -76, 200, 14, 2)), mark('accent', box(0, 108, 200, 14, 2))],
    held: true,
  },
  ruler: {
    title: 'ruler',
    words: 'ruler lineal regla regle righello regua measuring_tape tape_measure',
    colors: { body: '#fbcf52', belly: '#fde9a8', accent: '#a87a2a' },
    names: ['Inch', 'Measure', 'Metra'],
    solid: slab(118, 272, 14, { x: 8, y: -20, rx: 44, ry: 58 }),
    marks: [-112, -88, -64, -40, -16, 8, 32, 56, 80, 104].map((y, index) =>
      line('body', way([-54, y, index % 2 ? -42 : -32, y]), 4),
    ),
    held: true,
  },
  scissors: {
    title: 'scissors',
    words: 'scissors scissor schere tijera ciseaux forbici tesoura',
    colors: { body: '#e0564a', belly: '#f7a498', accent: '#c3ccd8' },
    names: ['Snip', 'Snippy', 'Cutter'],
    solid: slab(180, 132, 60, { y: 0, rx: 76, ry: 54 }),
    behind: both((s) => mass('accent', poly([s * 6, -50, s * 42, -186, s * 62, -166, s * 46, -40], 8))),
    legs: 50,
    held: true,
  },
  magnifying_glass: {
    title: 'magnifying glass',
    words: 'magnifying_glass magnifier lupe lupa loupe lente_ingrandimento',
    colors: { body: '#5a6fa8', belly: '#e2f3fc', accent: '#8a5a37' },
    names: ['Sherlock', 'Zoomer', 'Clue'],
    solid: ball(112, 112, { rx: 82, ry: 74 }),
    marks: [panel('belly', oval(0, 0, 90))],
    behind: [rod('accent', [64, 84, 118, 150], 30)],
    faceOn: 'belly',
    limbs: 'body',
  },
  palette: {
    title: 'paint palette',
    words: 'paint_palette palette farbpalette paleta tavolozza watercolor',
    colors: { body: '#e0b078', belly: '#f4d6ae', accent: '#e0483e', marked: '#4a8fe0', nose: '#fbcb3c' },
    names: ['Pablo', 'Frida', 'Hue'],
    solid: ball(138, 106, { y: 14, rx: 84, ry: 62 }),
    marks: [
      ...at([-92, -38, 96, -36], (x, y) => panel('accent', oval(x, y, 19, 16))),
      ...at([-46, -76, 112, 14], (x, y) => panel('marking', oval(x, y, 19, 16))),
      ...at([46, -78, -114, 14], (x, y) => panel('nose', oval(x, y, 19, 16))),
    ],
    held: true,
  },
  stapler: {
    title: 'stapler',
    words: 'stapler hefter grapadora agrafeuse cucitrice hole_punch',
    colors: { body: '#e0483e', belly: '#f58f88', accent: '#4a5468' },
    names: ['Clicky', 'Staples', 'Swingline'],
    solid: { outline: poly([-130, -46, 84, -84, 138, -50, 138, 24, -130, 40], 26), face: { y: -26, rx: 74, ry: 38 } },
    behind: [mass('accent', box(4, 56, 276, 44, 12))],
    limbs: 'accent',
  },
  paperclip: {
    title: 'paperclip',
    words: 'paperclip paper_clip buroklammer sujetapapeles graffetta clipe',
    colors: { body: '#9fb0c8', belly: '#dfe7f0', accent: '#6a7a94' },
    names: ['Clippy', 'Bendy', 'Loop'],
    solid: slab(132, 200, 64, { y: 6, rx: 60, ry: 60 }),
    marks: [line('body', way([-36, 76, -36, 46]), 6), line('body', way([36, 76, 36, 46]), 6)],
    behind: wire('accent', way([-74, 60, -78, -90, 0, -154, 78, -90, 74, 60]), 15),
    limbs: 'accent',
  },
  glue: {
    title: 'glue',
    words: 'glue glue_stick kleber klebestift pegamento colle colla cola_bastao tape sticky_tape',
    colors: { body: '#f7f4ec', belly: '#ffffff', accent: '#3f8fd0', marked: '#e0564a' },
    names: ['Sticky', 'Elmer', 'Bond'],
    solid: slab(136, 220, 26, { y: 2, rx: 60, ry: 62 }),
    inside: [mark('accent', box(0, -96, 300, 50, 2)), mark('accent', box(0, 98, 300, 40, 2))],
    top: [mass('marking', box(0, -130, 92, 50, 14))],
    limbs: 'accent',
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
