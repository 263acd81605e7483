import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODING_HEADER, takenEncodings } from '../precompressed';

/** The length in characters below which JSON is not compressed: it fits in one packet either way. */
const MIN_CHARACTERS = 1024;

/** Brotli settings that are as fast as gzip, with a tenth fewer bytes. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** The encoders by their names in `Accept-Encoding`. Both run in Node's thread pool and leave the event loop free. */
const ENCODERS = {
  br: (json: string) => promisify(brotliCompress)(json, BROTLI),
  gzip: (json: string) => promisify(gzip)(json),
};

/** JSON in the best encoding that the caller accepts, and its headers; plain where it is short. */
export async function encodeJson(
  json: string,
  accepted: string | null,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  if (json.length < MIN_CHARACTERS) return { body: json, headers: {} };
  const taken = takenEncodings(accepted);
  const headers = { Vary: 'Accept-Encoding' };
  const encoding = (['br', 'gzip'] as const).find((name) => taken.has(name));
  if (!encoding) return { body: json, headers };
  return { body: new Uint8Array(await ENCODERS[encoding](json)), headers: { ...headers, [ENCODING_HEADER]: encoding } };
}
