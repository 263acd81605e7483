import type { Pixels } from '../trace/pixels';

/** A video as it is looked at: small pictures of one size at an even rate, the first one at 0 seconds. */
export interface SampledFilm {
  /** Pictures a second. */
  rate: number;
  pictures: Pixels[];
}

/** Pictures that are looked at where all of a film would tell no more. */
const LOOKS = 15;

/** Some of the pictures of a film, or of what was made of each, spread over it. */
export function spread<T>(pictures: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(pictures.length / LOOKS));
  return pictures.filter((_, index) => index % step === 0);
}

/** The longer side of the pictures at most: a hand is some pixels wide then. */
export const SIDE = 192;
/**
 * Pictures a second that a video is read at, and the most of them that are kept: a longer one is looked at half as
 * often.
 */
export const READ_RATE = 30;
export const MOST_PICTURES = 190;

/** Collects pictures that come at `READ_RATE`, every one or every second, as many as are kept. */
export class FilmRoll {
  private kept: Pixels[] = [];
  private step = 1;
  private seen = 0;

  add(picture: Pixels): void {
    if (this.seen % this.step === 0) this.kept.push(picture);
    this.seen += 1;
    if (this.kept.length <= MOST_PICTURES) return;
    this.kept = this.kept.filter((_, index) => index % 2 === 0);
    this.step *= 2;
  }

  /** How many seconds have come. */
  get seconds(): number {
    return this.seen / READ_RATE;
  }

  film(): SampledFilm {
    return { rate: READ_RATE / this.step, pictures: this.kept };
  }
}
