import { create } from 'zustand';
import { createClient } from '@/lib/client';

/** Whether the service has reported that the session ended: the studio then offers to sign in. */
export const useSignedOut = create<{ signedOut: boolean }>(() => ({ signedOut: false }));

const watched: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.status === 401) useSignedOut.setState({ signedOut: true });
  return response;
};

/** The studio's client of the public API, with the browser's session. */
export const client = createClient({ baseUrl: '/api/v1', fetch: watched });

/** Gives the typed endpoint of an address without its schemas, which stay out of the browser's bundle. */
export { at } from '@/lib/client';
