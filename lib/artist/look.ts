import type { Detail } from '@/lib/core/sheet/vocabulary';
import type { StyleId } from '@/lib/core/styles';

/** How a style draws: lines in canvas pixels, factors on the usual proportions. */
export interface DrawingStyle {
  id: StyleId;
  /** Width of contours and of lines inside; 0 draws none. */
  outer: number;
  inner: number;
  /** `family`: each line in its material's own dark tone; `ink`: all lines in one near-black. */
  line: 'family' | 'ink';
  shading: 'none' | 'cel' | 'soft';
  head: number;
  eyes: number;
  eyeGap: number;
  /** 0 round to 1 squared. */
  square: number;
  eyeKind: 'glossy' | 'pie' | 'dot' | null;
  cheeks: boolean;
  /** Pixels of white die-cut border around the whole figure. */
  border: number;
  sketch: boolean;
  /** How the style changes colours: a factor of OKLCH chroma and a shift of lightness. */
  chroma: number;
  lightness: number;
  /** Set by `detail: high`: gradients, rim light and texture on top of the style. */
  rich: boolean;
}

const OUTLINED: DrawingStyle = {
  id: 'outlined',
  outer: 8,
  inner: 5.5,
  line: 'family',
  shading: 'cel',
  head: 1,
  eyes: 1,
  eyeGap: 1,
  square: 0,
  eyeKind: null,
  cheeks: true,
  border: 0,
  sketch: false,
  chroma: 1,
  lightness: 0,
  rich: false,
};

const LOOKS: Record<StyleId, DrawingStyle> = {
  outlined: OUTLINED,
  flat: { ...OUTLINED, id: 'flat', outer: 0, inner: 5, shading: 'none' },
  kawaii: {
    ...OUTLINED,
    id: 'kawaii',
    outer: 7.7,
    inner: 5,
    head: 1.12,
    eyes: 1.12,
    eyeGap: 1.18,
    eyeKind: 'glossy',
    lightness: 0.02,
  },
  soft: { ...OUTLINED, id: 'soft', outer: 0, inner: 5, shading: 'soft' },
  geometric: {
    ...OUTLINED,
    id: 'geometric',
    outer: 7.7,
    inner: 7.7,
    square: 0.75,
    eyeKind: 'dot',
    cheeks: false,
    shading: 'cel',
  },
  retro: {
    ...OUTLINED,
    id: 'retro',
    line: 'ink',
    outer: 8.5,
    inner: 6,
    eyeKind: 'pie',
    chroma: 0.72,
    shading: 'none',
    cheeks: false,
  },
  sketchy: {
    ...OUTLINED,
    id: 'sketchy',
    outer: 4,
    inner: 3.2,
    line: 'ink',
    sketch: true,
    shading: 'none',
    chroma: 0.85,
  },
  sticker: { ...OUTLINED, id: 'sticker', outer: 9, inner: 6, border: 30, chroma: 1.1 },
  pastel: { ...OUTLINED, id: 'pastel', outer: 5.5, inner: 4.2, chroma: 0.62, lightness: 0.09, shading: 'cel' },
};

const WORDS: readonly (readonly [RegExp, StyleId])[] = [
  [/\bflat\b|\b(no|without) outlines?\b|\bmaterial design\b/, 'flat'],
  [/\bstickers?\b|die.?cut/, 'sticker'],
  [/\bkawaii\b|\bchibi\b|\bcute style\b|\banime\b/, 'kawaii'],
  [/\bpastels?\b/, 'pastel'],
  [/\bretro\b|rubber.?hose|\bvintage\b|\bthirties\b|1930/, 'retro'],
  [/\bsketch(y|ed|book)?\b|hand.?drawn|\bpencil\b|\bdoodle/, 'sketchy'],
  [/\bgeometric(al)?\b|\bangular\b|\bsquared?\b|\bminimal(ist|istic)?\b/, 'geometric'],
  [/\bsoft\b|\bgradients?\b|\b3d\b|\bclay\b|\bairbrush/, 'soft'],
  [/\boutlin(e|ed|es)\b|\bcartoon\b|\bbold lines?\b|\bcomic\b|cel.?shad/, 'outlined'],
];

/** The look that a style text asks for, by a preset's id or by its words; null when it names none. */
export function namedLook(text: string): DrawingStyle | null {
  const lower = text.toLowerCase();
  const match = WORDS.find(([pattern]) => pattern.test(lower));
  return match ? LOOKS[match[1]] : null;
}

/** The look of a style text, outlined when it names none. */
export const lookOf = (style: string): DrawingStyle => namedLook(style) ?? OUTLINED;

/** The look of a style preset; `high` detail makes it rich. */
export const lookNamed = (id: StyleId, detail: Detail): DrawingStyle => ({ ...LOOKS[id], rich: detail === 'high' });
