import { NAMES } from '@/lib/contract/legacy';
import { addressOf, at, type LooseOptions, type Target } from './call';
import { entityTag } from './check';
import { errorOf, ServiceError } from './error';
import { formOf } from './form';

/** The path that serves the bytes of files. */
const FILE_PATH = at('GET /files/{id}').path;

/** Where the service is and who calls; without a key, the browser sends its session cookie. */
export interface CallerOptions {
  /** The service's origin followed by `/api/v1`; may be a path on the same origin. */
  baseUrl: string;
  key?: string | undefined;
  /** The workspace to act on, for a session that has several. */
  workspaceId?: string;
  fetch?: typeof fetch;
}

/** Sends one request of the service; throws `ServiceError` for every answer that is no success. */
export type Send = (target: Target, options?: LooseOptions & { accept?: string }) => Promise<Response>;

/** The function that sends requests below `base` for a caller. */
export function sender(base: string, { key, workspaceId, fetch: ownFetch }: Omit<CallerOptions, 'baseUrl'>): Send {
  // Looked up at each call and called without a receiver: browsers refuse a `fetch` detached from its window.
  const request: typeof fetch = ownFetch ?? ((...input) => fetch(...input));
  return async ({ method, path }, given = {}) => {
    const headers: Record<string, string> = { Accept: given.accept ?? 'application/json, */*;q=0.5' };
    if (key) headers.Authorization = `Bearer ${key}`;
    if (workspaceId) headers[NAMES.workspaceHeader] = workspaceId;
    if (given.idempotencyKey) headers[NAMES.idempotencyHeader] = given.idempotencyKey;
    if (given.ifMatch !== undefined) headers[NAMES.ifMatchHeader] = entityTag(given.ifMatch);
    const form = formOf(given.body);
    // The browser sets a form's content type, which names its boundary.
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
 * The content of a response: JSON, a blob of bytes, or the open response of a stream. A file is always bytes, even if
 * it holds JSON.
 */
export async function received(response: Response, { path }: Target): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return response;
  if (!type.startsWith('application/json') || path === FILE_PATH) return response.blob();
  return response.json();
}
