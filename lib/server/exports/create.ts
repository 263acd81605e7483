import { ApiError } from '@/lib/contract/errors';
import { EXPORT_DEFAULTS, EXPORT_FORMATS, fileStem, type ExportFormat, type ExportInput } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Actor } from '../actor';
import { clipOfMotion, resolveMotion } from '../animations/resolve';
import { transaction, type Tx } from '../db/client';
import { slug } from '../files/name';
import { enqueue } from '../jobs/enqueue';
import { requireSpec } from '../mascots/spec';
import { pictureSize } from '../raster/size';
import type { PlayedCanvas } from '../raster/vector-task';
import { playedCanvas } from './canvas';
import { SHEET_SIDE, spriteGrid, spriteRoom } from './encoders/sprite/table';
import { planFrames } from './film/frames';

/** What the exporting job is given: nothing that could still change. */
export interface ExportWork {
  format: ExportFormat;
  versionId: string;
  clip: AnimationClip | null;
  canvas: PlayedCanvas | null;
  /** Pixels of the longer side. */
  size: number;
  fps: number;
  background: string | null;
  seconds: number;
  fileName: string;
}

const refusal = (path: string, sentence: string) => new ApiError('invalid_request', sentence, [`${path}: ${sentence}`]);

/** Throws `invalid_request` where a clip has more frames than a sprite sheet can hold. */
function requireSheetRoom(clip: AnimationClip, frame: { width: number; height: number }, fps: number): void {
  const { ticks } = planFrames(clip, fps);
  if (spriteGrid({ ...frame, ticks })) return;
  const sentence =
    `${ticks} frames of ${frame.width} × ${frame.height} pixels do not fit one sprite sheet of ${SHEET_SIDE} ` +
    `pixels a side, which holds ${spriteRoom(frame)}: choose a smaller size, fewer frames a second or a shorter ` +
    'animation.';
  throw refusal('size', sentence);
}

/**
 * The clip or the canvas that is asked for. Throws `invalid_request` where it is unknown or missing, or where there are
 * both.
 */
async function whatPlays(
  tx: Tx,
  mascotId: string,
  { format, animation, canvas }: ExportInput,
  spec: MascotSpec,
): Promise<Pick<ExportWork, 'clip' | 'canvas'>> {
  const { animated, title } = EXPORT_FORMATS[format];
  if (canvas !== undefined) {
    if (format !== 'dotlottie') throw refusal('canvas', `${title} cannot hold a canvas; dotLottie can.`);
    if (animation !== undefined) throw refusal('canvas', 'Give either an animation or a canvas.');
    return { clip: null, canvas: await playedCanvas(tx, mascotId, canvas, spec) };
  }
  if (animation !== undefined)
    return { clip: await clipOfMotion(tx, await resolveMotion(tx, mascotId, animation), spec), canvas: null };
  if (format === 'dotlottie')
    throw refusal(
      'canvas',
      "dotLottie needs a canvas or an animation: the id or name of one of the mascot's, or the name of a preset.",
    );
  if (animated)
    throw new ApiError('invalid_request', `${title} needs an animation.`, [
      `animation: ${title} needs an animation: the name of one of the mascot's, or of a preset.`,
    ]);
  return { clip: null, canvas: null };
}

/**
 * Begins an export. Throws `not_found`, `not_ready`, and `invalid_request` for an unknown or missing animation or
 * canvas.
 */
export function createExport(actor: Actor, mascotId: string, input: ExportInput): Promise<Job> {
  return transaction(async (tx) => {
    const { spec, versionId, mascotName } = await requireSpec(tx, actor, mascotId, input.version_id);
    const { clip, canvas } = await whatPlays(tx, mascotId, input, spec);
    if (input.format === 'sprite' && clip)
      requireSheetRoom(clip, pictureSize(spec, input.size ?? EXPORT_DEFAULTS.size), input.fps ?? EXPORT_DEFAULTS.fps);
    const work: ExportWork = {
      format: input.format,
      versionId,
      clip,
      canvas,
      size: input.size ?? EXPORT_DEFAULTS.size,
      fps: input.fps ?? EXPORT_DEFAULTS.fps,
      background: input.background ?? null,
      seconds: input.t ?? 0,
      fileName:
        `${fileStem(input.format, [mascotName, clip?.name ?? canvas?.name ?? ''].map(slug))}.` +
        `${EXPORT_FORMATS[input.format].extension}`,
    };
    return enqueue(tx, actor, { type: 'export', action: null, mascotId, input: work });
  });
}
