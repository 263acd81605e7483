/** Matches words that refer to the selection. */
const POINTING_WORDS = /\b(?:this|these)\b/i;

/** The words for the only selected part, if an edit says "this"; null otherwise. */
export function pointedPart(words: string, parts: readonly string[]): string | null {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0 || !POINTING_WORDS.test(words)) return null;
  return part.replaceAll('_', ' ');
}

/** Prefixes an edit that says "this" with the only selected part: `head: make this darker`. */
export function aboutSelected(words: string, parts: readonly string[]): string {
  const part = pointedPart(words, parts);
  return part === null ? words : `${part}: ${words}`;
}
