import type { Pixels } from '@/lib/artist/trace/pixels';
import { FilmRoll, type SampledFilm } from '@/lib/artist/video/film';
import { lengthProblem, MOST_SECONDS } from '@/lib/artist/video/length';
import { regionOf, type FilmRegion } from '@/lib/artist/video/region';
import { VideoRefusal } from '@/lib/artist/video/refusal';
import { UNREADABLE } from './messages';

/**
 * Samples a whole video, or a closer region if its figure is small; `picturesOf` then decodes again. Throws
 * `VideoRefusal` for an unreadable, too short or too long video.
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
