import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { HEX_COLOR, NAME } from '@/lib/core/patterns';
import { idOf, MaxCostUsd, readable } from './common';
import { endpoint } from './endpoint';
import { Job } from './job';
import { Mascot } from './mascot';

export const recolorMascot = endpoint({
  id: 'recolorMascot',
  method: 'POST',
  path: '/mascots/{id}/recolor',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Changes palette colours at once; saved as a new version. ' +
    'With `If-Match: "<version_id>"` only while that version is the current one.',
  ifMatch: 'version_id',
  body: z.strictObject({
    palette: z
      .record(z.string().regex(NAME), z.string().regex(HEX_COLOR))
      .describe('New colours by token; the others stay.'),
  }),
  returns: { 200: Mascot },
  errors: ['not_ready'],
  examples: { 'A violet apron': { palette: { apron: '#7c3aed' } } },
});

const Instruction = readable(LIMITS.mascot.instruction).describe('What to change, in words.');

/** An edit in words. `max_cost_usd` can only lower the cost ceiling of the price. */
export const EditMascotInput = z.strictObject({ instruction: Instruction, max_cost_usd: MaxCostUsd.optional() });
export type EditMascotInput = z.infer<typeof EditMascotInput>;

/** Another look in words, with the same parts. */
export const VariantInput = z.strictObject({
  name: readable(LIMITS.mascot.name).describe('Its name.'),
  instruction: Instruction,
  max_cost_usd: MaxCostUsd.optional(),
});
export type VariantInput = z.infer<typeof VariantInput>;

/** The `result` of an editing job: the changes in words, and the instructions that could not be followed. */
export const EditResult = z.strictObject({
  mascot: Mascot.describe('The mascot as it is now.'),
  version_id: idOf('version', 'The version that the edit made.'),
  summary: z.string().describe('What changed, in words.'),
  warnings: z.array(z.string()).describe('The instructions that could not be followed.'),
});
export type EditResult = z.infer<typeof EditResult>;

/** The `result` of a job that draws another look. */
export const VariantResult = z.strictObject({ mascot: Mascot.describe('The new look: a mascot of its own.') });

export const editMascot = endpoint({
  id: 'editMascot',
  method: 'POST',
  path: '/mascots/{id}/edit',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Changes a mascot by instruction; the job ends with `result.mascot`, its new `version_id`, a `summary` and ' +
    '`warnings`.',
  body: EditMascotInput,
  returns: { 202: Job },
  result: EditResult,
  prices: ['edit'],
  errors: ['not_ready'],
  examples: { 'Darker ears and a scarf': { instruction: 'make the ears darker and add a red scarf' } },
});

export const createVariant = endpoint({
  id: 'createVariant',
  method: 'POST',
  path: '/mascots/{id}/variants',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Draws another look on the same rig, as a mascot of its own that has all the animations; the job ends with ' +
    '`result.mascot`.',
  body: VariantInput,
  returns: { 202: Job },
  result: VariantResult,
  prices: ['variant'],
  errors: ['not_ready'],
  examples: { 'An astronaut': { name: 'Space fox', instruction: 'as an astronaut' } },
});
