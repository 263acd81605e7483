import { area, at, box, line, mark, mass, oval, poly, rod, round, stroke, way } from '../strokes';
import type { PropRow } from './prop';

/** Medicine, flowers and papers; coordinates are those of `PropRow`. */
export const PAPER_PROPS = {
  syringe: {
    words: 'syringe spritze jeringa seringue siringa seringa vaccine injection',
    colors: { syringe: '#eaf5fa', serum: '#7cd0c0', plunger: '#5b7fa8' },
    hold: 'shaft',
    strokes: [
      rod('plunger', [0, 44, 0, -4], 9),
      rod('plunger', [-14, 46, 14, 46], 9),
      stroke('plunger', way([0, -66, 0, -110]), 4),
      mass('syringe', box(0, -34, 26, 72, 5), { inside: [mark('serum', box(0, -52, 60, 44, 1))] }),
    ],
  },
  cheese_prop: {
    words: 'cheese kase queso fromage formaggio cheddar gouda',
    colors: { cheese_prop: '#fbcb45', cheese_hole: '#e0a02c' },
    hold: 'palm',
    strokes: [
      mass('cheese_prop', poly([-42, -10, 34, -56, 44, -14, 44, 14, -42, 14], 7)),
      line('cheese_prop', way([-38, -8, 42, -14]), 4),
      ...at([-18, 2, 12, 4, 30, -2], (x, y) => area('cheese_hole', oval(x, y, 6))),
    ],
  },
  rose: {
    words: 'rose tulip single_flower rosa tulpe tulipan blume flor fleur fiore',
    colors: { rose: '#e0384a', rose_stem: '#4f9e48' },
    hold: 'shaft',
    strokes: [
      rod('rose_stem', [0, 34, 0, -56], 7),
      mass('rose_stem', round([2, -18, 16, -34, 28, -30, 18, -16])),
      mass('rose', round([-20, -64, -14, -92, 0, -84, 14, -92, 20, -64, 0, -50])),
      line('rose', way([-8, -72, 0, -64, 8, -72]), 4),
    ],
  },
  envelope: {
    words: 'envelope letter brief carta sobre lettre_post busta lettera mail love_letter',
    colors: { envelope: '#fdf3dc', envelope_seal: '#e5484d' },
    hold: 'palm',
    strokes: [
      mass('envelope', box(0, -24, 78, 54, 5)),
      line('envelope', way([-36, -46, 0, -18, 36, -46]), 5),
      area('envelope_seal', oval(0, -20, 8)),
    ],
  },
  scroll_prop: {
    words: 'scroll diploma certificate schriftrolle pergamino parchemin pergamena urkunde diplom blueprint bauplan',
    colors: { scroll_prop: '#f7e6bc', scroll_band: '#d0403c' },
    hold: 'palm',
    strokes: [
      mass('scroll_prop', poly([-30, -70, 30, -70, 30, 12, -30, 12], 4)),
      ...[-48, -34, -20].map((y) => line('scroll_prop', way([-18, y, 18, y]), 4)),
      mass('scroll_prop', box(0, -72, 78, 16, 8)),
      mass('scroll_prop', box(0, 14, 78, 16, 8)),
      area('scroll_band', oval(16, -2, 7)),
    ],
  },
  passport: {
    words: 'passport reisepass pasaporte passeport passaporto passaporte visa id_card',
    colors: { passport: '#2f4f8a', passport_seal: '#f2c24a' },
    hold: 'palm',
    strokes: [
      mass('passport', box(0, -24, 50, 70, 6)),
      area('passport_seal', oval(0, -32, 12)),
      area('passport_seal', box(0, -8, 28, 5, 2)),
    ],
  },
  sign: {
    words: 'sign placard protest_sign schild cartel pancarte cartello placa welcome_sign banner stop_sign',
    colors: { sign: '#fdfbf4', sign_pole: '#a8733c', sign_text: '#4a8fe0' },
    hold: 'palm',
    strokes: [
      rod('sign_pole', [0, 44, 0, -50], 10),
      mass('sign', box(0, -82, 88, 60, 8)),
      area('sign_text', box(0, -92, 56, 9, 4)),
      area('sign_text', box(0, -74, 40, 9, 4)),
    ],
  },
  tablet_prop: {
    words: 'tablet ipad e_reader kindle',
    colors: { tablet_prop: '#3b4560', tablet_screen: '#9fd8f5' },
    hold: 'palm',
    strokes: [
      mass('tablet_prop', box(0, -28, 62, 84, 9)),
      area('tablet_screen', box(0, -30, 50, 66, 4)),
      area('glint', box(0, 9, 12, 4, 2)),
    ],
  },
  calculator_prop: {
    words: 'calculator taschenrechner calculadora calculatrice calcolatrice abacus remote_control remote fernbedienung',
    colors: { calculator_prop: '#4a5f86', calculator_screen: '#d8f0dc', calculator_key: '#c9d6e6' },
    hold: 'palm',
    strokes: [
      mass('calculator_prop', box(0, -26, 52, 78, 8)),
      area('calculator_screen', box(0, -48, 38, 18, 3)),
      ...at([-12, -26, 0, -26, 12, -26, -12, -12, 0, -12, 12, -12, -12, 2, 0, 2, 12, 2], (x, y) =>
        area('calculator_key', box(x, y, 8, 8, 2)),
      ),
    ],
  },
  popsicle: {
    words: 'popsicle ice_lolly eis_am_stiel paleta_helada sorbet',
    colors: { popsicle: '#f58a5a', popsicle_stick: '#e6c890', popsicle_tip: '#fbcf4c' },
    hold: 'shaft',
    strokes: [
      rod('popsicle_stick', [0, 28, 0, -20], 10),
      mass('popsicle', box(0, -58, 42, 78, 19), { inside: [mark('popsicle_tip', box(0, -88, 80, 36, 1))] }),
    ],
  },
  present_sack: {
    words: 'sack gift_sack geldsack bolsa_regalos money_bag hotte sacco saco',
    colors: { present_sack: '#b5763c', sack_tie: '#fbd34e' },
    hold: 'palm',
    strokes: [
      mass('present_sack', round([-12, -48, 12, -48, 40, -8, 34, 30, 0, 36, -34, 30, -40, -8])),
      mass('present_sack', poly([-18, -68, 18, -68, 10, -46, -10, -46], 5)),
      area('sack_tie', box(0, -48, 26, 8, 3)),
    ],
  },
} as const satisfies Record<string, PropRow>;
