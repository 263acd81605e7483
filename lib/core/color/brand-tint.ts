import type { PaletteEntry, Part } from '../spec/schema';
import { fromOklch, toOklch } from './oklch';
import { tokenWeights } from './weight';

/** How light and how colourful a tint is at most: a mascot in the same colour stands out on it. */
const TINT = { lightness: 0.92, chroma: 0.05 } as const;

/** A light tint of the colour that covers most of a mascot, to stand behind it. */
export function brandTint(palette: readonly PaletteEntry[], parts: readonly Part[]): string {
  const weights = tokenWeights(parts);
  const [most] = palette.toSorted((a, b) => (weights.get(b.name) ?? 0) - (weights.get(a.name) ?? 0));
  if (!most) return '#ffffff';
  const { c, h } = toOklch(most.color);
  return fromOklch({ l: TINT.lightness, c: Math.min(c, TINT.chroma), h });
}
