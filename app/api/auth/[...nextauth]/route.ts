import { getAuth } from '@/lib/server/http/forms';

/** What is left of Auth.js's own addresses: where an identity provider sends a browser back to. */
export const GET = getAuth;
