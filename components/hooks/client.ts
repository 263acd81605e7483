import { create } from 'zustand';
import { createClient } from '@/lib/client';

/** Whether the service has said that nobody is signed in any more: the studio says so, and leads to sign in. */
export const useSignedOut = create<{ signedOut: boolean }>(() => ({ signedOut: false }));

const watched: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.status === 401) useSignedOut.setState({ signedOut: true });
  return response;
};

/** The studio's way to the service: the public API, with the browser's session. */
export const client = createClient({ baseUrl: '/api/v1', fetch: watched });

/** The endpoint at an address, for its types: the schemas of the contract stay out of the browser. */
export { at } from '@/lib/client';
