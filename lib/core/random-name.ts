const NAME_BYTES = 16;

/** A random name that nothing else has, of 32 hexadecimal digits; `randomUUID` is missing on pages without TLS. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(NAME_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
