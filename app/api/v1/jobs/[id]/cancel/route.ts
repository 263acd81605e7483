import { cancelJob } from '@/lib/contract/job';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { cancel } from '@/lib/server/jobs/cancel';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(cancelJob, async ({ actor, params }) => ok(await cancel(actor, params.id))),
);
