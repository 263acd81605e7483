import { workSoon } from '@/lib/server/background';
import { unobserved } from '@/lib/server/http/unobserved';
import { INTERNAL_HEADER, isOwnCall } from '@/lib/server/jobs/kick';

/** The time limit of a call on serverless platforms, in seconds; `FUNCTION_SECONDS` must not exceed it. */
export const maxDuration = 300;

/**
 * Runs queued jobs and due deliveries on platforms without long-running processes. Accepts only the service's own
 * signed calls.
 */
export const POST = unobserved((request) =>
  isOwnCall(request.headers.get(INTERNAL_HEADER) ?? '')
    ? workSoon()
    : Promise.resolve(new Response(null, { status: 404 })),
);
