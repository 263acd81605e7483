import { ServiceError } from '../error';

/** What came of sending a request once. */
export type Outcome = { response: Response } | { error: unknown };

/**
 * Sends a request once; gives what came of it, a failure too. JSON is read to its end, so that a line which breaks amid
 * it is a failure of the attempt; bytes and streams are given as they begin. `timeout` (408) where that takes longer
 * than `timeoutMs`.
 */
export async function attempt(
  request: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit,
  timeoutMs: number,
): Promise<Outcome> {
  const late = new ServiceError(408, 'timeout', `The service has not answered within ${timeoutMs / 1000} s.`);
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(late), timeoutMs);
  try {
    const response = await request(input, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, clock.signal]) : clock.signal,
    });
    return { response: await readJson(response) };
  } catch (error) {
    return { error: clock.signal.aborted && !init.signal?.aborted ? late : error };
  } finally {
    clearTimeout(timer);
  }
}

async function readJson(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  if (!headers.get('content-type')?.startsWith('application/json') || headers.has('content-disposition'))
    return response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}
