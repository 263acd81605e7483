import { ApiError } from '@/lib/contract/errors';

/** The refusal of a malformed body. */
export const invalidBody = (detail: string) => new ApiError('invalid_request', 'The request is invalid.', [detail]);

const FIRST_BYTES = 64 * 1024;

/**
 * Reads a request's body. Throws `invalid_request` as soon as there are more than `maxBytes`, or the caller
 * disconnects.
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw invalidBody(tooLarge);
  if (!request.body) return new Uint8Array();
  let bytes = new Uint8Array(FIRST_BYTES);
  let size = 0;
  for (const reader = request.body.getReader(); ;) {
    const { value, done } = await reader.read().catch(cutOff);
    if (done) return bytes.subarray(0, size);
    if (size + value.byteLength > maxBytes) {
      await reader.cancel();
      throw invalidBody(tooLarge);
    }
    if (size + value.byteLength > bytes.byteLength)
      bytes = grown(bytes, size, Math.min(maxBytes, Math.max(size + value.byteLength, 2 * bytes.byteLength)));
    bytes.set(value, size);
    size += value.byteLength;
  }
}

function grown(bytes: Uint8Array, size: number, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes.subarray(0, size));
  return larger;
}

/** Throws for a caller who disconnects within a request, which is not a fault of the server. */
function cutOff(): never {
  throw invalidBody('The body was cut off.');
}
