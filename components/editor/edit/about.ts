/** Words that point at something. */
const POINTING_WORDS = /\b(?:this|these)\b/i;

/** An edit in words that says what "this" is, where exactly one part is selected: `head: make this darker`. */
export function aboutSelected(words: string, parts: readonly string[]): string {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0 || !POINTING_WORDS.test(words)) return words;
  return `${part.replaceAll('_', ' ')}: ${words}`;
}
