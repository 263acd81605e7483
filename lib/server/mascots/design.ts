import { ApiError } from '@/lib/contract/errors';
import type { Job } from '@/lib/contract/job';
import type { DesignMascotInput, Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { changeMascot, insertMascot } from '../db/mascots';
import { enqueue } from '../jobs/enqueue';
import { requireMascot } from './get';

/** What a mascot is called until its design has a name. */
export const UNNAMED = 'New mascot';

/** What the designing job is given. */
export interface GenerateInput {
  prompt: string;
  detail: 'standard' | 'high';
  style?: string;
  name?: string;
  notes?: string;
}

/** Begins the design of a mascot from a prompt. Throws `invalid_request`, `insufficient_credits`. */
export async function designMascot(actor: Actor, input: DesignMascotInput): Promise<{ mascot: Mascot; job: Job }> {
  const { prompt, style, name, notes, detail = 'standard', max_cost_usd: maxCostUsd } = checkedSource(input);
  const work: GenerateInput = { prompt, detail, ...(style ? { style } : {}), ...(name ? { name } : {}), ...(notes ? { notes } : {}) };
  return transaction(async (tx) => {
    const id = await insertMascot(tx, { workspaceId: actor.workspaceId, name: name ?? UNNAMED, source: 'prompt' });
    const job = await enqueue(tx, actor, { type: 'generate', action: detail === 'high' ? 'generate_high' : 'generate', mascotId: id, input: work, maxCostUsd });
    await changeMascot(tx, actor.workspaceId, id, { creationJobId: job.id });
    return { mascot: await requireMascot(tx, actor, id), job };
  });
}

function checkedSource(input: DesignMascotInput): DesignMascotInput & { prompt: string } {
  const { prompt, upload_id: uploadId, image_url: imageUrl } = input;
  const given = [prompt, uploadId, imageUrl].filter((source) => source !== undefined);
  if (given.length !== 1) throw new ApiError('invalid_request', 'Give exactly one of prompt, upload_id and image_url.', ['Give exactly one of prompt, upload_id and image_url.']);
  if (prompt !== undefined) return { ...input, prompt };
  const field = uploadId === undefined ? 'image_url' : 'upload_id';
  throw new ApiError('invalid_request', 'This server does not rebuild images yet.', [`${field}: This server does not rebuild images yet.`]);
}
