import type { Detail } from '@/lib/core/sheet/vocabulary';
import type { StyleId } from '@/lib/core/styles';
import { DIRECTIONS, type DrawingStyle } from './pen/directions';

export type { DrawingStyle };

const WORDS: readonly (readonly [RegExp, StyleId])[] = [
  [/\bpixel(s|ated)?\b|\b(8|16).?bit\b/, 'pixel'],
  [/\bflat\b|\b(no|without) outlines?\b|\bmaterial design\b/, 'flat'],
  [/\bstickers?\b|die.?cut/, 'sticker'],
  [/\bpaper.?(cut|craft)s?\b|\bcut.?paper\b|\bcut.?outs?\b|\bcollage\b|\borigami\b/, 'paper'],
  // Paper is a thing as well, unless it says how to draw.
  [/\bpaper (style|art|look)\b|\b(in|of|from) paper\b|^paper$/, 'paper'],
  [/\bclay(mation)?\b|\bplasticine\b|\b3d\b/, 'clay'],
  [/\bkawaii\b|\bchibi\b|\bcute style\b|\banime\b/, 'kawaii'],
  [/\bpastels?\b/, 'pastel'],
  [/\bretro\b|rubber.?hose|\bvintage\b|\bthirties\b|1930/, 'retro'],
  [/\bsketch(y|ed|book)?\b|hand.?drawn|\bdoodle|\binked\b/, 'sketchy'],
  // A pencil, an ink bottle and a brush are things, unless they say how to draw.
  [
    /\b(pencil|ink|brush) (lines?|draw(ing|n)|strokes?|style|art|wash)|\bin (pencil|ink)\b|^(pencil|ink|brush)$/,
    'sketchy',
  ],
  [/\bgeo(metr(ic|ical|y))?\b|\bangular\b|\bsquared?\b/, 'geometric'],
  [/\bsoft\b|\bgradients?\b|\bairbrush/, 'soft'],
  [/\boutlin(e|ed|es)\b|\bcartoon\b|\bbold lines?\b|\bcomic\b|cel.?shad/, 'outlined'],
  // What is drawn for a product has no lines, unless its words ask for some.
  [
    /\bbrand(ed|ing|s)?\b|\bapps?\b|\btech\b|\bmodern\b|\bminimal(ist|istic)?\b|\blogos?\b|\bstart-?ups?\b|\bsaas\b/,
    'flat',
  ],
];

/** The look that a style text asks for, by a preset's id or by its words; null when it names none. */
export function namedLook(text: string): DrawingStyle | null {
  const lower = text.toLowerCase();
  const match = WORDS.find(([pattern]) => pattern.test(lower));
  return match ? DIRECTIONS[match[1]] : null;
}

/** The look of a style text, outlined when it names none. */
export const lookOf = (style: string): DrawingStyle => namedLook(style) ?? DIRECTIONS.outlined;

/** The look of a style preset; `high` detail makes it rich. */
export const lookNamed = (id: StyleId, detail: Detail): DrawingStyle => ({
  ...DIRECTIONS[id],
  // A sprite has no gradients and no texture: its edges are lit instead.
  rich: detail === 'high' && id !== 'pixel',
  lit: detail === 'high' && id === 'pixel',
});
