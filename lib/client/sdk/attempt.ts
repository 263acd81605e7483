import { ServiceError } from '../error';

/** The outcome of an attempt to send a request. */
export type Outcome = { response: Response } | { error: unknown };

/**
 * Sends a request once and gives the outcome, even of a failure. Reads JSON completely, so that a connection that
 * breaks meanwhile fails the attempt. Gives bytes and streams as soon as they start. Fails with `timeout` (408) after
 * `timeoutMs`.
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
