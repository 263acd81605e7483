import { LEGACY, NAMES } from '@/lib/contract/legacy';
import type { JobOf } from './results';

/** The greatest age of a delivery, in seconds (specification: Limits). */
const TOLERANCE_SECONDS = 300;
const encoder = new TextEncoder();

/** The event that a webhook receives: a job has ended. */
export type WebhookEvent =
  | { type: 'job.succeeded'; created_at: string; data: Extract<JobOf, { status: 'succeeded' }> }
  | { type: 'job.failed' | 'job.canceled'; created_at: string; data: Exclude<JobOf, { status: 'succeeded' }> };

/** A delivery, and how to verify it. */
export interface VerifyOptions {
  /** The raw body, before it is parsed. */
  payload: string | ArrayBuffer | ArrayBufferView<ArrayBuffer>;
  /** The signature header, or all headers of the request. */
  signature: string | null | undefined | Headers | Record<string, string | string[] | undefined>;
  /** The `whsec_` secret of the webhook; several during a rotation. */
  secret: string | readonly string[];
  /** The greatest difference between the delivery's time and now, in seconds; by default 300. */
  toleranceSeconds?: number;
  /** The current time in milliseconds since 1970; by default that of the clock. */
  now?: number;
}

/** The error for a delivery that failed verification. */
export class SignatureError extends Error {
  constructor(
    readonly reason: 'missing' | 'malformed' | 'too_old' | 'mismatch' | 'not_json',
    message: string,
  ) {
    super(message);
    this.name = 'SignatureError';
  }
}

/**
 * Verifies a delivery and gives its event (specification: Webhook events). One of the `v1` signatures in the header
 * must match, and the time must be recent. The comparison takes constant time. Throws `SignatureError`, and `TypeError`
 * for a parsed body or an invalid secret.
 */
export async function verifyWebhook({
  payload,
  signature,
  secret,
  toleranceSeconds = TOLERANCE_SECONDS,
  now = Date.now(),
}: VerifyOptions): Promise<WebhookEvent> {
  const body = bytesOf(payload);
  const { seconds, signatures } = readSignature(signatureOf(signature));
  const signed = joined(encoder.encode(`${seconds}.`), body);
  if (!(await isSigned(signed, signatures, typeof secret === 'string' ? [secret] : secret))) {
    throw new SignatureError(
      'mismatch',
      'The signature does not fit: was the body read raw, and is this the secret of this webhook?',
    );
  }
  const age = now / 1000 - seconds;
  if (!(Math.abs(age) <= toleranceSeconds))
    throw new SignatureError(
      'too_old',
      `The delivery was signed ${Math.round(Math.abs(age))} s ${age > 0 ? 'ago' : 'ahead'}, more than ` +
        `${toleranceSeconds} s.`,
    );
  return parse(new TextDecoder().decode(body));
}

/** The signature in a request's headers, by its current or its former name; null if there is none. */
export function signatureOf(given: VerifyOptions['signature']): string | null {
  if (given == null || typeof given === 'string') return given ?? null;
  const names = [NAMES.signatureHeader, LEGACY.signatureHeader];
  if (given instanceof Headers) return given.get(names[0] ?? '') ?? given.get(names[1] ?? '');
  const lower = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const [value] = names.flatMap((name) => lower[name.toLowerCase()] ?? []);
  return value ?? null;
}

function readSignature(header: string | null): { seconds: number; signatures: Uint8Array<ArrayBuffer>[] } {
  if (!header) throw new SignatureError('missing', `There is no ${NAMES.signatureHeader} header.`);
  const pairs = header.split(',').map((pair) => pair.trim().split('='));
  const seconds = pairs.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = pairs.flatMap(([name, value = '']) =>
    name === 'v1' && /^[0-9a-f]{64}$/i.test(value) ? [hexBytes(value)] : [],
  );
  if (!/^\d{1,15}$/.test(seconds) || signatures.length === 0)
    throw new SignatureError('malformed', `The ${NAMES.signatureHeader} header is not of the form t=…,v1=….`);
  return { seconds: Number(seconds), signatures };
}

/** Whether one of the signatures was made with one of the secrets. WebCrypto compares in constant time. */
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: Uint8Array<ArrayBuffer>[],
  secrets: readonly string[],
): Promise<boolean> {
  if (secrets.length === 0 || secrets.some((secret) => typeof secret !== 'string' || secret === ''))
    throw new TypeError('The secret of the webhook is missing.');
  const keys = await Promise.all(
    secrets.map((secret) =>
      crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']),
    ),
  );
  const fits = await Promise.all(
    keys.flatMap((key) => signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed))),
  );
  return fits.includes(true);
}

function bytesOf(payload: VerifyOptions['payload']): Uint8Array<ArrayBuffer> {
  if (typeof payload === 'string') return encoder.encode(payload);
  if (payload instanceof ArrayBuffer) return new Uint8Array(payload);
  if (ArrayBuffer.isView(payload)) return new Uint8Array(payload.buffer, payload.byteOffset, payload.byteLength);
  throw new TypeError('The payload is the raw body, as text or bytes: what was parsed cannot be verified.');
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function hexBytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function parse(text: string): WebhookEvent {
  try {
    return JSON.parse(text) as WebhookEvent;
  } catch {
    throw new SignatureError('not_json', 'The delivery is no JSON.');
  }
}
