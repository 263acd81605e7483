import { listStyles } from '@/lib/contract/catalog';
import { STYLES } from '@/lib/core/styles';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listStyles, () => ok({ object: 'list', data: [...STYLES] })),
);
