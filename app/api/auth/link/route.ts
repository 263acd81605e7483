import { postLink } from '@/lib/server/http/forms';

/** The POST of the form on `/sign-in` without scripts: mails the link. */
export const POST = postLink;
