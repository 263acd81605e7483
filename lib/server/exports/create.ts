import { ApiError } from '@/lib/contract/errors';
import { EXPORT_DEFAULTS, EXPORT_FORMATS, fileStem, type ExportFormat, type ExportInput } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Actor } from '../actor';
import { clipOfMotion, resolveMotion } from '../animations/resolve';
import { transaction } from '../db/client';
import { slug } from '../files/name';
import { enqueue } from '../jobs/enqueue';
import { requireSpec } from '../mascots/spec';
import { pictureSize } from '../raster/size';
import { SHEET_SIDE, spriteGrid, spriteRoom } from './encoders/sprite-table';
import { planFrames } from './frames';

/** What the exporting job is given: nothing that could still change. */
export interface ExportWork {
  format: ExportFormat;
  versionId: string;
  clip: AnimationClip | null;
  /** Pixels of the longer side. */
  size: number;
  fps: number;
  background: string | null;
  seconds: number;
  fileName: string;
}

/** Throws `invalid_request` where a clip has more frames than a sprite sheet can hold. */
function requireSheetRoom(clip: AnimationClip, frame: { width: number; height: number }, fps: number): void {
  const { ticks } = planFrames(clip, fps);
  if (spriteGrid({ ...frame, ticks })) return;
  const sentence = `${ticks} frames of ${frame.width} × ${frame.height} pixels do not fit one sprite sheet of ${SHEET_SIDE} pixels a side, which holds ${spriteRoom(frame)}: choose a smaller size, fewer frames a second or a shorter animation.`;
  throw new ApiError('invalid_request', sentence, [`size: ${sentence}`]);
}

/** Begins an export. Throws `not_found`, `not_ready`, and `invalid_request` for an unknown or missing animation. */
export function createExport(actor: Actor, mascotId: string, input: ExportInput): Promise<Job> {
  return transaction(async (tx) => {
    const { spec, versionId, mascotName } = await requireSpec(tx, actor, mascotId, input.version_id);
    const { animated, title, extension } = EXPORT_FORMATS[input.format];
    if (animated && input.animation === undefined) {
      throw new ApiError('invalid_request', `${title} needs an animation.`, [`animation: ${title} needs an animation: the name of one of the mascot's, or of a preset.`]);
    }
    const clip = input.animation === undefined ? null : await clipOfMotion(tx, await resolveMotion(tx, mascotId, input.animation), spec);
    if (input.format === 'sprite' && clip) requireSheetRoom(clip, pictureSize(spec, input.size ?? EXPORT_DEFAULTS.size), input.fps ?? EXPORT_DEFAULTS.fps);
    const work: ExportWork = {
      format: input.format, versionId, clip, size: input.size ?? EXPORT_DEFAULTS.size, fps: input.fps ?? EXPORT_DEFAULTS.fps,
      background: input.background ?? null, seconds: input.t ?? 0,
      fileName: `${fileStem(input.format, [mascotName, clip?.name ?? ''].map(slug))}.${extension}`,
    };
    return enqueue(tx, actor, { type: 'export', action: null, mascotId, input: work });
  });
}
