import { ApiError } from '@/lib/contract/errors';
import type { IsAwaited } from '../shared-room';
import { watchPace } from './body-pace';

/** The refusal of a malformed body. */
export const invalidBody = (detail: string) => new ApiError('invalid_request', 'The request is invalid.', [detail]);

const FIRST_BYTES = 64 * 1024;

/** The largest size of a body, and the refusal of a larger one. */
interface MostBytes {
  maxBytes: number;
  tooLarge: string;
}

const noOneWaits = () => false;

/**
 * Reads a request's body. Throws `invalid_request` as soon as there are more than `maxBytes`, or the caller
 * disconnects. Throws a 503 where it arrives slowly while others wait for the memory that it holds.
 */
export async function readBytes(
  request: Request,
  { maxBytes, tooLarge }: MostBytes,
  isAwaited: IsAwaited = noOneWaits,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw invalidBody(tooLarge);
  if (!request.body) return new Uint8Array();
  let bytes = new Uint8Array(FIRST_BYTES);
  let size = 0;
  const reader = request.body.getReader();
  const pace = watchPace(() => size, isAwaited);
  try {
    for (;;) {
      const { value, done } = await Promise.race([reader.read().catch(cutOff), pace.late]);
      if (done) return bytes.subarray(0, size);
      if (size + value.byteLength > maxBytes) throw invalidBody(tooLarge);
      if (size + value.byteLength > bytes.byteLength)
        bytes = grown(bytes, size, Math.min(maxBytes, Math.max(size + value.byteLength, 2 * bytes.byteLength)));
      bytes.set(value, size);
      size += value.byteLength;
    }
  } catch (error) {
    // Not awaited: a connection that stands still would hold its memory until then.
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    pace.end();
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
