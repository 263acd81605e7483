/**
 * Carries encodings between this server and the routes, since Next removes `Content-Encoding` from their answers.
 * In a request it holds what the caller accepts, in an answer the encoding of its body.
 */
export const ENCODING_HEADER = 'x-precompressed-encoding';

/** Tells the routes which encodings the caller accepts, and the caller which one the answer has. */
export function letPrecompressedThrough(request, response) {
  request.headers[ENCODING_HEADER] = String(request.headers['accept-encoding'] ?? '');
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    setHeader.call(response, name.toLowerCase() === ENCODING_HEADER ? 'Content-Encoding' : name, value);
}
