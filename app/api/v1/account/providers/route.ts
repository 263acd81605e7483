import { listProviders } from '@/lib/contract/provider';
import { providersOf } from '@/lib/server/auth/providers/list';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listProviders, async ({ actor }) => ok({ object: 'list' as const, data: await providersOf(actor) })),
);
