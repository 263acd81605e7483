import type { ExportResult } from '@/lib/contract/exports';
import { db } from '../db/client';
import { specOf } from '../db/versions';
import { saveFile } from '../files/save';
import { defineJob, JobFailure } from '../jobs/define';
import type { ExportWork } from './create';
import { FORMATS } from './formats';
import { makeFile } from './make-file';

const NO_MOMENT = 't has no meaning without an animation: the mascot is drawn at rest.';
const ALL_MOMENTS = 't has no meaning for a file that moves: all of the animation is in it.';

/** What is said of a `t` that changes nothing. */
function momentNotes({ format, seconds, clip }: ExportWork): string[] {
  if (seconds === 0) return [];
  if (FORMATS[format].animated) return [ALL_MOMENTS];
  return clip ? [] : [NO_MOMENT];
}

/** Draws and encodes a file; the result is an `ExportResult`. */
export const job = defineJob<ExportWork>({
  type: 'export',
  async run(work, context) {
    const spec = await specOf(db(), work.versionId);
    if (!spec) throw new JobFailure('The mascot was deleted.');
    const made = await makeFile(work, spec, context);
    const notes = [...made.notes, ...momentNotes(work)];
    const { workspaceId, mascotId, jobId } = context;
    const common = { workspaceId, mascotId, jobId, kind: 'export' as const };
    return {
      ...(made.release ? { release: made.release } : {}),
      async commit(tx): Promise<ExportResult> {
        const file = await saveFile(tx, {
          ...common,
          mime: FORMATS[work.format].mime,
          name: work.fileName,
          content: made.content,
        });
        const receipt = await made.receipt;
        const result = { file, ...(receipt ? { receipt } : {}), ...(notes.length > 0 ? { notes } : {}) };
        if (!made.companion) return result;
        return {
          ...result,
          frames_file: await saveFile(tx, {
            ...common,
            mime: 'application/json',
            name: work.fileName.replace(/\.png$/, '.json'),
            content: made.companion,
          }),
        };
      },
    };
  },
});
