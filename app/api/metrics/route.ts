import { env } from '@/lib/server/env';
import { isOperator } from '@/lib/server/http/operator';
import { unobserved } from '@/lib/server/http/unobserved';
import { scrape } from '@/lib/server/health/scrape';

export const dynamic = 'force-dynamic';

/** Metrics in the Prometheus text format, for calls with `METRICS_TOKEN`; 404 if no token is configured. */
export const GET = unobserved(async (request) => {
  if (env().metricsToken === null) return new Response(null, { status: 404 });
  if (!isOperator(request)) return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
  const { text, mime } = await scrape();
  return new Response(text, { headers: { 'Content-Type': mime, 'Cache-Control': 'no-store' } });
});
