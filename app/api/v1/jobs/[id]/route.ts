import { getJob } from '@/lib/contract/job';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { waitForJob } from '@/lib/server/jobs/wait';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getJob, async ({ actor, params, query, signal }) =>
    ok(await waitForJob(actor, params.id, query.wait ?? 0, signal)),
  ),
);
