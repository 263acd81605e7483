import type { Film } from './film';
import { layersOf } from './figure';
import { armsOf, type Pointing } from './limbs';
import type { Curves, Measured } from './measured';
import { posturesOf } from './posture';
import { VideoRefusal } from './refusal';
import { periodOf } from './rhythm';
import { smoothed } from './smooth';

const DEGREES = 180 / Math.PI;
/** A film of fewer pictures shows no movement. */
const FEWEST = 6;
/** An arm that is seen for less than this share of the film has no movement of its own. */
const SEEN = 0.12;

/** Measures how the figure of a film moves: pure, the same for the same film. Throws `VideoRefusal` where it shows none. */
export function measure(film: Film): Measured {
  if (film.pictures.length < FEWEST) throw new VideoRefusal('The video has too few pictures to show a movement.');
  const layers = layersOf(film);
  const found = posturesOf(layers);
  if (!found) throw new VideoRefusal('No figure was found in the video. Show one figure before an even ground, whole and with the camera still.');
  const { postures, outline } = found;
  const arms = armsOf(layers, postures.map(({ moved }) => moved), outline);
  const raw: Curves = {
    x: postures.map(({ x }) => x), y: postures.map(({ y }) => y),
    tilt: postures.map(({ lean }) => Math.atan(lean) * DEGREES), stretch: postures.map(({ stretch }) => stretch),
    nod: postures.map(({ head }) => head.y), turn: postures.map(({ head }) => head.x), headTilt: postures.map(({ head }) => Math.atan(head.turn) * DEGREES),
    armLeft: filled(arms.left), armRight: filled(arms.right),
    footLeft: postures.map(({ feet }) => feet.left), footRight: postures.map(({ feet }) => feet.right),
  };
  const curves = Object.fromEntries(Object.entries(raw).map(([name, values]) => [name, smoothed(values)])) as unknown as Curves;
  return { seconds: film.pictures.length / film.rate, rate: film.rate, curves, period: periodOf(curves, film.rate) };
}

/** Pointing without gaps: what is hidden hangs as low as the arm is ever seen, and goes evenly between two moments in which it is seen. */
function filled(pointing: Pointing): number[] {
  const seen = pointing.flatMap((angle, at) => (angle === null ? [] : [{ angle: unwound(angle), at }]));
  if (seen.length < pointing.length * SEEN) return pointing.map(() => 0);
  const lowest = Math.min(...seen.map(({ angle }) => angle));
  return pointing.map((_, at) => {
    const after = seen.find((moment) => moment.at >= at);
    const before = seen.findLast((moment) => moment.at <= at);
    if (!after || !before) return lowest;
    return after === before ? after.angle : before.angle + ((after.angle - before.angle) * (at - before.at)) / (after.at - before.at);
  });
}

/** An arm that points inward from straight up has gone over the top; one that points inward from below has not. */
const unwound = (angle: number): number => (angle < -100 ? angle + 360 : angle);
