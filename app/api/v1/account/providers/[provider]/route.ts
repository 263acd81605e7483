import { deleteProvider } from '@/lib/contract/provider';
import { disconnectProvider } from '@/lib/server/auth/providers/disconnect';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(deleteProvider, async ({ actor, params }) => ok(await disconnectProvider(actor, params.provider))),
);
