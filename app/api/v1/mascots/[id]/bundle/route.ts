import { getBundle } from '@/lib/contract/embed';
import { readBundle } from '@/lib/server/embed/bundle';
import { methods } from '@/lib/server/http/methods';
import { precompressed } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getBundle, async ({ actor, params, query, signal }) => {
    const { json, headers } = await readBundle(actor, params.id, query, signal);
    return precompressed(json, headers);
  }),
);
