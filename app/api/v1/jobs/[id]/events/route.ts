import { streamJobEvents } from '@/lib/contract/job';
import { countedAddress } from '@/lib/server/http/arrival';
import { methods } from '@/lib/server/http/methods';
import { withPlace } from '@/lib/server/http/open-streams';
import { events } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { resumeAfter } from '@/lib/server/http/sse';
import { follow } from '@/lib/server/jobs/follow';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(streamJobEvents, async ({ actor, params, query, request, signal }) => {
    const open = () => follow(actor, params.id, resumeAfter(request, query.after), signal);
    return events(await withPlace(actor, countedAddress(request.headers), open));
  }),
);
