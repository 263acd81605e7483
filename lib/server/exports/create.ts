import { ApiError } from '@/lib/contract/errors';
import { EXPORT_DEFAULTS, EXPORT_FORMATS, fileStem, type ExportFormat, type ExportInput } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Actor } from '../actor';
import { clipOfMotion, resolveMotion } from '../animations/resolve';
import { transaction } from '../db/client';
import { slug } from '../files/name';
import { enqueue } from '../jobs/enqueue';
import { requireMascot } from '../mascots/get';
import { requireSpec } from '../mascots/spec';

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

/** Begins an export. Throws `not_found`, `not_ready`, and `invalid_request` for an unknown or missing animation. */
export function createExport(actor: Actor, mascotId: string, input: ExportInput): Promise<Job> {
  return transaction(async (tx) => {
    const mascot = await requireMascot(tx, actor, mascotId);
    const { spec, versionId } = await requireSpec(tx, actor, mascotId, input.version_id);
    const { animated, title, extension } = EXPORT_FORMATS[input.format];
    if (animated && input.animation === undefined) {
      throw new ApiError('invalid_request', `${title} needs an animation.`, [`animation: ${title} needs an animation: the name of one of the mascot's, or of a preset.`]);
    }
    const clip = input.animation === undefined ? null : await clipOfMotion(tx, await resolveMotion(tx, mascotId, input.animation), spec);
    const work: ExportWork = {
      format: input.format, versionId, clip, size: input.size ?? EXPORT_DEFAULTS.size, fps: input.fps ?? EXPORT_DEFAULTS.fps,
      background: input.background ?? null, seconds: input.t ?? 0,
      fileName: `${fileStem(input.format, [mascot.name, clip?.name ?? ''].map(slug))}.${extension}`,
    };
    return enqueue(tx, actor, { type: 'export', action: null, mascotId, input: work });
  });
}
