import { toOklch } from '@/lib/core/color/oklch';

/** The cloth a drawing is dyed with, and what it is dyed from. */
export interface Dye {
  /** Material whose tones take the place of the drawing's own. */
  material: string;
  /** The colour that most of the drawing has: lighter and darker tones of it become those of the cloth. */
  base: string;
  /** Colours of the palette by token. */
  colors: ReadonlyMap<string, string>;
  /** The width of contours: an open line several times as broad is a limb drawn with a broad pen. */
  contour: number;
  /** The paint of lines that all materials share, kept as it is: `$token` or a colour. */
  ink: string | null;
}

const PAINT = /(fill|stroke|stop-color)="(\$[a-z][a-z0-9_]*|#[0-9a-fA-F]{6})"/g;
const ELEMENT = /<[a-zA-Z][^<>]*>/g;
const WIDTH = /stroke-width="([\d.]+)"/;
const BROAD = 2;
const TONE = /_(shade|light|line)$/;
/** Tokens that are no material: contact shadows, light, ink. */
const KEPT: ReadonlySet<string> = new Set(['$ground', '$glint', '$ink', '$border']);
/** A tone of the base is this far from it in hue at most, and at least this much lighter or darker, in OKLCH. */
const KIN = { hue: 40, lightness: 0.035, depth: 0.25 };

/** The same drawing in cloth: shades become the cloth's shades, lines its lines, markings plain cloth. */
export function dyed(svg: string, { material, base, colors, ink, contour }: Dye): string {
  return svg.replace(ELEMENT, (element) => {
    const broad = /fill="none"/.test(element) && Number(WIDTH.exec(element)?.[1] ?? 0) > contour * BROAD;
    return element.replace(PAINT, (whole, attribute: string, paint: string) => {
      if (KEPT.has(paint) || paint === ink) return whole;
      const tone =
        TONE.exec(paint)?.[0] ??
        (attribute === 'stroke' && !broad
          ? '_line'
          : toneOf(paint.startsWith('$') ? (colors.get(paint.slice(1)) ?? base) : paint, base));
      return `${attribute}="$${material}${tone}"`;
    });
  });
}

function toneOf(color: string, base: string): string {
  const [own, from] = [toOklch(color), toOklch(base)];
  const turn = Math.abs(((own.h - from.h + 540) % 360) - 180);
  const step = own.l - from.l;
  const kin = (own.c < 0.03 && from.c < 0.03) || turn < KIN.hue;
  if (!kin || Math.abs(step) < KIN.lightness || Math.abs(step) > KIN.depth) return '';
  return step < 0 ? '_shade' : '_light';
}
