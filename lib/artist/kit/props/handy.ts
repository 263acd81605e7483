import { area, box, line, mass, oval, poly, rod, round, stroke, way, wire } from '../strokes';
import type { PropRow } from './prop';

/** A closed book of a pile, with its pages toward the viewer's right. */
const bookAt = (material: string, x: number, y: number, width: number) => [
  mass(material, box(x, y, width, 20, 5), { shade: 0.4 }),
  area('book_pages', box(x + width * 0.4, y + 1, width * 0.16, 11, 2)),
];

/** Equipment, piles and papers; coordinates are those of `PropRow`. */
export const HANDY_PROPS = {
  hand_mirror: {
    words: 'mirror hand_mirror spiegel handspiegel espejo miroir specchio espelho',
    colors: { hand_mirror: '#d9769c', mirror_glass: '#cfeafa', mirror_gleam: '#ffffff' },
    hold: 'shaft',
    strokes: [
      rod('hand_mirror', [0, 34, 0, -30], 14),
      mass('hand_mirror', oval(0, -66, 36, 40)),
      mass('mirror_glass', oval(0, -66, 27, 31), { thin: true, shade: 0 }),
      ...[-10, 3].map((x) => stroke('mirror_gleam', way([x - 6, -58, x + 10, -82]), 5)),
    ],
  },
  dental_mirror: {
    words: 'dental_mirror dentist_mirror mouth_mirror dentists_mirror zahnspiegel mundspiegel espejo_dental',
    colors: { dental_mirror: '#b9c3d0', dental_glass: '#d8f0fb', dental_gleam: '#ffffff' },
    hold: 'shaft',
    strokes: [
      rod('dental_mirror', [0, 46, 0, -52], 11, 8),
      rod('dental_mirror', [0, -52, 12, -76], 8),
      mass('dental_mirror', oval(22, -94, 24, 22)),
      mass('dental_glass', oval(22, -94, 17, 15), { thin: true, shade: 0 }),
      stroke('dental_gleam', way([14, -90, 24, -102]), 4),
    ],
  },
  fire_hose: {
    words:
      'fire_hose hose water_hose garden_hose schlauch feuerwehrschlauch gartenschlauch manguera lance_incendie idrante',
    colors: { fire_hose: '#c8543a', hose_nozzle: '#e8b83c', hose_water: '#9fd8f4' },
    hold: 'shaft',
    strokes: [
      ...wire('fire_hose', way([0, 6, 4, 44, 34, 66, 44, 98, 14, 116, -22, 104]), 13),
      mass('hose_water', round([-6, -60, -22, -112, -12, -142, 4, -128, 20, -146, 24, -110, 6, -60]), { shade: 0.2 }),
      stroke('glint', way([-4, -72, -8, -108]), 4),
      mass('hose_nozzle', poly([-9, 14, -8, -40, -14, -64, 14, -64, 8, -40, 9, 14], 4)),
      line('hose_nozzle', way([-8, -38, 8, -38]), 4),
    ],
  },
  ticket: {
    words: 'train_ticket tram_ticket bus_ticket paper_ticket fahrschein billete billet_train biglietto bilhete',
    colors: { ticket: '#fbe3a0', ticket_print: '#c8643c' },
    hold: 'palm',
    strokes: [
      mass('ticket', poly([-38, -42, 38, -42, 38, -30, 32, -24, 38, -18, 38, -4, -38, -4], 4), { shade: 0.2 }),
      stroke('ticket_print', way([-26, -30, 10, -30]), 5),
      stroke('ticket_print', way([-26, -16, -2, -16]), 5),
      line('ticket', way([20, -40, 20, -6]), 3),
    ],
  },
  book_stack: {
    words: 'book_stack stack_of_book pile_of_book book_pile bucherstapel pila_libros pile_livres',
    colors: { book_stack: '#4a7fc8', book_red: '#d9583f', book_gold: '#f0b83c', book_pages: '#fdf6e4' },
    hold: 'palm',
    strokes: [
      ...bookAt('book_stack', 0, -10, 92),
      ...bookAt('book_gold', -4, -31, 82),
      ...bookAt('book_red', 4, -52, 86),
      ...bookAt('book_stack', -2, -73, 70),
    ],
  },
  wood_stick: {
    words: 'stick wooden_stick twig palo_madera bastone_legno galho',
    colors: { wood_stick: '#7d4f30', stick_leaf: '#6fb04a' },
    hold: 'shaft',
    strokes: [
      rod('wood_stick', [-4, 62, 4, -72], 16, 12),
      rod('wood_stick', [0, -40, 26, -62], 9, 6),
      mass('stick_leaf', round([26, -62, 50, -66, 56, -84, 36, -80]), { thin: true }),
    ],
  },
  chalk_stick: {
    words: 'chalk piece_of_chalk stick_of_chalk kreide tiza craie gesso giz',
    colors: { chalk_stick: '#fdf8ee', chalk_end: '#d9d2c4' },
    hold: 'shaft',
    strokes: [
      mass('chalk_stick', poly([-9, 14, -9, -54, 9, -54, 9, 14], 4), { shade: 0.3 }),
      mass('chalk_end', poly([-9, -54, -5, -62, 8, -58, 9, -48, -9, -48], 3), { thin: true, shade: 0 }),
    ],
  },
  ice_axe: {
    words: 'ice_axe ice_pick climbing_axe eispickel piolet piccozza',
    colors: { ice_axe: '#b8c4d4', ice_axe_shaft: '#e0663c' },
    hold: 'shaft',
    strokes: [
      rod('ice_axe_shaft', [0, 46, 0, -92], 10),
      mass('ice_axe', poly([-52, -70, -24, -98, 8, -108, 42, -100, 44, -86, 8, -90, -20, -84], 5)),
      rod('ice_axe', [0, 46, 0, 60], 7, 3),
    ],
  },
  paper_plane: {
    words: 'paper_plane paper_airplane papierflieger avion_papel avion_papier aeroplano_carta',
    colors: { paper_plane: '#dfeaf8', plane_fold: '#b4cae8' },
    hold: 'palm',
    strokes: [
      mass('plane_fold', poly([52, -104, -10, -56, -6, -10], 3), { shade: 0.2 }),
      mass('paper_plane', poly([52, -104, -54, -74, -16, -58], 3), { shade: 0.2 }),
      mass('paper_plane', poly([52, -104, 0, -48, 34, -26], 3), { shade: 0.2 }),
    ],
  },
} as const satisfies Record<string, PropRow>;
