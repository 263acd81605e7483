import { workOnTimer } from '@/lib/server/background';
import { isTimer } from '@/lib/server/http/operator';
import { unobserved } from '@/lib/server/http/unobserved';

export const dynamic = 'force-dynamic';
/** How long one call may run on platforms that stop functions, in seconds; `FUNCTION_SECONDS` is no more. */
export const maxDuration = 300;

/** What a platform's timer calls in the place of a server's own timers; it is there for `CRON_SECRET` alone. */
export const GET = unobserved(async (request) => {
  if (!isTimer(request)) return new Response(null, { status: 404 });
  await workOnTimer();
  return new Response(null, { status: 204 });
});
