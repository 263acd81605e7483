import type { ExportFormat } from '@/lib/contract/export-formats';
import { FILM_FORMATS, type FilmFormatName } from '@/lib/server/exports/formats/films';

const named = process.argv.slice(2);

/** Whether this run measures a format: those named as arguments, or all without arguments. */
export const isChosen = (format: ExportFormat): boolean => named.length === 0 || named.includes(format);

/** The film formats that this run measures. */
export function chosenFormats(
  usual: readonly FilmFormatName[] = Object.keys(FILM_FORMATS) as FilmFormatName[],
): FilmFormatName[] {
  const all = named.length ? (Object.keys(FILM_FORMATS) as FilmFormatName[]) : usual;
  return all.filter(isChosen);
}
