import { env } from '@/lib/server/env';
import { isOperator } from '@/lib/server/http/operator';
import { unobserved } from '@/lib/server/http/unobserved';
import { scrape } from '@/lib/server/health/scrape';

export const dynamic = 'force-dynamic';

/** Metrics in Prometheus's text format for holders of `METRICS_TOKEN`; 404 where none is set. */
export const GET = unobserved(async (request) => {
  if (env().metricsToken === null) return new Response(null, { status: 404 });
  if (!isOperator(request)) return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
  const { text, mime } = await scrape();
  return new Response(text, { headers: { 'Content-Type': mime, 'Cache-Control': 'no-store' } });
});
