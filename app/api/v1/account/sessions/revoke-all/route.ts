import { revokeSessions } from '@/lib/contract/session';
import { forgetCookie } from '@/lib/server/auth/cookie';
import { revokeAllSessions } from '@/lib/server/auth/sessions/revoke';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(revokeSessions, async ({ actor }) => ok(await revokeAllSessions(actor), { 'Set-Cookie': forgetCookie() })),
);
