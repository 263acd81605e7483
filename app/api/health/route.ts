import { health } from '@/lib/server/health/health';
import { isOperator } from '@/lib/server/http/operator';
import { unobserved } from '@/lib/server/http/unobserved';

export const dynamic = 'force-dynamic';

/**
 * Gives 200 while the server works. Gives 503 while it starts or stops, or if a component fails. With `METRICS_TOKEN`
 * the response includes details.
 */
export const GET = unobserved(async (request) => {
  const answer = await health(isOperator(request));
  return Response.json(answer, {
    status: answer.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
});
