import type { PaletteEntry, Part } from '../spec/schema';
import { fromOklch, toOklch } from './oklch';
import { tokenWeights } from './weight';

/** The lightness and the maximum chroma of a tint, on which a mascot of the same hue stands out. */
const TINT = { lightness: 0.92, chroma: 0.05 } as const;

/** Gives a light tint of the colour that covers most of a mascot, as its background. */
export function brandTint(palette: readonly PaletteEntry[], parts: readonly Part[]): string {
  const weights = tokenWeights(parts);
  const [most] = palette.toSorted((a, b) => (weights.get(b.name) ?? 0) - (weights.get(a.name) ?? 0));
  if (!most) return '#ffffff';
  const { c, h } = toOklch(most.color);
  return fromOklch({ l: TINT.lightness, c: Math.min(c, TINT.chroma), h });
}
