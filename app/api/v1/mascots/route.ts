import { createMascot, listMascots } from '@/lib/contract/mascot';
import { methods } from '@/lib/server/http/methods';
import { accepted, created, ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { createMascot as create } from '@/lib/server/mascots/create';
import { listMascots as list } from '@/lib/server/mascots/list';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listMascots, async ({ actor, query }) => ok(await list(actor, query))),
  route(createMascot, async ({ actor, body, signal }) => {
    const mascot = await create(actor, body, signal);
    return 'ready' in mascot ? created(mascot.ready) : accepted(mascot.begun);
  }),
);
