/**
 * Refuses a request that `lib/server/http/arrival.ts` refuses, with its error body; gives whether it did.
 * Headers that nobody vouches for are removed from the request. `lib/server/start.ts` leaves the check on `globalThis`.
 */
export function refuseArrival(request, response) {
  const refusal = globalThis.liverigArrive(request);
  if (!refusal) return false;
  response.writeHead(refusal.status, { ...refusal.headers, Connection: 'close' });
  response.end(refusal.body);
  return true;
}
