import { listPresets } from '@/lib/contract/catalog';
import { PRESETS } from '@/lib/core/clip/presets';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listPresets, () => ok({ object: 'list', data: [...PRESETS] })),
);
