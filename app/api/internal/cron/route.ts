import { workOnTimer } from '@/lib/server/background';
import { isTimer } from '@/lib/server/http/operator';
import { unobserved } from '@/lib/server/http/unobserved';

export const dynamic = 'force-dynamic';
/** How long one call may run on platforms that stop functions, in seconds; `FUNCTION_SECONDS` is no more. */
export const maxDuration = 300;

/** The periodic work of platforms without long-lived processes, called by their scheduler; needs `CRON_SECRET`. */
export const GET = unobserved(async (request) => {
  if (!isTimer(request)) return new Response(null, { status: 404 });
  await workOnTimer();
  return new Response(null, { status: 204 });
});
