import { EXPORT_DEFAULTS, type ExportFormat } from '@/lib/contract/export-formats';
import type { ExportInput } from '@/lib/contract/exports';
import { FORMAT_CARDS, type FormatCard } from './formats';

/** The choices of the export dialog. */
export interface Choices {
  format: ExportFormat;
  /** An animation's id or a preset's name. */
  animation: string;
  /** A canvas's id, for a format that can hold one; null to export the animation. */
  canvas: string | null;
  size: number;
  fps: number;
  /** Null is transparent, where the format supports it. */
  background: string | null;
  /** For stills: whether to export the frame on the stage, or the rest pose. */
  pose: 'frame' | 'rest';
  /** An older version's id; null is the one on the stage. */
  version: string | null;
}

export const FIRST_CHOICES: Choices = {
  format: 'gif',
  animation: 'idle',
  canvas: null,
  size: EXPORT_DEFAULTS.size,
  fps: EXPORT_DEFAULTS.fps,
  background: null,
  pose: 'rest',
  version: null,
};

/** Gives white where a format needs a background and none is chosen. */
export const DEFAULT_BACKGROUND = '#ffffff';

/** The card of the chosen format. */
export function cardOf(format: ExportFormat): FormatCard {
  const card = FORMAT_CARDS.find((candidate) => candidate.format === format);
  if (!card) throw new Error(`There is no card for the format ${format}.`);
  return card;
}

/** The request for these choices; `frame` is the one on the stage, for a still. */
export function exportBody(choices: Choices, frame: { animation: string; t: number } | null): ExportInput {
  const { format, animation, canvas, size, fps, pose, version } = choices;
  const card = cardOf(format);
  const background = choices.background ?? (card.transparent ? undefined : DEFAULT_BACKGROUND);
  const common = { format, size, ...(background ? { background } : {}), ...(version ? { version_id: version } : {}) };
  const rate = card.rates.length > 0 ? { fps } : {};
  if (card.canvas && canvas !== null) return { ...common, canvas, ...rate };
  if (card.animated) return { ...common, animation, ...rate };
  return pose === 'frame' && frame ? { ...common, ...frame } : common;
}
