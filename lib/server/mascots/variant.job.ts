import { keepsRig } from '@/lib/core/spec/compat';
import { withoutMotionProps } from '@/lib/core/spec/motion-props';
import { artist } from '../artist';
import { acceptedDrawing, artistContext, perform } from '../artist/perform';
import { db } from '../db/client';
import { copyAnimations } from '../db/animations';
import { copyCanvases } from '../db/canvases';
import { findMascot, insertMascot, lockMascot } from '../db/mascots';
import { insertVersion, sheetOf } from '../db/versions';
import { defineJob, JobFailure } from '../jobs/define';
import { currentDrawing, mascotDeleted } from './current';
import type { VariantWork } from './edit';
import { keepingMotionProps } from './motion-props';

/**
 * Draws another look on the same rig, as a mascot of its own with copies of the animations and canvases; result
 * `{mascot}`.
 */
export const job = defineJob<VariantWork>({
  type: 'variant',
  async run({ name, instruction }, context) {
    const { mascotId, versionId, spec: before } = await currentDrawing(context);
    const sheet = await sheetOf(db(), versionId);
    const asked = { spec: withoutMotionProps(before), sheet, name, instruction };
    const drawn = await perform(artist().variant(asked, artistContext(context)), context);
    const { spec, warnings } = acceptedDrawing({ ...keepingMotionProps(drawn.spec, before), name });
    if (!keepsRig(before, spec))
      throw new JobFailure('The new look did not fit the rig. Please try again, or say it in other words.');
    const { workspaceId } = context;
    return {
      async commit(tx) {
        const origin = await lockMascot(tx, workspaceId, mascotId);
        if (!origin) throw mascotDeleted();
        const id = await insertMascot(tx, {
          workspaceId,
          name,
          source: origin.source,
          variantOf: mascotId,
          needsReview: warnings.length > 0,
        });
        const { summary, sheet: drawnSheet = null } = drawn;
        await insertVersion(tx, { mascotId: id, source: 'variant', summary, spec, sheet: drawnSheet });
        await copyAnimations(tx, mascotId, id);
        await copyCanvases(tx, mascotId, id);
        return { mascot: await findMascot(tx, workspaceId, id) };
      },
    };
  },
});
