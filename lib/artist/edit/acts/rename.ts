import { LIMITS } from '@/lib/core/limits';
import type { EditAct } from '../outcome';

/** Renames the mascot, also in its description. */
export const rename: EditAct<'rename'> = (spec, { name }) => {
  const given = name.slice(0, LIMITS.mascot.name.max).trim();
  if (!given) return { refused: 'The new name is empty; say it like "call it Bruno".' };
  if (given === spec.name) return { refused: `It is called ${given} already.` };
  return {
    spec: { ...spec, name: given, description: spec.description.replaceAll(spec.name, given) },
    done: `renamed it to ${given}`,
  };
};
