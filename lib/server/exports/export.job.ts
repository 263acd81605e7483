import { isAnimated } from '@/lib/contract/export-formats';
import type { ExportResult } from '@/lib/contract/exports';
import { noteStored } from '../billing/storage';
import { db } from '../db/client';
import { specOf } from '../db/versions';
import { saveFile, stageFile } from '../files/save';
import { defineJob, type JobContext } from '../jobs/define';
import { mascotDeleted } from '../mascots/current';
import type { ExportWork } from './create';
import { FORMATS } from './formats';
import { makeFile, type ExportedFile } from './make-file';

const NO_MOMENT = 't has no meaning without an animation: the mascot is drawn at rest.';
const ALL_MOMENTS = 't has no meaning for a file that moves: all of the animation is in it.';

/** Gives the notes about a time `t` that has no effect on the export. */
function momentNotes({ format, seconds, clip }: ExportWork): string[] {
  if (seconds === 0) return [];
  if (isAnimated(format)) return [ALL_MOMENTS];
  return clip ? [] : [NO_MOMENT];
}

/** Stores the files of an export and waits for its receipt, before the transaction begins. */
async function stage(work: ExportWork, made: ExportedFile, { signal, workspaceId }: JobContext) {
  const { mime } = FORMATS[work.format];
  const kind = 'export' as const;
  const [file, frames, receipt] = await Promise.all([
    stageFile({ kind, mime, name: work.fileName, content: made.content }, signal),
    made.companion &&
      stageFile(
        {
          kind,
          mime: 'application/json',
          name: work.fileName.replace(/\.png$/, '.json'),
          content: made.companion,
        },
        signal,
      ),
    made.receipt,
  ]);
  noteStored(workspaceId, made.content.bytes + (made.companion?.bytes ?? 0));
  return { file, frames, receipt };
}

/** Draws and encodes a file; the result is an `ExportResult`. */
export const job = defineJob<ExportWork>({
  type: 'export',
  async run(work, context) {
    const spec = await specOf(db(), work.versionId);
    if (!spec) throw mascotDeleted();
    const made = await makeFile(work, spec, context);
    const notes = [...made.notes, ...momentNotes(work)];
    const { workspaceId, mascotId, jobId } = context;
    const owner = { workspaceId, mascotId, jobId };
    try {
      const { file, frames, receipt } = await stage(work, made, context);
      return {
        ...(made.release ? { release: made.release } : {}),
        commit: async (tx): Promise<ExportResult> => ({
          file: await saveFile(tx, file, owner),
          ...(receipt ? { receipt } : {}),
          ...(notes.length > 0 ? { notes } : {}),
          ...(frames ? { frames_file: await saveFile(tx, frames, owner) } : {}),
        }),
      };
    } catch (error) {
      await made.release?.();
      throw error;
    }
  },
});
