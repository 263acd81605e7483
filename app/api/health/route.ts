import { health } from '@/lib/server/health/health';
import { isOperator } from '@/lib/server/http/operator';
import { unobserved } from '@/lib/server/http/unobserved';

export const dynamic = 'force-dynamic';

/**
 * Answers 200 while the server can work; 503 before, while it stops, and when a part fails. `METRICS_TOKEN` gives
 * access to the figures.
 */
export const GET = unobserved(async (request) => {
  const answer = await health(isOperator(request));
  return Response.json(answer, {
    status: answer.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
});
