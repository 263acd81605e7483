import { HEX_COLOR } from '../patterns';

/** Red, green and blue, each 0 to 1 in sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The channels of `#rrggbb`; throws for anything else. */
export function rgbOf(hex: string): Rgb {
  if (!HEX_COLOR.test(hex)) throw new Error('A colour must be written as #rrggbb.');
  const bits = Number.parseInt(hex.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}

/** `#rrggbb` in lower case; channels outside 0..1 are clamped. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** One sRGB channel as linear light. */
export function linearOf(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Linear light as one sRGB channel. */
export function encoded(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Relative luminance of a colour, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex);
  return 0.2126 * linearOf(r) + 0.7152 * linearOf(g) + 0.0722 * linearOf(b);
}

/** The contrast ratio of two colours as WCAG counts it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [bright, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
