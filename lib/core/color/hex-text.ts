/** The most characters of a text that are read, and the most colours that are taken from it. */
const MAX_CHARACTERS = 20_000;
const MAX_COLORS = 24;

/**
 * The colours of a text as `#rrggbb`, each once, in their order. Reads `#` with three or six digits, and six digits
 * that stand alone, as in addresses of palettes.
 */
export function colorsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, short, long, bare] of text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .matchAll(/#([0-9a-f]{3})(?![0-9a-z])|#([0-9a-f]{6})(?![0-9a-z])|(?<![0-9a-z#])([0-9a-f]{6})(?![0-9a-z])/g)) {
    const digits = short ? [...short].map((digit) => digit + digit).join('') : (long ?? bare);
    if (found.size < MAX_COLORS) found.add(`#${digits}`);
  }
  return [...found];
}
