import type { ExportFormat } from '@/lib/contract/export-formats';
import { FILM_FORMATS } from './films';
import type { Format } from './format';
import { STILL_FORMATS } from './stills';
import { VECTOR_FORMATS } from './vectors';

/** Every export format of the contract. */
export const FORMATS = { ...FILM_FORMATS, ...VECTOR_FORMATS, ...STILL_FORMATS } satisfies {
  [Name in ExportFormat]: Format<Name>;
};
