import { z } from 'zod';
import { MascotSpec } from '@/lib/core/spec/schema';
import { endpoint } from './endpoint';
import { Mascot } from './mascot';
import { SpecInput } from './spec-input';

export const getSpec = endpoint({
  id: 'getSpec',
  method: 'GET',
  path: '/mascots/{id}/spec',
  tag: 'Mascots',
  access: 'member',
  summary: "A mascot's spec, of the current or a named version.",
  query: z.strictObject({ version: z.string().optional().describe('A version id; the current one unless said.') }),
  returns: { 200: MascotSpec },
  errors: ['not_ready'],
});

export const replaceSpec = endpoint({
  id: 'replaceSpec',
  method: 'PUT',
  path: '/mascots/{id}/spec',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Saves a spec as a new version. ' +
    'With `If-Match: "<version_id>"` it is saved only while that version is the current one.',
  body: SpecInput,
  ifMatch: 'version_id',
  returns: {
    200: z.strictObject({
      mascot: Mascot,
      warnings: z.array(z.string()).describe('What was left out or repaired.'),
    }),
  },
  errors: ['not_ready'],
});
