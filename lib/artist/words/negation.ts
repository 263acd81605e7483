/** Matches a negation with up to two words after it and their alternatives: "no hat", "without glasses or a scarf". */
const DENIED = new RegExp(
  String.raw`\b(?:no|nothing|without|sans|ohne|sin|senza|sem|not(?:\s+wearing|\s+holding)?|minus)` +
    String.raw`\s+((?:(?:an?|any|the|his|` +
    String.raw`her|its|your)\s+)?(?:(?:usual|typical|overly|too|so|very|like)\s+)?[\p{L}-]+` +
    String.raw`(?:\s+(?:hat|cap|helmet|tie|suit|cup|bubble)s?\b)?` +
    String.raw`(?:\s+(?:or|nor|and no)\s+(?:(?:an?|any|the)\s+)?[\p{L}-]+)*)`,
  'giu',
);

/** Matches what an adjective denies: the "moustache" of "moustache-free" or "moustache-less". */
const FREE_OF = /\b(\p{L}{2,24})-(?:free|less)\b/giu;

/** Matches what a client does not want: "we hate antennas", "please avoid hats". */
const UNWANTED = new RegExp(
  String.raw`\b(?:(?:we|i) (?:hate|dislike)|avoid|do(?:n't| not|nt) want|nothing with|` +
    String.raw`every(?:one|body) (?:else )?has) (?:an? |any |the )?(\p{L}{2,24}(?: (?:and any|or|nor) \p{L}{2,24})?)\b`,
  'giu',
);

/** Matches what gives way to something else: "a honey jar instead of an axe". Wheels instead of legs are one thing. */
const REPLACED = /\b(?:instead of|rather than) (?:an? |the )?(?!legs|feet|arms|hands)(\p{L}{2,24})\b/giu;

/** Matches what a client rules out: "a sombrero is too obvious", "yellow is taken". */
const RULED_OUT = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{2,24}) (?:is|would be|feels) (?:(?:a bit|far|just|way) )?` +
    String.raw`(?:too \p{L}{2,20}|taken|overused|overdone)\b`,
  'giu',
);

/** Matches what is refused after its name: "a fox no, we have many". */
const REFUSED_AFTER = /(?<!\p{L})an? (\p{L}{2,24}) no ?,/giu;

const PATTERNS = [REFUSED_AFTER, UNWANTED, REPLACED, RULED_OUT, DENIED, FREE_OF];

/** Splits a prompt into the text without negated words, and the negated words. */
export function affirmed(prompt: string): { text: string; denied: string } {
  const found = PATTERNS.flatMap((pattern) => [...prompt.matchAll(pattern)]);
  const denied = found.map(([, what]) => what ?? '').join(' , ');
  return { text: PATTERNS.reduce((text, pattern) => text.replace(pattern, ' '), prompt), denied };
}
