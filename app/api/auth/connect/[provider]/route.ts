import { postProviderConnect } from '@/lib/server/http/forms';

/** The POST of an identity provider's button in the account settings. */
export const POST = postProviderConnect;
