/** Matches a negation with up to two words after it and their alternatives: "no hat", "without glasses or a scarf". */
const DENIED = new RegExp(
  String.raw`\b(?:no|without|sans|ohne|sin|senza|not(?:\s+wearing|\s+holding)?|minus)\s+((?:(?:an?|any|the|his|` +
    String.raw`her|its|your)\s+)?(?:(?:usual|typical|overly|too|so|very|like)\s+)?[\p{L}-]+` +
    String.raw`(?:\s+(?:hat|cap|helmet|tie|suit|cup|bubble)s?\b)?` +
    String.raw`(?:\s+(?:or|nor|and no)\s+(?:(?:an?|any|the)\s+)?[\p{L}-]+)*)`,
  'giu',
);

/** Matches what an adjective denies: the "moustache" of "moustache-free". */
const FREE_OF = /\b(\p{L}{2,24})-free\b/giu;

/** Splits a prompt into the text without negated words, and the negated words. */
export function affirmed(prompt: string): { text: string; denied: string } {
  const found = [...prompt.matchAll(DENIED), ...prompt.matchAll(FREE_OF)];
  const denied = found.map(([, what]) => what ?? '').join(' , ');
  return { text: prompt.replace(DENIED, ' ').replace(FREE_OF, ' '), denied };
}
