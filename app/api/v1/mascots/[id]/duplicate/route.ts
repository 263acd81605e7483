import { duplicateMascot } from '@/lib/contract/mascot-duplicate';
import { methods } from '@/lib/server/http/methods';
import { created } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { duplicateMascot as duplicate } from '@/lib/server/mascots/duplicate';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(duplicateMascot, async ({ actor, params, body }) => created(await duplicate(actor, params.id, body))),
);
