import { GREY, toOklch } from '@/lib/core/color/oklch';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/** Below this chroma a colour is a neutral: eyes, teeth and lines rather than what a brand is known by. */
const NEUTRAL_CHROMA = Math.max(GREY, 0.04);

const isNeutral = (color: string): boolean => toOklch(color).c < NEUTRAL_CHROMA;

/**
 * Gives colours to the base tokens of a mascot, the largest first: the first colour to the largest, and so on. Neutral
 * tokens keep theirs, and neutral colours are given to none; where there are more tokens than colours, the small ones
 * keep theirs too.
 */
export function matchPalette(bases: readonly PaletteEntry[], colors: readonly string[]): Record<string, string> {
  const chromatic = colors.filter((color) => !isNeutral(color));
  const tokens = bases.filter(({ color }) => !isNeutral(color));
  return Object.fromEntries(tokens.slice(0, chromatic.length).map(({ name }, index) => [name, chromatic[index] ?? '']));
}
