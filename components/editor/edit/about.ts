/** Matches words that refer to the selection. */
const POINTING_WORDS = /\b(?:this|these)\b/i;

/** Prefixes an edit that says "this" with the only selected part: `head: make this darker`. */
export function aboutSelected(words: string, parts: readonly string[]): string {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0 || !POINTING_WORDS.test(words)) return words;
  return `${part.replaceAll('_', ' ')}: ${words}`;
}
