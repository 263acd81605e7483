import { refuse } from './refuse.mjs';

const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Whether anything here answers this method; Next fails on some others (`TRACE`). */
export function isKnownMethod(method) {
  return KNOWN.includes(method);
}

/** Answers an unknown method: 405 with the error body. */
export function refuseMethod(method, response) {
  refuse(response, 405, `${method} is not possible here; allowed: ${KNOWN.join(', ')}.`, { Allow: KNOWN.join(', ') });
}
