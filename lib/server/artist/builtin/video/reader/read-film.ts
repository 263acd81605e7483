import type { Pixels } from '@/lib/artist/trace/pixels';
import { FilmRoll, type SampledFilm } from '@/lib/artist/video/film';
import { lengthProblem, MOST_SECONDS } from '@/lib/artist/video/length';
import { regionOf, type FilmRegion } from '@/lib/artist/video/region';
import { VideoRefusal } from '@/lib/artist/video/refusal';
import { UNREADABLE } from './order';

/**
 * A video as it is looked at: all of its picture, or, where its figure is small, that part of it from nearer by.
 * `picturesOf` decodes it, again each time. Throws `VideoRefusal` where nothing of it can be read, and where it is too
 * short or too long.
 */
export async function readFilm(picturesOf: (region: FilmRegion | null) => AsyncIterable<Pixels>): Promise<SampledFilm> {
  const film = await rolled(picturesOf(null));
  const region = regionOf(film);
  return region ? rolled(picturesOf(region)) : film;
}

async function rolled(pictures: AsyncIterable<Pixels>): Promise<SampledFilm> {
  const roll = new FilmRoll();
  for await (const picture of pictures) {
    roll.add(picture);
    if (roll.seconds > MOST_SECONDS + 1) break;
  }
  if (roll.seconds === 0) throw new VideoRefusal(UNREADABLE);
  const problem = lengthProblem(roll.seconds);
  if (problem) throw new VideoRefusal(problem);
  return roll.film();
}
