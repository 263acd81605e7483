import { FRAME_FORMATS, type FrameFormatName } from '@/lib/server/exports/encoders';

/** The formats of frames that this run looks at: those named behind the bench's name, else all. */
export function chosenFormats<N extends string = FrameFormatName>(all: readonly N[] = Object.keys(FRAME_FORMATS) as N[]): N[] {
  const named = process.argv.slice(2);
  return named.length ? all.filter((name) => named.includes(name)) : [...all];
}
