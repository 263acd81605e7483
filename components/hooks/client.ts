import { createClient } from '@/lib/client';

/** The studio's way to the service: the public API, with the browser's session. */
export const client = createClient({ baseUrl: '/api/v1' });
