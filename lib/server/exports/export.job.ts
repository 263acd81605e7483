import { EXPORT_FORMATS, type ExportFormat } from '@/lib/contract/exports';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { db } from '../db/client';
import { specOf } from '../db/versions';
import { saveFile } from '../files/save';
import { defineJob, JobFailure, type JobContext } from '../jobs/define';
import type { ExportWork } from './create';
import { makeFilm } from './film';
import { makeLogoPng, makeLogoSvg, makePng, makeSticker, makeSvg } from './still';

type Make = (work: ExportWork, spec: MascotSpec, context: JobContext) => Promise<Uint8Array>;

/** Formats that show one moment. */
type StillFormat = 'png' | 'svg' | 'sticker' | 'logo' | 'logo-png';

const isStill = (format: ExportFormat): format is StillFormat => !EXPORT_FORMATS[format].animated;

const film: Make = (work, spec, { signal, emit }) => {
  const { clip, format, size, fps, background } = work;
  if (!clip || isStill(format)) throw new JobFailure(`${EXPORT_FORMATS[format].title} needs an animation.`);
  return makeFilm({ spec, clip, format, size, fps, background }, signal, (done, total) =>
    emit({ type: 'progress', text: `Drew ${done} of ${total} frames`, percent: Math.round((100 * done) / total), done, total }));
};

const still = (work: ExportWork, spec: MascotSpec) => ({ ...work, spec, title: spec.name });

/** How each format is made. */
const MAKE: Record<ExportWork['format'], Make> = {
  gif: film, mp4: film, webm: film, webp: film, apng: film,
  png: (work, spec) => makePng(still(work, spec)),
  svg: async (work, spec) => makeSvg(still(work, spec)),
  sticker: (work, spec) => makeSticker(still(work, spec)),
  logo: async (work, spec) => makeLogoSvg(still(work, spec)),
  'logo-png': (work, spec) => makeLogoPng(still(work, spec)),
};

/** Draws and encodes a file; result `{file}`. */
export const job = defineJob<ExportWork>({
  type: 'export',
  async run(work, context) {
    const spec = await specOf(db(), work.versionId);
    if (!spec) throw new JobFailure('The mascot was deleted.');
    const content = await MAKE[work.format](work, spec, context);
    const { mime } = EXPORT_FORMATS[work.format];
    const { workspaceId, mascotId, jobId } = context;
    return {
      commit: async (tx) => ({ file: await saveFile(tx, { workspaceId, mascotId, jobId, kind: 'export', mime, name: work.fileName, content }) }),
    };
  },
});
