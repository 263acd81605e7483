import { getAuth } from '@/lib/server/http/forms';

/** The only route of Auth.js that is exposed: the callback of identity providers. */
export const GET = getAuth;
