import { refuse } from './refuse.mjs';

const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Whether a method is one that anything here answers; Next fails on some of the others (`TRACE`). */
export function isKnownMethod(method) {
  return KNOWN.includes(method);
}

/** Answers a request with a method that nothing here knows: 405 with the error body. */
export function refuseMethod(method, response) {
  refuse(response, 405, `${method} is not possible here; allowed: ${KNOWN.join(', ')}.`, { Allow: KNOWN.join(', ') });
}
