/**
 * The header that stands for encodings between this server and the routes within: Next takes `Content-Encoding` off
 * whatever a route answers. Of a request it says what the caller takes, of an answer what it is encoded in.
 */
export const ENCODING_HEADER = 'x-precompressed-encoding';

/** Tells the routes which encodings the caller takes, and the caller which one an answer has. */
export function letPrecompressedThrough(request, response) {
  request.headers[ENCODING_HEADER] = String(request.headers['accept-encoding'] ?? '');
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    setHeader.call(response, name.toLowerCase() === ENCODING_HEADER ? 'Content-Encoding' : name, value);
}
