/** The first so many characters of a text, counted as limits count them: no character is cut in half. */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : Array.from(text).slice(0, count).join('');
}
