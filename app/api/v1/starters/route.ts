import { listStarters } from '@/lib/contract/starter';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { listStarters as list } from '@/lib/server/mascots/starters/list';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listStarters, () => ok({ object: 'list', data: list() })),
);
