import { workOnTimer } from '@/lib/server/background';
import { isTimer } from '@/lib/server/http/operator';
import { unobserved } from '@/lib/server/http/unobserved';

export const dynamic = 'force-dynamic';
/** The time limit of a call on serverless platforms, in seconds; `FUNCTION_SECONDS` must not exceed it. */
export const maxDuration = 300;

/** The periodic work on platforms without long-running processes. Their scheduler calls it with `CRON_SECRET`. */
export const GET = unobserved(async (request) => {
  if (!isTimer(request)) return new Response(null, { status: 404 });
  await workOnTimer();
  return new Response(null, { status: 204 });
});
