import { recolorMascot } from '@/lib/contract/mascot-edit';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { recolorMascot as recolor } from '@/lib/server/mascots/recolor';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(recolorMascot, async ({ actor, params, body, expected }) =>
    ok(await recolor(actor, params.id, body.palette, expected)),
  ),
);
