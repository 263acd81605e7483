import { apng } from './apng';
import { gif } from './gif';
import { mp4 } from './mp4';
import { sprite } from './sprite';
import { webm } from './webm';
import { webp } from './webp';

/** The formats that are made of frames. They are separate from the others, so that a film thread loads nothing else. */
export const FILM_FORMATS = { gif, mp4, webm, webp, apng, sprite };

export type FilmFormatName = keyof typeof FILM_FORMATS;
