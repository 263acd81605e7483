import type { SampledFilm } from './film';
import { withoutCameraMotion } from './camera-motion';
import { layersOf } from './figure';
import { armsOf } from './limbs';
import type { Curves, MeasuredMotion } from './measured';
import { posturesOf } from './posture';
import { longestAppearance } from './longest-appearance';
import { VideoRefusal } from './refusal';
import { periodOf } from './rhythm';
import { shotsOf, type FilmShot } from './shots';
import { smoothed } from './smooth';

const DEGREES = 180 / Math.PI;
/** The least number of frames that can show a motion. */
const MIN_FRAMES = 6;

const NO_FIGURE =
  'No figure was found in the video. Show one figure before an even ground, whole and with the camera still.';

/**
 * The analysed section of a video, which shows one whole figure in one shot.
 * It has its start in seconds, and the motion of the figure.
 */
export interface Followed {
  film: SampledFilm;
  from: number;
  measured: MeasuredMotion;
}

/**
 * Measures the motion of the figure in a video; deterministic.
 * Throws `VideoRefusal` if no motion can be measured.
 */
export function measure(film: SampledFilm): Followed {
  if (film.pictures.length < MIN_FRAMES) throw new VideoRefusal('The video has too few pictures to show a movement.');
  let refusal: VideoRefusal | null = null;
  for (const shot of shotsOf(film).filter(({ film: { pictures } }) => pictures.length >= MIN_FRAMES)) {
    try {
      return followedIn(shot);
    } catch (error) {
      if (!(error instanceof VideoRefusal)) throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? new VideoRefusal(NO_FIGURE);
}

function followedIn({ film, from }: FilmShot): Followed {
  const all = layersOf(film);
  const span = longestAppearance(all);
  if (!span || span.to - span.from < MIN_FRAMES) throw new VideoRefusal(NO_FIGURE);
  const layers = all.slice(span.from, span.to);
  const found = posturesOf(layers);
  if (!found) throw new VideoRefusal(NO_FIGURE);
  const { postures, outline } = found;
  const arms = armsOf(layers, postures, outline);
  const stands = withoutCameraMotion(postures);
  const raw: Curves = {
    x: stands.map(({ x }) => x),
    y: stands.map(({ y }) => y),
    tilt: postures.map(({ lean }) => Math.atan(lean) * DEGREES),
    stretch: stands.map(({ stretch }) => stretch),
    nod: postures.map(({ head }) => head.y),
    turn: postures.map(({ head }) => head.x),
    headTilt: postures.map(({ head }) => Math.atan(head.turn) * DEGREES),
    armLeft: arms.left.points,
    armRight: arms.right.points,
    elbowLeft: arms.left.bends,
    elbowRight: arms.right.bends,
    footLeft: postures.map(({ feet }) => feet.left),
    footRight: postures.map(({ feet }) => feet.right),
  };
  const curves = Object.fromEntries(
    Object.entries(raw).map(([name, values]) => [name, smoothed(values)]),
  ) as unknown as Curves;
  const measured = {
    seconds: layers.length / film.rate,
    rate: film.rate,
    curves,
    aside: outline.aside,
    period: periodOf(curves, film.rate),
  };
  return {
    film: { rate: film.rate, pictures: film.pictures.slice(span.from, span.to) },
    from: from + span.from / film.rate,
    measured,
  };
}
