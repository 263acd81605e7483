import { displayable, formatHex, parse, toGamut, type Color } from 'culori';

/** A colour on screen: `#rrggbb`, and its opacity from 0 to 1. */
interface CssColor {
  hex: string;
  alpha: number;
}

/** The longest text of a colour in any notation. */
const MAX_COLOR_LENGTH = 128;

const shown = toGamut('rgb', 'oklch');

/** Reads a colour of CSS Color 4, except system colours and mixtures; null for anything else. */
export function cssColor(text: string): CssColor | null {
  const plain = text.trim();
  const color: Color | undefined = plain.length > MAX_COLOR_LENGTH ? undefined : parse(plain.toLowerCase());
  if (!color) return null;
  const hex = formatHex(displayable(color) ? color : shown(color));
  return hex ? { hex, alpha: color.alpha ?? 1 } : null;
}
