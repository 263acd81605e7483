import { EXPORT_FORMATS, type ExportResult, type Receipt } from '@/lib/contract/exports';
import { dotLottieNotes } from '@/lib/core/canvas/dotlottie';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { db } from '../db/client';
import { specOf } from '../db/versions';
import { env } from '../env';
import { contentAt, contentOf, type FileContent } from '../files/content';
import { saveFile } from '../files/save';
import { defineJob, JobFailure, type JobContext } from '../jobs/define';
import type { CheckedFile } from './film/control';
import { pictureSize } from '../raster/size';
import type { StillFormat } from '../raster/still-task';
import type { VectorFormat } from '../raster/vector-task';
import type { ExportWork } from './create';
import type { FrameFormatName } from './encoders';
import { spriteTable } from './encoders/sprite/table';
import { makeFilm } from './film/make';
import { planFrames } from './film/frames';
import { makeCheckedStill } from './still/make';
import { makeVector } from './vector/make';

/**
 * The file, how near it is to what was drawn, what is to be known of it, and for a sprite sheet the file of its frame
 * table.
 */
interface Made {
  content: FileContent;
  receipt: Receipt | null | Promise<Receipt | null>;
  notes?: string[];
  frames?: Uint8Array;
  release?: () => Promise<void>;
}

type Make = (work: ExportWork, spec: MascotSpec, context: JobContext) => Promise<Made>;

const tooFast = (format: FrameFormatName, most: number, asked: number): string =>
  `${EXPORT_FORMATS[format].title} shows at most ${most} frames a second: the file has ${most}, not ${asked}.`;

const film =
  (format: FrameFormatName): Make =>
  async ({ clip, size, fps, background }, spec, { signal, emit }) => {
    if (!clip) throw new JobFailure(`${EXPORT_FORMATS[format].title} needs an animation.`);
    const made = await makeFilm(
      { spec, clip, format, size, fps, background, engine: env().videoEngine },
      signal,
      (done, total) =>
        emit({
          type: 'progress',
          text: `Drew ${done} of ${total} frames`,
          percent: Math.round((100 * done) / total),
          done,
          total,
        }),
    );
    const { loop, name } = clip;
    const table =
      format === 'sprite' ? spriteTable({ ...pictureSize(spec, size), ...planFrames(clip, fps), loop, name }) : null;
    const notes = made.fps < fps ? [tooFast(format, made.fps, fps)] : [];
    const known = {
      receipt: made.receipt,
      release: made.remove,
      notes,
      ...(table ? { frames: new TextEncoder().encode(JSON.stringify(table)) } : {}),
    };
    return contentAt(made.path).then(
      (content) => ({ ...known, content }),
      async (error: unknown) => {
        await made.remove();
        throw error;
      },
    );
  };

const inMemory = ({ file, receipt }: CheckedFile): Made => ({ content: contentOf(file), receipt });

const vector =
  (format: VectorFormat): Make =>
  async ({ clip, size, fps, background }, spec, { signal }) => {
    if (!clip) throw new JobFailure(`${EXPORT_FORMATS[format].title} needs an animation.`);
    return inMemory(await makeVector({ spec, clip, canvas: null, format, size, fps, background }, signal));
  };

const dotLottie: Make = async (work, spec, context) => {
  const { canvas, size, fps, background } = work;
  if (!canvas) return vector('dotlottie')(work, spec, context);
  const task = { spec, clip: null, canvas, format: 'dotlottie', size, fps, background } as const;
  const made = inMemory(await makeVector(task, context.signal));
  return { ...made, notes: dotLottieNotes(canvas.graph) };
};

/**
 * A moment is one of an animation, for a still: without any, a mascot has but its rest, and what moves has all of them.
 */
const [NO_MOMENT, ALL_MOMENTS] = [
  't has no meaning without an animation: the mascot is drawn at rest.',
  't has no meaning for a file that moves: all of the animation is in it.',
];

/** What a `t` is to be told of that changes nothing. */
function momentNotes({ format, seconds, clip }: ExportWork): string[] {
  if (seconds === 0) return [];
  if (EXPORT_FORMATS[format].animated) return [ALL_MOMENTS];
  return clip ? [] : [NO_MOMENT];
}

const still =
  (format: StillFormat): Make =>
  async (work, spec, { signal }) =>
    inMemory(await makeCheckedStill({ ...work, format, spec, title: spec.name }, signal));

/** How each format is made. */
const MAKE: Record<ExportWork['format'], Make> = {
  gif: film('gif'),
  mp4: film('mp4'),
  webm: film('webm'),
  webp: film('webp'),
  apng: film('apng'),
  sprite: film('sprite'),
  lottie: vector('lottie'),
  dotlottie: dotLottie,
  'animated-svg': vector('animated-svg'),
  png: still('png'),
  svg: still('svg'),
  sticker: still('sticker'),
  logo: still('logo'),
  'logo-png': still('logo-png'),
};

/** Draws and encodes a file; the result is an `ExportResult`. */
export const job = defineJob<ExportWork>({
  type: 'export',
  async run(work, context) {
    const spec = await specOf(db(), work.versionId);
    if (!spec) throw new JobFailure('The mascot was deleted.');
    const { content, notes: own = [], frames, release, ...made } = await MAKE[work.format](work, spec, context);
    const notes = [...own, ...momentNotes(work)];
    const { workspaceId, mascotId, jobId } = context;
    const common = { workspaceId, mascotId, jobId, kind: 'export' as const };
    return {
      ...(release ? { release } : {}),
      async commit(tx): Promise<ExportResult> {
        const file = await saveFile(tx, {
          ...common,
          mime: EXPORT_FORMATS[work.format].mime,
          name: work.fileName,
          content,
        });
        const receipt = await made.receipt;
        const result = { file, ...(receipt ? { receipt } : {}), ...(notes.length > 0 ? { notes } : {}) };
        if (!frames) return result;
        return {
          ...result,
          frames_file: await saveFile(tx, {
            ...common,
            mime: 'application/json',
            name: work.fileName.replace(/\.png$/, '.json'),
            content: contentOf(frames),
          }),
        };
      },
    };
  },
});
