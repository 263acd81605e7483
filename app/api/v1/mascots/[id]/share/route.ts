import { shareMascot } from '@/lib/contract/embed';
import { shareMascot as share } from '@/lib/server/embed/share';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(shareMascot, async ({ actor, params, body }) => ok(await share(actor, params.id, body.ttl_seconds))),
);
