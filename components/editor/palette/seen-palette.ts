import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/** The shares of chroma and contrast that colours outside the spotlight keep. */
const STAYING_CHROMA = 0.08;
const STAYING_CONTRAST = 0.3;
/** The lightness toward which they fade. */
const FADED_LIGHTNESS = 0.82;

function faded(color: string): string {
  const { l, c, h } = toOklch(color);
  return fromOklch({ l: FADED_LIGHTNESS + (l - FADED_LIGHTNESS) * STAYING_CONTRAST, c: c * STAYING_CHROMA, h });
}

/** How the stage changes the palette that it shows. */
export interface Seen {
  /** The highlighted tokens; all others are faded. Empty if nothing is highlighted. */
  spotlight: readonly string[];
  /** The earlier colours to compare with, by token; null if nothing is compared. */
  compared: ReadonlyMap<string, string> | null;
}

/** The palette as the stage shows it: earlier colours while comparing, and faded colours outside the spotlight. */
export function seenPalette(palette: readonly PaletteEntry[], { spotlight, compared }: Seen): PaletteEntry[] {
  return palette.map(({ name, color }) => {
    const shown = compared?.get(name) ?? color;
    return { name, color: spotlight.length === 0 || spotlight.includes(name) ? shown : faded(shown) };
  });
}
