import type { EditResult } from '@/lib/contract/mascot-edit';
import { artist } from '../artist';
import { acceptedDrawing, artistContext, perform } from '../artist/perform';
import { db } from '../db/client';
import { changeMascot, findMascot, lockMascot } from '../db/mascots';
import { findSpec, insertVersion, sheetOf, specBefore } from '../db/versions';
import { defineJob, JobFailure } from '../jobs/define';
import { withoutMotionProps } from '@/lib/core/spec/motion-props';
import { currentDrawing, mascotDeleted } from './current';
import type { EditWork } from './edit';
import { isSameAtRest, keepingMotionProps } from './motion-props';

/**
 * Edits a mascot by instruction, as a new version; the result is an `EditResult`. A failure leaves the version before.
 */
export const job = defineJob<EditWork>({
  type: 'edit',
  async run({ instruction }, context) {
    const { mascotId, versionId, spec: before } = await currentDrawing(context);
    const [previous, sheet] = [await specBefore(db(), versionId), await sheetOf(db(), versionId)];
    const atRest = { spec: withoutMotionProps(before), previous: previous && withoutMotionProps(previous) };
    const edited = await perform(artist().edit({ ...atRest, sheet, instruction }, artistContext(context)), context);
    const { workspaceId } = context;
    return {
      async commit(tx): Promise<EditResult> {
        if (!(await lockMascot(tx, workspaceId, mascotId))) throw mascotDeleted();
        const current = await findSpec(tx, workspaceId, mascotId);
        if (!current || (current.versionId !== versionId && !isSameAtRest(current.spec, before)))
          throw new JobFailure('The mascot was changed while it was being edited. Please try again.');
        const { spec, warnings } = acceptedDrawing(keepingMotionProps(edited.spec, current.spec));
        const next = await insertVersion(tx, {
          mascotId,
          source: 'edit',
          summary: edited.summary,
          spec,
          sheet: edited.sheet ?? null,
        });
        await changeMascot(tx, workspaceId, mascotId, { needsReview: warnings.length > 0 });
        const mascot = await findMascot(tx, workspaceId, mascotId);
        if (!mascot) throw mascotDeleted();
        return { mascot, version_id: next, summary: edited.summary, warnings: [...edited.warnings, ...warnings] };
      },
    };
  },
});
