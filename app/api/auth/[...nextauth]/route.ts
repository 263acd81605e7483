import { getAuth } from '@/lib/server/http/forms';

/** The only route of Auth.js that is served: the callback of a provider. */
export const GET = getAuth;
