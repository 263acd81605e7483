import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/** How far colours outside a spotlight fade to grey and to light: the share that stays of their chroma and contrast. */
const STAYING_CHROMA = 0.08;
const STAYING_CONTRAST = 0.3;
/** The lightness that they fade to. */
const FADED_LIGHTNESS = 0.82;

function faded(color: string): string {
  const { l, c, h } = toOklch(color);
  return fromOklch({ l: FADED_LIGHTNESS + (l - FADED_LIGHTNESS) * STAYING_CONTRAST, c: c * STAYING_CHROMA, h });
}

/** What the stage shows instead of a palette. */
export interface Seen {
  /** The tokens that are shown alone in their colours; empty for all. */
  spotlight: readonly string[];
  /** The colours to compare with, by token; null while nothing is compared. */
  compared: ReadonlyMap<string, string> | null;
}

/** The colours as the stage shows them: the earlier ones while comparing, pale ones outside a spotlight. */
export function seenPalette(palette: readonly PaletteEntry[], { spotlight, compared }: Seen): PaletteEntry[] {
  return palette.map(({ name, color }) => {
    const shown = compared?.get(name) ?? color;
    return { name, color: spotlight.length === 0 || spotlight.includes(name) ? shown : faded(shown) };
  });
}
