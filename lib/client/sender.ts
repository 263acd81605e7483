import { NAMES } from '@/lib/contract/legacy';
import { addressOf, at, type LooseOptions, type Target } from './call';
import { entityTag } from './check';
import { errorOf, ServiceError } from './error';
import { formOf } from './form';

/** The path of file contents. */
const FILE_PATH = at('GET /files/{id}').path;

/** The URL of the service, and the credentials. Without a key, the browser sends its session cookie. */
export interface CallerOptions {
  /** The service's origin followed by `/api/v1`, or only a path for the same origin. */
  baseUrl: string;
  key?: string | undefined;
  /** The workspace to use, for sessions with several. */
  workspaceId?: string;
  fetch?: typeof fetch;
}

/** Sends a request. Throws `ServiceError` for every response without success, and where none arrives. */
export type Send = (target: Target, options?: LooseOptions & { accept?: string }) => Promise<Response>;

/** Creates the function that sends requests to `base`, the address of the API with its version. */
export function sender(base: string, { key, workspaceId, fetch: ownFetch }: Omit<CallerOptions, 'baseUrl'>): Send {
  // `fetch` is looked up at each call, and called without a receiver, because browsers reject a detached `fetch`.
  const request: typeof fetch = ownFetch ?? ((...input) => fetch(...input));
  return async ({ method, path }, given = {}) => {
    const headers: Record<string, string> = { Accept: given.accept ?? 'application/json, */*;q=0.5' };
    if (key) headers.Authorization = `Bearer ${key}`;
    if (workspaceId) headers[NAMES.workspaceHeader] = workspaceId;
    if (given.idempotencyKey) headers[NAMES.idempotencyHeader] = given.idempotencyKey;
    if (given.ifMatch !== undefined) headers[NAMES.ifMatchHeader] = entityTag(given.ifMatch);
    const form = formOf(given.body);
    // The browser sets the content type of a form, which contains its boundary.
    if (given.body !== undefined && !form) headers['Content-Type'] = 'application/json';
    const body = form ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
    const response = await request(base + addressOf(path, given), {
      method,
      headers,
      body,
      signal: given.signal,
    }).catch((error: unknown) => {
      if (given.signal?.aborted || error instanceof ServiceError) throw error;
      throw new ServiceError(0, 'http_error', 'The service could not be reached.', null, { cause: error });
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  };
}

/**
 * The content of a response: parsed JSON, a blob, or the open response of a stream. A file is always a blob, even if it
 * contains JSON.
 */
export async function received(response: Response, { path }: Target): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return response;
  if (!type.startsWith('application/json') || path === FILE_PATH) return response.blob();
  return response.json();
}
