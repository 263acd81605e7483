import { toOklch } from '@/lib/core/color/oklch';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/** Below this chroma a colour is a neutral: eyes, teeth and lines rather than what a brand is known by. */
const NEUTRAL_CHROMA = 0.04;

const isNeutral = (color: string): boolean => toOklch(color).c < NEUTRAL_CHROMA;

/**
 * New colours by token: the first colour for the token that covers most, the second for the next, and so on.
 * Greys, black and white are left out on both sides. Tokens beyond the last colour are not in the result.
 */
export function matchPalette(bases: readonly PaletteEntry[], colors: readonly string[]): Record<string, string> {
  const chromatic = colors.filter((color) => !isNeutral(color));
  const tokens = bases.filter(({ color }) => !isNeutral(color));
  return Object.fromEntries(tokens.slice(0, chromatic.length).map(({ name }, index) => [name, chromatic[index] ?? '']));
}
