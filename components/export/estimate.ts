import type { ExportFormat } from '@/lib/contract/export-formats';
import type { PlannedFile } from './facts';

/** How a format's bytes grow: `perFrame × (pixels of a frame) ^ power × frames`. */
interface Growth {
  perFrame: number;
  power: number;
}

/** Fitted to files of four mascots, two motions and two sizes: each of them is within 45 percent of what this says. */
const GROWTH: Partial<Record<ExportFormat, Growth>> = {
  gif: { perFrame: 9.6, power: 0.61 },
  mp4: { perFrame: 0.16, power: 0.83 },
  webm: { perFrame: 0.68, power: 0.79 },
  webp: { perFrame: 16.6, power: 0.55 },
  apng: { perFrame: 31, power: 0.59 },
  sprite: { perFrame: 10.7, power: 0.67 },
};

/** About how many bytes a file of frames has, to one digit; null where its size cannot be foreseen. */
export function estimatedBytes(format: ExportFormat, { width, height, frames, refusal }: PlannedFile): number | null {
  const growth = GROWTH[format];
  if (!growth || refusal !== null) return null;
  // The facts of a sheet are those of all its frames together.
  const pixels = format === 'sprite' ? (width * height) / (frames ?? 1) : width * height;
  const bytes = growth.perFrame * pixels ** growth.power * (frames ?? 1);
  return Number(bytes.toPrecision(1));
}
