import { announcePresence } from '@/lib/contract/presence';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { announcePresence as announce } from '@/lib/server/mascots/presence';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(announcePresence, async ({ actor, params, body }) => ok(await announce(actor, params.id, body))),
);
