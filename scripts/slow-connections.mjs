/** How long the headers of a request may take to come, in milliseconds. */
const HEADERS_MS = 15_000;
/** How long a whole request may take to come, in milliseconds: an upload of 15 MB at half a megabit a second. */
const REQUEST_MS = 240_000;
/** How often connections are looked at for the two, in milliseconds. */
const CHECK_MS = 5000;
/** The largest headers of a request together, in bytes. */
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * What holds for every connection: Node answers a request that takes too long with 408, one whose headers are too large
 * with 431.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
};
