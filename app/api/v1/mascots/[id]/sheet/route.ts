import { replaceSheet } from '@/lib/contract/mascot-sheet';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { replaceSheet as replace } from '@/lib/server/mascots/sheet';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(replaceSheet, async ({ actor, params, body, expected, signal }) =>
    ok(await replace(actor, params.id, body, expected, signal)),
  ),
);
