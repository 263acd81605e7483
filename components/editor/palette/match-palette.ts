import { toOklch } from '@/lib/core/color/oklch';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/**
 * Colours below this chroma count as neutral, such as eyes, teeth and outlines, and are not matched to brand colours.
 */
const NEUTRAL_CHROMA = 0.04;

const isNeutral = (color: string): boolean => toOklch(color).c < NEUTRAL_CHROMA;

/**
 * Assigns colours to tokens: the first colour to the largest token, the second to the next, and so on. Skips neutral
 * colours and neutral tokens. Tokens without a colour are missing from the result.
 */
export function matchPalette(bases: readonly PaletteEntry[], colors: readonly string[]): Record<string, string> {
  const chromatic = colors.filter((color) => !isNeutral(color));
  const tokens = bases.filter(({ color }) => !isNeutral(color));
  return Object.fromEntries(tokens.slice(0, chromatic.length).map(({ name }, index) => [name, chromatic[index] ?? '']));
}
