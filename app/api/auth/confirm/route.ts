import { postConfirm } from '@/lib/server/http/forms';

/** The POST of the button on `/sign-in/confirm`: consumes the link and signs in. */
export const POST = postConfirm;
