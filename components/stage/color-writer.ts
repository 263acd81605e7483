import { variableOf } from '@/lib/core/paint/tokens';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/**
 * Creates a function that writes palette tokens to the CSS variables of an element. Each call writes only the tokens
 * that changed since the last one, and removes those that are missing.
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
