import { postSignOut } from '@/lib/server/http/forms';

/** A form's button that signs this browser out. */
export const POST = postSignOut;
