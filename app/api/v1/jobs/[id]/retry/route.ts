import { retryJob } from '@/lib/contract/activity';
import { retryJob as retry } from '@/lib/server/activity/retry';
import { methods } from '@/lib/server/http/methods';
import { accepted } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(retryJob, async ({ actor, params }) => accepted(await retry(actor, params.id))),
);
