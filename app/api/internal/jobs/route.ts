import { HANDLERS } from '@/lib/server/handlers';
import { unobserved } from '@/lib/server/http/unobserved';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { INTERNAL_HEADER, isOwnCall } from '@/lib/server/jobs/kick';
import { recover } from '@/lib/server/jobs/recover';
import { deliverUntilIdle } from '@/lib/server/webhooks/drain';

/** How long one call may run on platforms that stop functions, in seconds. */
export const maxDuration = 300;

/** Runs queued jobs and due deliveries where no process does so by itself; answers only our own signed calls. */
export const POST = unobserved(async (request) => {
  if (!isOwnCall(request.headers.get(INTERNAL_HEADER) ?? '')) return new Response(null, { status: 404 });
  await recover();
  await drainUntilIdle(HANDLERS);
  await deliverUntilIdle();
  return new Response(null, { status: 204 });
});
