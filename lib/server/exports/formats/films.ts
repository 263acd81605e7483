import type { FormatsOfKind } from '@/lib/contract/export-formats';
import { apng } from './apng';
import type { FilmFormat } from './format';
import { gif } from './gif';
import { mp4 } from './mp4';
import { sprite } from './sprite';
import { webm } from './webm';
import { webp } from './webp';

/** The formats that are made of frames. They are separate from the others, so that a film thread loads nothing else. */
export const FILM_FORMATS = { gif, mp4, webm, webp, apng, sprite } satisfies {
  [Name in FormatsOfKind<'film'>]: FilmFormat<Name>;
};

export type FilmFormatName = keyof typeof FILM_FORMATS;
