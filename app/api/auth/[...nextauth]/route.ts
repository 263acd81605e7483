import { getAuth } from '@/lib/server/http/forms';

/** The only address of Auth.js that is served: where a provider sends a browser back to. */
export const GET = getAuth;
