import { EXPORT_DEFAULTS, type ExportFormat } from '@/lib/contract/export-formats';
import type { ExportInput } from '@/lib/contract/exports';
import { FORMAT_CARDS, type FormatCard } from './formats';
import { type Place, PLACES } from './places';

/** The choices of the export dialog. */
export interface Choices {
  /** The id of the selected destination. */
  place: string;
  /** The selected formats, in the order of selection. */
  formats: readonly ExportFormat[];
  /** The format in the preview. */
  looked: ExportFormat;
  /** The id of an animation, or the name of a preset. */
  animation: string;
  /** The id of a canvas, for formats that support one; null to export the animation. */
  canvas: string | null;
  size: number;
  fps: number;
  /** A colour; null for transparent, if the format supports it. */
  background: string | null;
  /** For stills: whether to export the frame on the stage or the rest pose. */
  pose: 'frame' | 'rest';
  /** The id of an older version; null for the one on the stage. */
  version: string | null;
}

const [FIRST_PLACE] = PLACES;
const FIRST_FORMAT = FIRST_PLACE?.recommended ?? 'gif';

export const FIRST_CHOICES: Choices = {
  place: FIRST_PLACE?.id ?? '',
  formats: [FIRST_FORMAT],
  looked: FIRST_FORMAT,
  animation: 'idle',
  canvas: null,
  size: EXPORT_DEFAULTS.size,
  fps: EXPORT_DEFAULTS.fps,
  background: null,
  pose: 'rest',
  version: null,
};

/** The card of a format. */
export function cardOf(format: ExportFormat): FormatCard {
  const card = FORMAT_CARDS.find((candidate) => candidate.format === format);
  if (!card) throw new Error(`There is no card for the format ${format}.`);
  return card;
}

/**
 * Selects a destination and its recommended format. If several formats were selected one by one, they stay selected.
 */
export function choosePlace(choices: Choices, { id, recommended }: Place): Choices {
  const formats = choices.formats.length > 1 ? choices.formats : [recommended];
  return { ...choices, place: id, formats, looked: formats.includes(recommended) ? recommended : choices.looked };
}

/** Toggles a format. The preview keeps showing a selected format, if there is one. */
export function toggleFormat(choices: Choices, format: ExportFormat): Choices {
  if (!choices.formats.includes(format)) return { ...choices, formats: [...choices.formats, format], looked: format };
  const formats = choices.formats.filter((each) => each !== format);
  return { ...choices, formats, looked: choices.looked === format ? (formats.at(-1) ?? format) : choices.looked };
}

/** The offered frame rate of a format that is closest to `fps`; null for a format without frames. */
export const rateOf = ({ rates }: FormatCard, fps: number): number | null =>
  rates.toSorted((a, b) => Math.abs(a - fps) - Math.abs(b - fps))[0] ?? null;

/** The background of a format; null for transparent. */
export const backgroundOf = ({ transparent }: FormatCard, background: string | null): string | null =>
  background ?? (transparent ? null : EXPORT_DEFAULTS.background);

/** The request body that exports one format; `frame` is the frame on the stage, for a still. */
export function exportBody(
  choices: Choices,
  format: ExportFormat,
  frame: { animation: string; t: number } | null,
): ExportInput {
  const { animation, canvas, size, pose, version } = choices;
  const card = cardOf(format);
  const background = backgroundOf(card, choices.background);
  const common = { format, size, ...(background ? { background } : {}), ...(version ? { version_id: version } : {}) };
  const fps = rateOf(card, choices.fps);
  const rate = fps === null ? {} : { fps };
  if (card.canvas && canvas !== null) return { ...common, canvas, ...rate };
  if (card.animated) return { ...common, animation, ...rate };
  return pose === 'frame' && frame ? { ...common, ...frame } : common;
}
