import { listCanvasTemplates } from '@/lib/contract/canvas';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listCanvasTemplates, () => ok({ object: 'list', data: [...CANVAS_TEMPLATES] })),
);
