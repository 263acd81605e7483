import { getAccount, updateAccount } from '@/lib/contract/account';
import { findAccount, renameAccount } from '@/lib/server/auth/account';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getAccount, async ({ actor }) => ok(await findAccount(actor.userId))),
  route(updateAccount, async ({ actor, body }) => ok(await renameAccount(actor, body.name))),
);
