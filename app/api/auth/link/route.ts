import { postLink } from '@/lib/server/http/forms';

/** The POST of the form on `/sign-in` without scripts: sends the sign-in link. */
export const POST = postLink;
