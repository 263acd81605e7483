import { workSoon } from '@/lib/server/background';
import { unobserved } from '@/lib/server/http/unobserved';
import { INTERNAL_HEADER, isOwnCall } from '@/lib/server/jobs/kick';

/** How long one call may run on platforms that stop functions, in seconds; `FUNCTION_SECONDS` is no more. */
export const maxDuration = 300;

/** Runs queued jobs and due deliveries where no process does so by itself; answers only our own signed calls. */
export const POST = unobserved((request) =>
  isOwnCall(request.headers.get(INTERNAL_HEADER) ?? '')
    ? workSoon()
    : Promise.resolve(new Response(null, { status: 404 })),
);
