import { getCredits } from '@/lib/contract/credits';
import { credits } from '@/lib/server/billing/credits';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getCredits, async ({ actor }) => ok(await credits(actor))),
);
