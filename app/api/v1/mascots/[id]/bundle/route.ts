import { getBundle } from '@/lib/contract/embed';
import { readBundle } from '@/lib/server/embed/bundle';
import { methods } from '@/lib/server/http/methods';
import { written } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getBundle, async ({ actor, params, query }) => {
    const { bytes, headers } = await readBundle(actor, params.id, query);
    return written({ bytes }, headers);
  }),
);
