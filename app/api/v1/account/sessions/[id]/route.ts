import { deleteSession } from '@/lib/contract/session';
import { forgetCookie } from '@/lib/server/auth/cookie';
import { revokeSession } from '@/lib/server/auth/sessions/revoke';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(deleteSession, async ({ actor, params }) =>
    ok(await revokeSession(actor, params.id), params.id === actor.sessionId ? { 'Set-Cookie': forgetCookie() } : {}),
  ),
);
