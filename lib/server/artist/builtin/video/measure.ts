import type { Film } from './film';
import { layersOf } from './figure';
import { armsOf } from './limbs';
import type { Curves, Measured } from './measured';
import { posturesOf } from './posture';
import { VideoRefusal } from './refusal';
import { periodOf } from './rhythm';
import { smoothed } from './smooth';

const DEGREES = 180 / Math.PI;
/** A film of fewer pictures shows no movement. */
const FEWEST = 6;

/** Measures how the figure of a film moves: pure, the same for the same film. Throws `VideoRefusal` where it shows none. */
export function measure(film: Film): Measured {
  if (film.pictures.length < FEWEST) throw new VideoRefusal('The video has too few pictures to show a movement.');
  const layers = layersOf(film);
  const found = posturesOf(layers);
  if (!found) throw new VideoRefusal('No figure was found in the video. Show one figure before an even ground, whole and with the camera still.');
  const { postures, outline } = found;
  const arms = armsOf(layers, postures, outline);
  const raw: Curves = {
    x: postures.map(({ x }) => x), y: postures.map(({ y }) => y),
    tilt: postures.map(({ lean }) => Math.atan(lean) * DEGREES), stretch: postures.map(({ stretch }) => stretch),
    nod: postures.map(({ head }) => head.y), turn: postures.map(({ head }) => head.x), headTilt: postures.map(({ head }) => Math.atan(head.turn) * DEGREES),
    armLeft: arms.left.points, armRight: arms.right.points, elbowLeft: arms.left.bends, elbowRight: arms.right.bends,
    footLeft: postures.map(({ feet }) => feet.left), footRight: postures.map(({ feet }) => feet.right),
  };
  const curves = Object.fromEntries(Object.entries(raw).map(([name, values]) => [name, smoothed(values)])) as unknown as Curves;
  return { seconds: film.pictures.length / film.rate, rate: film.rate, curves, aside: outline.aside, period: periodOf(curves, film.rate) };
}
