import { displayable, formatHex, parse, toGamut, type Color } from 'culori';

/** A colour as it is on a screen: `#rrggbb`, and how opaque it is, 0 to 1. */
interface CssColor {
  hex: string;
  alpha: number;
}

/** A colour takes at most so many characters in any notation. */
const MAX_COLOR_LENGTH = 128;

const shown = toGamut('rgb', 'oklch');

/** A colour of a style sheet in any notation of CSS Color 4 but system colours and mixtures; null for anything else. */
export function cssColor(text: string): CssColor | null {
  const plain = text.trim();
  const color: Color | undefined = plain.length > MAX_COLOR_LENGTH ? undefined : parse(plain.toLowerCase());
  if (!color) return null;
  const hex = formatHex(displayable(color) ? color : shown(color));
  return hex ? { hex, alpha: color.alpha ?? 1 } : null;
}
