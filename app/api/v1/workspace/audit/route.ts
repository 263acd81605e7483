import { listAudit } from '@/lib/contract/audit';
import { listAudit as list } from '@/lib/server/audit/list';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listAudit, async ({ actor, query }) => ok(await list(actor, query))),
);
