import { postProviderSignIn } from '@/lib/server/http/forms';

/** A provider's button on the sign-in page. */
export const POST = postProviderSignIn;
