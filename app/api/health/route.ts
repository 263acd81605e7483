import { health } from '@/lib/server/health';

export const dynamic = 'force-dynamic';

/** 200 once the server can work, 503 before, while it stops, and when its database does not answer. */
export async function GET(): Promise<Response> {
  const answer = await health();
  return Response.json(answer, { status: answer.status === 'ok' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
