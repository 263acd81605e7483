/** What an idempotency key may be: 1 to 255 printable ASCII characters. */
export const IDEMPOTENCY_KEY = { pattern: '^[\\x20-\\x7e]{1,255}$', maxLength: 255 } as const;

/** The bounds of an idempotency key in words. */
export const KEY_BOUNDS = '1 to 255 printable ASCII characters';

const FORM = new RegExp(IDEMPOTENCY_KEY.pattern);

/** Whether a text may be an idempotency key. */
export const isIdempotencyKey = (text: string): boolean => FORM.test(text);
