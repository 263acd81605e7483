import { health } from '@/lib/server/health/health';
import { isOperator } from '@/lib/server/http/operator';

export const dynamic = 'force-dynamic';

/** 200 once the server can work, 503 before, while it stops, and when something that it needs fails; figures for whoever carries `METRICS_TOKEN`. */
export async function GET(request: Request): Promise<Response> {
  const answer = await health(isOperator(request));
  return Response.json(answer, { status: answer.status === 'ok' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
