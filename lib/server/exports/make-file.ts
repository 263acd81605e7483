import type { Receipt } from '@/lib/contract/exports';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { env } from '../env';
import { contentAt, contentOf, type FileContent } from '../files/content';
import { JobFailure, type JobContext } from '../jobs/define';
import type { ExportWork } from './create';
import { planFilm } from './film/frames';
import { makeFilm } from './film/make';
import { FORMATS } from './formats';
import { makeCheckedStill } from './still/make';
import { makeVector } from './vector/make';

/** A finished export file. */
export interface ExportedFile {
  content: FileContent;
  receipt: Receipt | null | Promise<Receipt | null>;
  /** Notes for the customer, each a full sentence. */
  notes: string[];
  /** A second file, of JSON, that accompanies it. */
  companion?: FileContent;
  /** Removes the temporary files on disk. */
  release?: () => Promise<void>;
}

type AnyFormat = (typeof FORMATS)[keyof typeof FORMATS];
type FormatOf<Kind> = Extract<AnyFormat, { kind: Kind }>;

/** Draws and encodes the file of an export. Throws `JobFailure` if it cannot be made. */
export function makeFile(work: ExportWork, spec: MascotSpec, context: JobContext): Promise<ExportedFile> {
  const format: AnyFormat = FORMATS[work.format];
  if (format.kind === 'film') return filmFile(format, work, spec, context);
  return format.kind === 'vector' ? vectorFile(format, work, spec, context) : stillFile(format, work, spec, context);
}

async function filmFile(
  format: FormatOf<'film'>,
  { clip, size, fps, background }: ExportWork,
  spec: MascotSpec,
  { signal, emit }: JobContext,
): Promise<ExportedFile> {
  if (!clip) throw new JobFailure(`${format.title} needs an animation.`);
  const order = { spec, clip, format: format.name, size, fps, background, engine: env().videoEngine };
  const film = await makeFilm(order, signal, (done, total) =>
    emit({
      type: 'progress',
      text: `Drew ${done} of ${total} frames`,
      percent: Math.round((100 * done) / total),
      done,
      total,
    }),
  );
  try {
    const companion = format.companion?.(planFilm(spec, clip, size, fps));
    return {
      content: await contentAt(film.path),
      receipt: film.receipt,
      notes: film.fps < fps ? [tooFast(format.title, film.fps, fps)] : [],
      ...(companion ? { companion: jsonContent(companion) } : {}),
      release: film.remove,
    };
  } catch (error) {
    await film.remove();
    throw error;
  }
}

const tooFast = (title: string, maxFps: number, asked: number): string =>
  `${title} shows at most ${maxFps} frames a second: the file has ${maxFps}, not ${asked}.`;

const jsonContent = (value: unknown): FileContent => contentOf(new TextEncoder().encode(JSON.stringify(value)));

async function vectorFile(
  format: FormatOf<'vector'>,
  { clip, canvas, size, fps, background }: ExportWork,
  spec: MascotSpec,
  { signal }: JobContext,
): Promise<ExportedFile> {
  const plays = canvas ? { clip: null, canvas } : clip && { clip, canvas: null };
  if (!plays) throw new JobFailure(`${format.title} needs an animation.`);
  const { file, receipt } = await makeVector({ spec, size, fps, background, format: format.name, ...plays }, signal);
  return { content: contentOf(file), receipt, notes: (canvas && format.canvasNotes?.(canvas.graph)) ?? [] };
}

async function stillFile(
  format: FormatOf<'still'>,
  { clip, seconds, size, background }: ExportWork,
  spec: MascotSpec,
  { signal }: JobContext,
): Promise<ExportedFile> {
  const order = { spec, clip, seconds, size, background, format: format.name, title: spec.name };
  const { file, receipt } = await makeCheckedStill(order, signal);
  return { content: contentOf(file), receipt, notes: [] };
}
