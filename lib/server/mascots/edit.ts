import type { Job } from '@/lib/contract/job';
import type { EditMascotInput, VariantInput } from '@/lib/contract/mascot-edit';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { enqueue } from '../jobs/enqueue';
import { requireSpec } from './spec';

/** The input of the editing job. */
export interface EditWork {
  instruction: string;
}

/** The input of the variant's job. */
export interface VariantWork {
  name: string;
  instruction: string;
}

/** Enqueues an edit by instruction. Throws `not_found`, `not_ready`, `insufficient_credits`. */
export function editMascot(
  actor: Actor,
  mascotId: string,
  { instruction, max_cost_usd: maxCostUsd }: EditMascotInput,
): Promise<Job> {
  return transaction(async (tx) => {
    await requireSpec(tx, actor, mascotId);
    const input: EditWork = { instruction };
    return enqueue(tx, actor, { type: 'edit', action: 'edit', mascotId, input, maxCostUsd });
  });
}

/** Enqueues another look on the same rig. Throws `not_found`, `not_ready`, `insufficient_credits`. */
export function createVariant(
  actor: Actor,
  mascotId: string,
  { name, instruction, max_cost_usd: maxCostUsd }: VariantInput,
): Promise<Job> {
  return transaction(async (tx) => {
    await requireSpec(tx, actor, mascotId);
    const input: VariantWork = { name, instruction };
    return enqueue(tx, actor, { type: 'variant', action: 'variant', mascotId, input, maxCostUsd });
  });
}
