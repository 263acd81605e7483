const FORM = /^[\x20-\x7e]{1,255}$/;

/** What an idempotency key may be, in the terms of JSON Schema. */
export const IDEMPOTENCY_KEY = { pattern: FORM.source, maxLength: 255 } as const;

/** The bounds of an idempotency key in words. */
export const KEY_BOUNDS = '1 to 255 printable ASCII characters';

/** Whether a text may be an idempotency key. */
export const isIdempotencyKey = (text: string): boolean => FORM.test(text);
