import { LIMITS } from '@/lib/core/limits';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { firstCharacters } from '@/lib/core/text';
import { artist, finishWork } from '../artist';
import { ArtistError, type ArtistEvent } from '../artist/types';
import type { Tx } from '../db/client';
import { changeMascot, findMascot, lockMascot } from '../db/mascots';
import { insertVersion } from '../db/versions';
import { defineJob, JobFailure, type JobContext } from '../jobs/define';
import { UNNAMED, type GenerateInput } from './design';

/** Designs a mascot from a prompt, showing drafts as it draws; result `{mascot, fidelity: null}`. */
export const job = defineJob<GenerateInput>({
  type: 'generate',
  async run(input, context) {
    const { signal, maxCostUsd, jobId } = context;
    const work = artist().design(input, { signal, maxCostUsd, seed: jobId });
    const { spec: drawn, summary } = await finishWork(work, (event) => tell(event, context)).catch(asFailure);
    const accepted = acceptSpec(drawn);
    if (!accepted.ok) throw new JobFailure('The design broke the rules of a spec. Please try again, or say it in other words.');
    const { spec, warnings } = accepted.value;
    return { commit: (tx) => save(tx, context, { spec, summary, needsReview: warnings.length > 0 }) };
  },
});

/** Passes on what the artist says; a draft is cleaned like everything that is stored, and left out where it breaks the rules. */
async function tell(event: ArtistEvent, { emit, addCost }: JobContext): Promise<void> {
  if (event.type === 'usage') return addCost(event.cost_usd);
  if (event.type !== 'draft') return emit(event);
  const accepted = acceptSpec(event.spec);
  if (accepted.ok) await emit({ type: 'draft', spec: accepted.value.spec });
}

function asFailure(error: unknown): never {
  throw error instanceof ArtistError ? new JobFailure(error.message) : error;
}

interface Design { spec: MascotSpec; summary: string; needsReview: boolean }

async function save(tx: Tx, { workspaceId, mascotId }: JobContext, { spec, summary, needsReview }: Design): Promise<unknown> {
  const mascot = mascotId === null ? null : await lockMascot(tx, workspaceId, mascotId);
  if (!mascot) throw new JobFailure('The mascot was deleted.');
  await insertVersion(tx, { mascotId: mascot.id, source: 'generate', summary, spec });
  const name = mascot.name === UNNAMED ? firstCharacters(spec.name, LIMITS.mascot.name.max) : mascot.name;
  await changeMascot(tx, workspaceId, mascot.id, { name, needsReview });
  return { mascot: await findMascot(tx, workspaceId, mascot.id), fidelity: null };
}
