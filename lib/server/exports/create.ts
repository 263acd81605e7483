import { ApiError } from '@/lib/contract/errors';
import { EXPORT_DEFAULTS, exportFormat, type ExportFormat, fileStem, isAnimated } from '@/lib/contract/export-formats';
import type { ExportInput } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Actor } from '../actor';
import { composeNamed } from '../animations/compose-ahead';
import { clipOfMotion, resolveMotion } from '../animations/resolve';
import { transaction, type Tx } from '../db/client';
import { slug } from '../files/name';
import { enqueue } from '../jobs/enqueue';
import { requireSpec } from '../mascots/spec';
import { playedCanvas } from './canvas';
import { planFilm } from './film/frames';
import { FORMATS } from './formats';
import type { Format } from './formats/format';
import type { PlayedCanvas } from './vector/picture';

/** The input of the export job, which is immutable. */
export interface ExportWork {
  format: ExportFormat;
  versionId: string;
  clip: AnimationClip | null;
  canvas: PlayedCanvas | null;
  /** The longer side in pixels. */
  size: number;
  fps: number;
  background: string | null;
  seconds: number;
  fileName: string;
}

const refusal = (path: string, sentence: string) => new ApiError('invalid_request', sentence, [`${path}: ${sentence}`]);

/** The longest side, in pixels, at which a still is drawn within a second. */
const SHORT_STILL_SIZE = 1024;

/** Whether an export is expected to finish within a second. */
export const isShortExport = ({ kind }: Format, size: number): boolean =>
  kind === 'vector' || (kind === 'still' && size <= SHORT_STILL_SIZE);

/** Throws `invalid_request` where a clip has more frames than a file of the format holds. */
function requireRoom(format: Format, spec: MascotSpec, clip: AnimationClip | null, size: number, fps: number): void {
  if (format.kind !== 'film' || !format.limit || !clip) return;
  const sentence = format.limit(planFilm(spec, clip, size, fps));
  if (sentence !== null) throw refusal('size', sentence);
}

/**
 * Gives the clip or the canvas that the request names. Throws `invalid_request` for an unknown one, for neither, and
 * for both.
 */
async function whatPlays(
  tx: Tx,
  mascotId: string,
  { animation, canvas }: ExportInput,
  format: Format,
  spec: MascotSpec,
): Promise<Pick<ExportWork, 'clip' | 'canvas'>> {
  const { title, name } = format;
  const { holdsCanvas = false } = exportFormat(name);
  if (canvas !== undefined) {
    if (!holdsCanvas) throw refusal('canvas', `${title} cannot hold a canvas; dotLottie can.`);
    if (animation !== undefined) throw refusal('canvas', 'Give either an animation or a canvas.');
    return { clip: null, canvas: await playedCanvas(tx, mascotId, canvas, spec) };
  }
  if (animation !== undefined)
    return { clip: await clipOfMotion(tx, await resolveMotion(tx, mascotId, animation), spec), canvas: null };
  if (holdsCanvas)
    throw refusal(
      'canvas',
      `${title} needs a canvas or an animation: the id or name of one of the mascot's, or the name of a preset.`,
    );
  if (isAnimated(name))
    throw new ApiError('invalid_request', `${title} needs an animation.`, [
      `animation: ${title} needs an animation: the name of one of the mascot's, or of a preset.`,
    ]);
  return { clip: null, canvas: null };
}

/**
 * Begins an export.
 * Throws `not_found`, `not_ready`, and `invalid_request` for an unknown or missing animation or canvas.
 */
export async function createExport(actor: Actor, mascotId: string, input: ExportInput): Promise<Job> {
  const format: Format = FORMATS[input.format];
  const size = input.size ?? EXPORT_DEFAULTS.size;
  const fps = input.fps ?? EXPORT_DEFAULTS.fps;
  const { animation, canvas: named, version_id: version } = input;
  await composeNamed(actor, mascotId, { motions: [animation], canvas: named, versionId: version });
  return transaction(async (tx) => {
    const { spec, versionId, mascotName } = await requireSpec(tx, actor, mascotId, input.version_id);
    const { clip, canvas } = await whatPlays(tx, mascotId, input, format, spec);
    requireRoom(format, spec, clip, size, fps);
    const words = [mascotName, clip?.name ?? canvas?.name ?? ''].map(slug);
    const work: ExportWork = {
      format: input.format,
      versionId,
      clip,
      canvas,
      size,
      fps,
      background: input.background ?? null,
      seconds: input.t ?? 0,
      fileName: `${fileStem(input.format, words)}.${format.extension}`,
    };
    const isShort = isShortExport(format, size);
    return enqueue(tx, actor, { type: 'export', action: null, mascotId, input: work, isShort });
  });
}
