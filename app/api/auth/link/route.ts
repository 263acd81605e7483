import { postLink } from '@/lib/server/http/forms';

/** The form of `/sign-in`, sent before the page came alive or without scripts: mails the link. */
export const POST = postLink;
