import { postLink } from '@/lib/server/http/forms';

/** The form of `/sign-in`, sent without scripts or before they run: mails the link. */
export const POST = postLink;
