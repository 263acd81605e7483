import { postSignOut } from '@/lib/server/http/forms';

/** The POST of a form that signs this browser out. */
export const POST = postSignOut;
