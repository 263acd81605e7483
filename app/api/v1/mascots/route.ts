import { createMascot, listMascots } from '@/lib/contract/mascot';
import { methods } from '@/lib/server/http/methods';
import { accepted, created, ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { listMascots as list } from '@/lib/server/mascots/list';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listMascots, async ({ actor, query }) => ok(await list(actor, query))),
  route(createMascot, async ({ actor, body, signal }) => {
    // Loaded when it is needed: it brings the artist, and lists are asked for far more often.
    const { createMascot: create } = await import('@/lib/server/mascots/create');
    const mascot = await create(actor, body, signal);
    return 'ready' in mascot ? created(mascot.ready) : accepted(mascot.begun);
  }),
);
