import type { Detail } from '@/lib/core/sheet/vocabulary';
import type { StyleId } from '@/lib/core/styles';
import { DIRECTIONS, type DrawingStyle } from './pen/directions';

export type { DrawingStyle };

const WORDS: readonly (readonly [RegExp, StyleId])[] = [
  [/\bpixel(s|ated)?\b|\b(8|16).?bit\b/, 'pixel'],
  [/\bflat\b|\b(no|without) outlines?\b|\bmaterial design\b/, 'flat'],
  [/\bstickers?\b|die.?cut/, 'sticker'],
  [/\bpaper.?(cut|craft)s?\b|\bcut.?paper\b|\bcut.?outs?\b|\bcollage\b|\borigami\b/, 'paper'],
  // "Paper" alone may be a thing that is drawn; only these phrases name the style.
  [/\bpaper (style|art|look)\b|\b(in|of|from) paper\b|^paper$/, 'paper'],
  [/\bclay(mation)?\b|\bplasticine\b|\b3d\b/, 'clay'],
  [/\bkawaii\b|\bchibi\b|\bcute style\b|\banime\b/, 'kawaii'],
  [
    /\bpastels?\b(?! (?:pink|blue|green|yellow|purple|lilac|orange|mint|peach|lavender|red|turquoise|violet)\b)/,
    'pastel',
  ],
  [/\bretro\b|rubber.?hose|\bvintage\b|\bthirties\b|1930/, 'retro'],
  [/\bsketch(y|ed|book)?\b|hand.?drawn|\bdoodle|\binked\b/, 'sketchy'],
  // Pencils, ink bottles and brushes are things; only these phrases name the style.
  [
    /\b(pencil|ink|brush) (lines?|draw(ing|n)|strokes?|style|art|wash)|\bin (pencil|ink)\b|^(pencil|ink|brush)$/,
    'sketchy',
  ],
  [/\bgeo(metr(ic|ical|y))?\b|\bangular\b|\bsquared?\b/, 'geometric'],
  [/\bsoft\b|\bgradients?\b|\bairbrush/, 'soft'],
  [/\boutlin(e|ed|es)\b|\bcartoon\b|\bbold lines?\b|\bcomic\b|cel.?shad/, 'outlined'],
  // Phrases for product graphics mean a style without lines, unless the prompt asks for lines.
  [
    /\bbrand(ed|ing|s)?\b|\bapps?\b|\btech\b|\bmodern\b|\bminimal(ist|istic)?\b|\blogos?\b|\bstart-?ups?\b|\bsaas\b/,
    'flat',
  ],
];

/** The drawing style that a text names, by its id or in words; null if it names none. */
export function namedLook(text: string): DrawingStyle | null {
  const lower = text.toLowerCase();
  const match = WORDS.find(([pattern]) => pattern.test(lower));
  return match ? DIRECTIONS[match[1]] : null;
}

/** The drawing style that a text names; `outlined` if it names none. */
export const lookOf = (style: string): DrawingStyle => namedLook(style) ?? DIRECTIONS.outlined;

/** The drawing style of a preset; with `high` detail it is rich. */
export const lookNamed = (id: StyleId, detail: Detail): DrawingStyle => ({
  ...DIRECTIONS[id],
  // A sprite has no gradients or texture; high detail lights its edges instead.
  rich: detail === 'high' && id !== 'pixel',
  lit: detail === 'high' && id === 'pixel',
});

/** The presets that lines and shading tell apart, the plainest first; the others need more to be told. */
const TOLD_BY_LINES: readonly StyleId[] = [
  'outlined',
  'flat',
  'soft',
  'retro',
  'sketchy',
  'sticker',
  'pastel',
  'kawaii',
];

/** The preset whose lines and shading are nearest to a measured drawing style. */
export function nearestPreset(measured: DrawingStyle): StyleId {
  const apart = (id: StyleId): number => {
    const preset = DIRECTIONS[id];
    const differs = (of: (style: DrawingStyle) => unknown): number => (of(preset) === of(measured) ? 0 : 1);
    return (
      differs(({ border }) => border > 0) * 16 +
      differs(({ sketch }) => sketch) * 16 +
      differs(({ silhouette }) => silhouette > 0) * 8 +
      (measured.outer > 0 ? differs(({ line }) => line) * 4 : 0) +
      differs(({ shading }) => shading) +
      Math.abs(preset.outer - measured.outer) / 2 +
      Math.abs(preset.silhouette - measured.silhouette) / 4
    );
  };
  return TOLD_BY_LINES.reduce((best, id) => (apart(id) < apart(best) ? id : best));
}
