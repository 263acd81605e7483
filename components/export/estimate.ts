import type { ExportFormat } from '@/lib/contract/export-formats';
import type { PlannedFile } from './facts';

/** How a format's bytes grow: `perFrame × (pixels of a frame) ^ power × frames`. */
interface Growth {
  perFrame: number;
  power: number;
}

const GROWTH: Partial<Record<ExportFormat, Growth>> = {};

/** About how many bytes a file of frames has, to two digits; null where its size cannot be foreseen. */
export function estimatedBytes(format: ExportFormat, { width, height, frames, refusal }: PlannedFile): number | null {
  const growth = GROWTH[format];
  if (!growth || refusal !== null) return null;
  // The facts of a sheet are those of all its frames together.
  const pixels = format === 'sprite' ? (width * height) / (frames ?? 1) : width * height;
  const bytes = growth.perFrame * pixels ** growth.power * (frames ?? 1);
  return Number(bytes.toPrecision(2));
}
