import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './env';

/** The alphabet of lower-case base32 (RFC 4648), 5 bits a character. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Random base32 characters from the system's generator. */
export function randomBase32(characters: number): string {
  let text = '';
  for (const byte of randomBytes(characters)) text += ALPHABET[byte & 31];
  return text;
}

/** A secret for a link, of 32 random bytes. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The sha-256 of text or bytes, in hex. */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Compares two texts in a time that does not reveal where they differ. */
export function equalSecrets(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}

let localSecret: string | undefined;

/** Makes the secret of a local installation once; two processes that start at once agree on one. */
function keptSecret(): string {
  const { dataDir } = env();
  const path = join(dataDir, 'auth-secret');
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBase32(8)}`;
  writeFileSync(draft, randomBase32(52), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`The file ${path} does not hold a secret; delete it and start again, and everyone signs in anew.`);
  return secret;
}

/** The secret that all keys are derived from: `AUTH_SECRET`, or in local mode one kept in `DATA_DIR`. */
export function authSecret(): string {
  const given = env().authSecret;
  if (given) return given;
  localSecret ??= keptSecret();
  return localSecret;
}

/** What a signature is for: a signature made for one purpose is refused for another. */
export type Purpose = 'backup' | 'internal-call' | 'share-link' | 'upload' | 'file-link' | 'sign-in-flow';

/** The key for one purpose, derived from the secret. */
const keyFor = (purpose: Purpose | Sealed) => createHmac('sha256', authSecret()).update(`liverig:${purpose}`).digest();

/** The HMAC-SHA256 of text for one purpose, in hex. */
export function signature(purpose: Purpose, text: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('hex');
}

/** Whether `given` is the signature of text for that purpose. */
export function isSigned(purpose: Purpose, text: string, given: string): boolean {
  return equalSecrets(signature(purpose, text), given);
}

/** The HMAC-SHA256 of text under someone else's secret, in hex. */
export function hmacSha256(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Secrets that are encrypted and not hashed, because they must be read again. */
type Sealed = 'webhook-secret';

const CIPHER = 'aes-256-gcm';
/** The length of AES-GCM's nonce (NIST SP 800-38D). */
const NONCE_BYTES = 12;
/** The length of AES-GCM's tag (NIST SP 800-38D). */
const TAG_BYTES = 16;

/** Encrypts text with a key that the database does not hold. */
export function seal(what: Sealed, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(what), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts sealed text; null where `AUTH_SECRET` has changed or the bytes were altered. */
export function unseal(what: Sealed, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyFor(what), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
