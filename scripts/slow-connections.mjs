/** How long the headers of a request may take to arrive, in milliseconds. */
const HEADERS_MS = 15_000;
/** How long a whole request may take to arrive, in milliseconds: an upload of 15 MB at half a megabit per second. */
const REQUEST_MS = 240_000;
/**
 * How long an idle connection stays open, in milliseconds: longer than load balancers keep theirs (60 s). They could
 * otherwise send a request on a closing connection.
 */
const KEEP_ALIVE_MS = 75_000;
/** How often connections are checked for both limits, in milliseconds. */
const CHECK_MS = 5000;
/** The largest total size of a request's headers, in bytes. */
const MAX_HEADER_BYTES = 16 * 1024;

/** The limits of every connection: Node answers a slow request with 408, and one with too large headers with 431. */
export const CONNECTION_LIMITS = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: CHECK_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
};
