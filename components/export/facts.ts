import { exportFormat, type ExportFormat } from '@/lib/contract/export-formats';
import { planFrames } from '@/lib/core/clip/frame-plan';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { sheetLimit, spriteGrid } from '@/lib/core/clip/sprite-grid';
import { pictureSize } from '@/lib/core/rig/picture-size';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { cardOf, type Choices, rateOf } from './choices';

/** The content of a file; `clip` is null for a still. */
export interface ExportScene {
  spec: MascotSpec;
  clip: AnimationClip | null;
}

/** The properties of a file that are known before its export. */
export interface PlannedFile {
  /** The size in pixels; for a sprite sheet, that of the whole sheet. */
  width: number;
  height: number;
  /** The number of frames; null for a file without frames. */
  frames: number | null;
  /** The duration in seconds; null for a still. */
  seconds: number | null;
  /** Why the file cannot be exported, as a sentence; null if it can. */
  refusal: string | null;
}

type Wanted = Pick<Choices, 'size' | 'fps'>;

/** The properties of a file in one format. */
export function factsOf(format: ExportFormat, { size, fps }: Wanted, { spec, clip }: ExportScene): PlannedFile {
  const { kind, square, evenSides } = exportFormat(format);
  const side = square ? { width: size, height: size } : pictureSize(spec, size, evenSides);
  if (kind === 'still' || !clip) return { ...side, frames: null, seconds: null, refusal: null };
  const rate = kind === 'film' ? rateOf(cardOf(format), fps) : null;
  const seconds = clip.duration;
  if (rate === null) return { ...side, frames: null, seconds, refusal: null };
  const { ticks: frames } = planFrames(clip, rate);
  if (format !== 'sprite') return { ...side, frames, seconds, refusal: null };
  const cells = { ...side, ticks: frames };
  const { columns = 1, rows = 1 } = spriteGrid(cells) ?? {};
  return { width: columns * side.width, height: rows * side.height, frames, seconds, refusal: sheetLimit(cells) };
}

/** The properties as text: `512 × 512 px · 48 frames · 1.6 s`. */
export function factsText({ width, height, frames, seconds }: PlannedFile): string {
  return [
    `${width} × ${height} px`,
    ...(frames === null ? [] : [`${frames} frames`]),
    ...(seconds === null ? [] : [`${Number(seconds.toFixed(2))} s`]),
  ].join(' · ');
}
