import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { readable } from './common';
import { endpoint } from './endpoint';
import { Mascot } from './mascot';

export const duplicateMascot = endpoint({
  id: 'duplicateMascot',
  method: 'POST',
  path: '/mascots/{id}/duplicate',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Copies a mascot: its current drawing and character sheet, its animations, canvases and tags. The copy is ' +
    'private and its history begins anew. Free.',
  body: z.strictObject({
    name: readable(LIMITS.mascot.name).optional().describe('The name of the copy; `<name> copy` unless said.'),
  }),
  examples: { 'A copy': {}, 'With a name': { name: 'Saffron in winter' } },
  returns: { 201: Mascot },
  errors: ['not_ready'],
});
