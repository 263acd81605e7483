import { EXPORT_FORMATS, type ExportResult } from '@/lib/contract/exports';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { db } from '../db/client';
import { specOf } from '../db/versions';
import { saveFile } from '../files/save';
import { defineJob, JobFailure, type JobContext } from '../jobs/define';
import { pictureSize } from '../raster/size';
import type { ExportWork } from './create';
import { spriteTable } from './encoders/sprite-table';
import { makeFilm } from './film';
import { planFrames } from './frames';
import { makePng, makeSvg } from './still';

/** The file, and for a sprite sheet the file of its frame table. */
interface Made { content: Uint8Array; frames?: Uint8Array }

type Make = (work: ExportWork, spec: MascotSpec, context: JobContext) => Promise<Made>;

const film: Make = async (work, spec, { signal, emit }) => {
  const { clip, format, size, fps, background } = work;
  if (!clip || format === 'png' || format === 'svg') throw new JobFailure(`${EXPORT_FORMATS[format].title} needs an animation.`);
  const content = await makeFilm({ spec, clip, format, size, fps, background }, signal, (done, total) =>
    emit({ type: 'progress', text: `Drew ${done} of ${total} frames`, percent: Math.round((100 * done) / total), done, total }));
  return { content };
};

const sprite: Make = async (work, spec, context) => {
  const { content } = await film(work, spec, context);
  if (!work.clip) return { content };
  const table = spriteTable({ ...pictureSize(spec, work.size), ...planFrames(work.clip, work.fps), loop: work.clip.loop, name: work.clip.name });
  return { content, frames: new TextEncoder().encode(JSON.stringify(table)) };
};

const still = (work: ExportWork, spec: MascotSpec) => ({ ...work, spec, title: spec.name });

/** How each format is made. */
const MAKE: Record<ExportWork['format'], Make> = {
  gif: film, mp4: film, webm: film, webp: film, apng: film, sprite,
  png: async (work, spec) => ({ content: await makePng(still(work, spec)) }),
  svg: async (work, spec) => ({ content: makeSvg(still(work, spec)) }),
};

/** Draws and encodes a file; the result is an `ExportResult`. */
export const job = defineJob<ExportWork>({
  type: 'export',
  async run(work, context) {
    const spec = await specOf(db(), work.versionId);
    if (!spec) throw new JobFailure('The mascot was deleted.');
    const { content, frames } = await MAKE[work.format](work, spec, context);
    const { workspaceId, mascotId, jobId } = context;
    const common = { workspaceId, mascotId, jobId, kind: 'export' as const };
    return {
      async commit(tx): Promise<ExportResult> {
        const file = await saveFile(tx, { ...common, mime: EXPORT_FORMATS[work.format].mime, name: work.fileName, content });
        if (!frames) return { file };
        return { file, frames_file: await saveFile(tx, { ...common, mime: 'application/json', name: work.fileName.replace(/\.png$/, '.json'), content: frames }) };
      },
    };
  },
});
