import { editMascot } from '@/lib/contract/mascot-edit';
import { editMascot as edit } from '@/lib/server/mascots/edit';
import { methods } from '@/lib/server/http/methods';
import { accepted } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(editMascot, async ({ actor, params, body }) => accepted(await edit(actor, params.id, body))),
);
