import { deleteAccount } from '@/lib/contract/account';
import { forgetCookie } from '@/lib/server/auth/cookie';
import { removeAccount } from '@/lib/server/auth/remove-account';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(deleteAccount, async ({ actor }) => ok(await removeAccount(actor), { 'Set-Cookie': forgetCookie() })),
);
