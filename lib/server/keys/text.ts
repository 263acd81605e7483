import { randomInt } from 'node:crypto';
import { LEGACY, NAMES } from '@/lib/contract/legacy';
import { sha256 } from '../crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The length of the random part (specification: API keys). */
const SECRET_CHARACTERS = 32;
/** How much of a key listings show (specification: API keys). */
const SHOWN_CHARACTERS = 12;

/** The text of a new key, with its stored prefix and hash. */
export function newKeyText(): { key: string; prefix: string; hash: string } {
  const random = Array.from({ length: SECRET_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const key = `${NAMES.keyPrefix}${random}`;
  return { key, prefix: key.slice(0, SHOWN_CHARACTERS), hash: sha256(key) };
}

/** Whether a text has the form of a key, also of one from before the product was renamed. */
export function looksLikeKey(text: string): boolean {
  return (text.startsWith(NAMES.keyPrefix) || text.startsWith(LEGACY.keyPrefix)) && text.length <= 200;
}
