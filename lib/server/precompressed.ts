import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** Something that is sent often, as it is and in the encodings that browsers take, the smallest first. */
export interface Precompressed {
  plain: Bytes;
  encoded: readonly { encoding: 'br' | 'gzip'; bytes: Bytes }[];
}

/** The JSON of a value of this type, precompressed. */
export interface PrecompressedJson<T> extends Precompressed {
  of?: T;
}

/**
 * The header that carries encodings past Next, which takes `Content-Encoding` off what a route answers: see
 * `scripts/precompressed.mjs`. Without it all is sent as it is.
 */
export const ENCODING_HEADER = 'x-precompressed-encoding';

/** Brotli's quality: beyond it a bundle of 330 KB takes a second for a tenth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Packs what will be sent often, away from the thread that answers. */
export async function precompress(plain: Bytes): Promise<Precompressed> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, BROTLI),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return {
    plain,
    encoded: [
      { encoding: 'br', bytes: new Uint8Array(br) },
      { encoding: 'gzip', bytes: new Uint8Array(zipped) },
    ],
  };
}

/** What one of them takes in memory. */
export const sizeOf = ({ plain, encoded }: Precompressed): number =>
  encoded.reduce((sum, { bytes }) => sum + bytes.byteLength, plain.byteLength);

/**
 * The bytes for a caller who takes these encodings, as `Accept-Encoding` lists them, and the headers that say which
 * they are.
 */
export function acceptedEncoding(
  { plain, encoded }: Precompressed,
  accepted: string | null,
): { bytes: Bytes; headers: Record<string, string> } {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.split(';')[0]?.trim()),
  );
  const chosen = encoded.find(({ encoding }) => taken.has(encoding));
  const headers = { Vary: 'Accept-Encoding' };
  return chosen
    ? { bytes: chosen.bytes, headers: { ...headers, [ENCODING_HEADER]: chosen.encoding } }
    : { bytes: plain, headers };
}
