import { postProviderSignIn } from '@/lib/server/http/forms';

/** The POST of an identity provider's button on the sign-in page. */
export const POST = postProviderSignIn;
