import { getUsage } from '@/lib/contract/credits';
import { usage } from '@/lib/server/billing/usage';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getUsage, async ({ actor }) => ok(await usage(actor))),
);
