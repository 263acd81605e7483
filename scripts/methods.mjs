const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Whether a method is one that anything here answers; Next fails on some of the others (`TRACE`). */
export function isKnownMethod(method) {
  return KNOWN.includes(method);
}

/** Answers a request with a method that nothing here knows: 405 with the error body. */
export function refuseMethod(method, response) {
  const error = { code: 'invalid_request', message: `${method} is not possible here; allowed: ${KNOWN.join(', ')}.`, details: null };
  response.writeHead(405, { 'Content-Type': 'application/json', Allow: KNOWN.join(', '), Connection: 'close' });
  response.end(JSON.stringify({ error }));
}
