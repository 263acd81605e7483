import { postProviderConnect } from '@/lib/server/http/forms';

/** A provider's button in the account's settings. */
export const POST = postProviderConnect;
