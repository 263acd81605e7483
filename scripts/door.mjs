/**
 * Refuses a request that the product's door refuses (`lib/server/http/arrival.ts`, which `lib/server/start.ts` leaves
 * on `globalThis`), with its error body; whether it did. The door also takes off the request's headers what nobody
 * vouches for.
 */
export function refuseAtDoor(request, response) {
  const refusal = globalThis.liverigDoor(request);
  if (!refusal) return false;
  response.writeHead(refusal.status, { ...refusal.headers, Connection: 'close' });
  response.end(refusal.body);
  return true;
}
