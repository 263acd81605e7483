/** How long the headers of a request may take to arrive. */
const HEADERS_MS = 15_000;
/** How long a whole request may take to arrive: an upload of 15 MB at half a megabit a second. */
const REQUEST_MS = 240_000;
/**
 * How long an idle connection stays open: longer than load balancers keep theirs, which is 60 s. They would otherwise
 * send a request on a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000;
/** How often connections are checked for both limits. */
const CHECK_MS = 5000;
/** The largest size of a request's headers together. */
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * The limits of every connection: Node answers a request that is too slow with 408, one with too large headers with
 * 431.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: CHECK_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
};
