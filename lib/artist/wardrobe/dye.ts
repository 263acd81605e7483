import { hueDistance, toOklch } from '@/lib/core/color/oklch';

/** The material that a drawing is repainted in, and the paints that it has now. */
export interface Dye {
  /** The material whose tones replace the paints of the drawing. */
  material: string;
  /** The main colour of the drawing: its lighter and darker tones become those of the material. */
  base: string;
  /** The colours of the palette by token. */
  colors: ReadonlyMap<string, string>;
  /** The contour width in pixels: an open line several times as wide is a limb that was drawn as a stroke. */
  contour: number;
  /** The paint that all lines share, which is left unchanged: `$token` or a colour. */
  ink: string | null;
}

const PAINT = /(fill|stroke|stop-color)="(\$[a-z][a-z0-9_]*|#[0-9a-fA-F]{6})"/g;
const ELEMENT = /<[a-zA-Z][^<>]*>/g;
const WIDTH = /stroke-width="([\d.]+)"/;
const LIMB_WIDTH_FACTOR = 2;
const TONE = /_(shade|light|line)$/;
/** Tokens that are not repainted: contact shadows, highlights and ink. */
const NON_MATERIAL_TOKENS: ReadonlySet<string> = new Set(['$ground', '$glint', '$ink', '$border']);
/**
 * Tolerances in OKLCH for a tone of the base colour: the largest difference in hue, and the range of the difference in
 * lightness.
 */
const TONE_TOLERANCE = { hue: 40, lightness: 0.035, depth: 0.25 };

/** Repaints a drawing in a material: shades become its shade, lines its line tone, and markings its plain colour. */
export function dyed(svg: string, { material, base, colors, ink, contour }: Dye): string {
  return svg.replace(ELEMENT, (element) => {
    const broad = /fill="none"/.test(element) && Number(WIDTH.exec(element)?.[1] ?? 0) > contour * LIMB_WIDTH_FACTOR;
    return element.replace(PAINT, (whole, attribute: string, paint: string) => {
      if (NON_MATERIAL_TOKENS.has(paint) || paint === ink) return whole;
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
  const turn = hueDistance(own.h, from.h);
  const step = own.l - from.l;
  const kin = (own.c < 0.03 && from.c < 0.03) || turn < TONE_TOLERANCE.hue;
  if (!kin || Math.abs(step) < TONE_TOLERANCE.lightness || Math.abs(step) > TONE_TOLERANCE.depth) return '';
  return step < 0 ? '_shade' : '_light';
}
