import { variableOf } from '@/lib/core/paint/tokens';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/**
 * Writes palette tokens into the style variables of an element. Each call writes what differs from the one before, and
 * removes what is left out.
 */
export function colorWriter({ style }: ElementCSSInlineStyle): (palette: readonly PaletteEntry[]) => void {
  let written = new Map<string, string>();
  return (palette) => {
    const colors = new Map(palette.map(({ name, color }) => [variableOf(name), color]));
    for (const variable of written.keys()) if (!colors.has(variable)) style.removeProperty(variable);
    for (const [variable, color] of colors) if (written.get(variable) !== color) style.setProperty(variable, color);
    written = colors;
  };
}
