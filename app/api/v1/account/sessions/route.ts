import { listSessions } from '@/lib/contract/session';
import { sessionsOf } from '@/lib/server/auth/sessions/list';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listSessions, async ({ actor }) => ok({ object: 'list' as const, data: await sessionsOf(actor) })),
);
