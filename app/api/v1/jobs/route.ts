import { listJobs } from '@/lib/contract/job';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { listJobs as list } from '@/lib/server/jobs/list';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listJobs, async ({ actor, query }) => ok(await list(actor, query))),
);
