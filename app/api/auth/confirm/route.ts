import { postConfirm } from '@/lib/server/http/forms';

/** The button of `/sign-in/confirm`: uses up the link and signs in. */
export const POST = postConfirm;
