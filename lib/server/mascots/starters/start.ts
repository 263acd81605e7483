import { STARTERS } from '@/lib/artist/starters';
import { ApiError } from '@/lib/contract/errors';
import type { Mascot, StartMascotInput } from '@/lib/contract/mascot';
import { TEMPLATE_OF } from '@/lib/core/canvas/templates';
import type { Actor } from '../../actor';
import { recordActs } from '../../audit/record';
import { insertAnimation } from '../../db/animations';
import { insertCanvas } from '../../db/canvases';
import { transaction } from '../../db/client';
import { insertMascot } from '../../db/mascots';
import { insertVersion } from '../../db/versions';
import { requireMascot } from '../get';
import { runTask } from '../../raster/pool';
import { composeStarter } from './compose-starter.task';

/**
 * Makes a ready mascot of a finished character, with its motions and its canvas; `signal` aborts the composing.
 * Throws `invalid_request` where there is no such character.
 */
export async function startMascot(actor: Actor, input: StartMascotInput, signal: AbortSignal): Promise<Mascot> {
  const starter = STARTERS.get(input.starter);
  if (!starter) throw unknownStarter(input.starter);
  const { spec, clips } = await runTask(composeStarter, starter, [], signal);
  const { sheet, canvas } = starter;
  return transaction(async (tx) => {
    const name = input.name ?? starter.name;
    const id = await insertMascot(tx, { workspaceId: actor.workspaceId, name, source: 'prompt' });
    await insertVersion(tx, { mascotId: id, source: 'import', summary: spec.description, spec, sheet });
    for (const clip of clips)
      await insertAnimation(tx, { mascotId: id, name: clip.name, source: 'prompt', preset: null, clip });
    const { title, graph } = TEMPLATE_OF[canvas];
    await insertCanvas(tx, { mascotId: id, name: title, graph });
    await recordActs(tx, actor, { action: 'mascot.created', resourceId: id });
    return requireMascot(tx, actor, id);
  });
}

function unknownStarter(id: string): ApiError {
  const message = `There is no finished character "${id}"; GET /starters lists them.`;
  return new ApiError('invalid_request', message, [`starter: ${message}`]);
}
