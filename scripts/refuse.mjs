/** Answers a request with the error body of the API: `invalid_request` with this status. */
export function refuse(response, status, message, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers, Connection: 'close' });
  response.end(JSON.stringify({ error: { code: 'invalid_request', message, details: null } }));
}
