import type { ExportFormat } from '@/lib/contract/exports';
import { FRAME_FORMATS, type FrameFormatName } from '@/lib/server/exports/encoders';

const named = process.argv.slice(2);

/** Whether this run looks at a format: those named behind the bench's name, else all. */
export const isChosen = (format: ExportFormat): boolean => named.length === 0 || named.includes(format);

/** The formats of frames that this run looks at. */
export function chosenFormats(
  usual: readonly FrameFormatName[] = Object.keys(FRAME_FORMATS) as FrameFormatName[],
): FrameFormatName[] {
  const all = named.length ? (Object.keys(FRAME_FORMATS) as FrameFormatName[]) : usual;
  return all.filter(isChosen);
}
