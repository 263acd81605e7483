import { create } from 'zustand';
import { createClient } from '@/lib/client';

/** Whether the service has reported that the session ended, so that the studio offers to sign in again. */
export const useSignedOut = create<{ signedOut: boolean }>(() => ({ signedOut: false }));

const watched: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.status === 401) useSignedOut.setState({ signedOut: true });
  return response;
};

/** The studio's client of the public API, which uses the browser's session. */
export const client = createClient({ baseUrl: '/api/v1', fetch: watched });

/** Gives the typed endpoint of an address. Its schemas are not loaded, so they stay out of the browser's bundle. */
export { at } from '@/lib/client';
