import { createClient } from '@/lib/client';

/** The studio's way to the service: the public API, with the browser's session. */
export const client = createClient({ baseUrl: '/api/v1' });

/** The endpoint at an address, for its types: the schemas of the contract stay out of the browser. */
export { at } from '@/lib/client';
