import { streamJobEvents } from '@/lib/contract/job';
import { methods } from '@/lib/server/http/methods';
import { events } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { resumeAfter } from '@/lib/server/http/sse';
import { follow } from '@/lib/server/jobs/follow';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(streamJobEvents, async ({ actor, params, query, request, signal }) =>
    events(await follow(actor, params.id, resumeAfter(request, query.after), signal))),
);
