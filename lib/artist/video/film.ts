import type { Pixels } from '../trace/pixels';

/** A video as small frames of one size at a constant rate, the first one at 0 seconds. */
export interface SampledFilm {
  /** Frames per second. */
  rate: number;
  pictures: Pixels[];
}

/** The number of frames that are analysed where all frames would give the same result. */
const SAMPLE_COUNT = 15;

/** A selection of items, evenly spread. */
export function spread<T>(pictures: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(pictures.length / SAMPLE_COUNT));
  return pictures.filter((_, index) => index % step === 0);
}

/** The longer side of the analysed frames in pixels, at which a hand is a few pixels wide. */
export const SIDE = 192;
/** The rate at which a video is read, in frames per second. */
export const READ_RATE = 30;
/** The largest number of frames that are kept; a longer video keeps every second frame. */
const MOST_PICTURES = 190;

/** Collects frames that arrive at `READ_RATE`; keeps each one, or every second one of a longer video. */
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

  /** The number of seconds that have arrived. */
  get seconds(): number {
    return this.seen / READ_RATE;
  }

  film(): SampledFilm {
    return { rate: READ_RATE / this.step, pictures: this.kept };
  }
}
