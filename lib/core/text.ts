/** The first characters of a text, counted as limits count them: no character is cut in half. */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : Array.from(text).slice(0, count).join('');
}

/** The text without any of these characters at its end. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Marks that turn the direction of all that follows them, also of what others wrote (Unicode Annex 9). */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** A text that others see, without marks that would turn the text around it; empty where nothing of it is visible. */
export function visibleText(text: string): string {
  const plain = text.replace(DIRECTION_MARKS, '');
  return VISIBLE.test(plain) ? plain : '';
}

/**
 * The text without every stretch from an opening mark to the next closing mark, marks included; an unclosed one takes
 * the rest.
 */
export function withoutBetween(text: string, opening: string, closing: string): string {
  return text
    .split(closing)
    .map((piece) => piece.split(opening, 1)[0])
    .join('');
}
