import { health } from '@/lib/server/health/health';
import { recentHealth } from '@/lib/server/health/recent';
import { isOperator } from '@/lib/server/http/operator';
import { unobserved } from '@/lib/server/http/unobserved';

export const dynamic = 'force-dynamic';

/**
 * Gives 200 while the server works. Gives 503 while it starts or stops, or if a component fails. With `METRICS_TOKEN`
 * the response includes details, and is never kept.
 */
export const GET = unobserved(async (request) => {
  const answer = await (isOperator(request) ? health(true) : recentHealth());
  return Response.json(answer, {
    status: answer.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
});
