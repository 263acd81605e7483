import type { ExportFormat } from '@/lib/contract/exports';
import { FILM_FORMATS, type FilmFormatName } from '@/lib/server/exports/formats/films';

const named = process.argv.slice(2);

/** Whether this run looks at a format: those named behind the bench's name, else all. */
export const isChosen = (format: ExportFormat): boolean => named.length === 0 || named.includes(format);

/** The formats of frames that this run looks at. */
export function chosenFormats(
  usual: readonly FilmFormatName[] = Object.keys(FILM_FORMATS) as FilmFormatName[],
): FilmFormatName[] {
  const all = named.length ? (Object.keys(FILM_FORMATS) as FilmFormatName[]) : usual;
  return all.filter(isChosen);
}
