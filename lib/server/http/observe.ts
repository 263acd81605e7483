import type { ErrorCode } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import type { Actor } from '../actor';
import { newId } from '../db/queries/ids';
import { log } from '../log';
import { metrics } from '../metrics/registry';
import { beginAnswer } from './direct-answer';
import { codeOf, failure } from './failure';
import { refuseOtherHosts } from './host';
import { secured } from './security-headers';

/** The facts of a request for its log line and metrics, collected while it is answered. */
export interface Observation {
  readonly requestId: string;
  actor: Actor | null;
  code: ErrorCode | null;
}

/** A request's method, and the template of its route. */
interface Asked {
  route: string;
  method: string;
}

function note(
  { route, method }: Asked,
  { requestId, actor, code }: Observation,
  status: number,
  seconds: number,
): void {
  const { requests, requestSeconds, refusals } = metrics();
  const labels = { route, method, status: `${Math.floor(status / 100)}xx` };
  requests.inc(labels);
  requestSeconds.observe(labels, seconds);
  if (code) refusals.inc({ route, code });
  log('request', {
    route,
    method,
    status,
    ms: Math.round(seconds * 10_000) / 10,
    request_id: requestId,
    actor: actor?.kind ?? 'none',
    workspace: actor?.workspaceId,
    code: code ?? undefined,
  });
}

/**
 * Answers a request, then logs and counts it under `route`, the template of its path. Foreign hosts and thrown errors
 * are answered with the error body.
 */
export async function observed(
  route: string,
  request: Request,
  answer: (seen: Observation) => Promise<Response>,
): Promise<Response> {
  const seen: Observation = { requestId: newId('request'), actor: null, code: null };
  const began = performance.now();
  const { requestsInFlight } = metrics();
  requestsInFlight.inc();
  let status = 500;
  try {
    const response = secured(await answered(request, answer, seen));
    status = response.status;
    return beginAnswer(response);
  } finally {
    requestsInFlight.dec();
    note({ route, method: request.method }, seen, status, (performance.now() - began) / 1000);
  }
}

async function answered(
  request: Request,
  answer: (seen: Observation) => Promise<Response>,
  seen: Observation,
): Promise<Response> {
  try {
    refuseOtherHosts(request);
    return await answer(seen);
  } catch (error) {
    seen.code = codeOf(error);
    return failure(error, { [NAMES.requestIdHeader]: seen.requestId });
  }
}
