import { getProviderCallback } from '@/lib/server/http/forms';

/** Where an identity provider sends a browser back to. */
export const GET = getProviderCallback;
