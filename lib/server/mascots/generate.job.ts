import { LIMITS } from '@/lib/core/limits';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { firstCharacters } from '@/lib/core/text';
import { artist } from '../artist';
import { acceptedDrawing, artistContext, perform } from '../artist/perform';
import type { Tx } from '../db/client';
import { changeMascot, findMascot, lockMascot } from '../db/mascots';
import { insertVersion } from '../db/versions';
import { defineJob, type JobContext } from '../jobs/define';
import { deleted } from './current';
import { UNNAMED, type GenerateInput } from './design';

/** Designs a mascot from a prompt, showing drafts as it draws; result `{mascot, fidelity: null}`. */
export const job = defineJob<GenerateInput>({
  type: 'generate',
  async run(input, context) {
    const { spec: drawn, summary } = await perform(artist().design(input, artistContext(context)), context);
    const { spec, warnings } = acceptedDrawing(drawn);
    return { commit: (tx) => save(tx, context, { spec, summary, needsReview: warnings.length > 0 }) };
  },
});

interface Design { spec: MascotSpec; summary: string; needsReview: boolean }

async function save(tx: Tx, { workspaceId, mascotId }: JobContext, { spec, summary, needsReview }: Design): Promise<unknown> {
  const mascot = mascotId === null ? null : await lockMascot(tx, workspaceId, mascotId);
  if (!mascot) throw deleted();
  await insertVersion(tx, { mascotId: mascot.id, source: 'generate', summary, spec });
  const name = mascot.name === UNNAMED ? firstCharacters(spec.name, LIMITS.mascot.name.max) : mascot.name;
  await changeMascot(tx, workspaceId, mascot.id, { name, needsReview });
  return { mascot: await findMascot(tx, workspaceId, mascot.id), fidelity: null };
}
