import { labOf, type Lab, type Pixels } from '../trace/pixels';
import { withinBars } from './bars';
import { cropped } from './box';
import { spread, type SampledFilm } from './film';
import { borderOf } from './flood';
import { median } from './median';

/** A shot of a video, and its start in seconds. */
export interface FilmShot {
  film: SampledFilm;
  from: number;
}

/** The least mean difference between two frames at a cut, in OKLab. */
const MIN_CUT_DIFFERENCE = 0.03;
/** The least ratio of the difference at a cut to the largest difference of its neighbours. */
const MIN_CUT_TO_NEIGHBORS = 3;
/** The number of neighbours to either side that a cut is compared with. */
const CUT_NEIGHBORS = 4;
/** The distance in pixels between the samples at which frames are compared. */
const SAMPLE_STEP = 7;
/** The least distance of a frame's border from its median colour during a fade, in OKLab. */
const MIN_FADE_DISTANCE = 0.03;
/** The largest share of a shot that may be a fade. */
const MAX_FADED_SHARE = 0.5;

/** The shots of a video, the longest first: sections between cuts, without black bars and fades. */
export function shotsOf(film: SampledFilm): FilmShot[] {
  const inner = withinBars(spread(film.pictures));
  const pictures = film.pictures.map((picture) => cropped(picture, inner));
  const labs = pictures.map(sampled);
  const ends = [0, ...cutsIn(labs), pictures.length];
  const shots = ends.slice(1).map((end, index) => settled(pictures, ends[index] ?? 0, end));
  return shots
    .sort((one, two) => two.to - two.from - (one.to - one.from))
    .map(({ from, to }) => ({ film: { rate: film.rate, pictures: pictures.slice(from, to) }, from: from / film.rate }));
}

/** Samples of a frame's pixels, composited over white. */
function sampled({ width, height, rgba }: Pixels): Float32Array {
  const count = Math.floor((width * height) / SAMPLE_STEP);
  const few = new Uint8Array(4 * count);
  for (let i = 0; i < count; i += 1) {
    const alpha = rgba[4 * i * SAMPLE_STEP + 3]! / 255;
    for (let channel = 0; channel < 3; channel += 1)
      few[4 * i + channel] = rgba[4 * i * SAMPLE_STEP + channel]! * alpha + 255 * (1 - alpha);
  }
  return labOf({ width: count, height: 1, rgba: few });
}

/** The indices of frames that start a new shot. */
function cutsIn(labs: readonly Float32Array[]): number[] {
  const changes = labs.map((lab, index) => (index === 0 ? 0 : differenceOf(labs[index - 1]!, lab)));
  return changes.flatMap((change, index) => {
    const around = [
      ...changes.slice(Math.max(0, index - CUT_NEIGHBORS), index),
      ...changes.slice(index + 1, index + 1 + CUT_NEIGHBORS),
    ];
    return change > MIN_CUT_DIFFERENCE && change > MIN_CUT_TO_NEIGHBORS * Math.max(...around) ? [index] : [];
  });
}

function differenceOf(one: Float32Array, two: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 3)
    sum += Math.hypot(one[at]! - two[at]!, one[at + 1]! - two[at + 1]!, one[at + 2]! - two[at + 2]!);
  return (3 * sum) / Math.max(one.length, 1);
}

/** A shot without the frames at its ends whose border differs from the median during a fade. */
function settled(pictures: readonly Pixels[], from: number, to: number): { from: number; to: number } {
  const edges = pictures.slice(from, to).map(edgeOf);
  const usual = middleOf(edges);
  const isFaded = ([l, a, b]: Lab): boolean => Math.hypot(l - usual[0], a - usual[1], b - usual[2]) > MIN_FADE_DISTANCE;
  const first = edges.findIndex((edge) => !isFaded(edge));
  const last = edges.findLastIndex((edge) => !isFaded(edge));
  return last - first + 1 < (to - from) * (1 - MAX_FADED_SHARE)
    ? { from, to }
    : { from: from + first, to: from + last + 1 };
}

/** The median colour at the border of a frame. */
function edgeOf({ width, height, rgba }: Pixels): Lab {
  const places = borderOf({ width, height }).filter((_, index) => index % 5 === 0);
  const few = new Uint8Array(4 * places.length).fill(255);
  places.forEach((place, index) => {
    if (rgba[4 * place + 3]! >= 128) few.set(rgba.subarray(4 * place, 4 * place + 4), 4 * index);
  });
  const lab = labOf({ width: places.length, height: 1, rgba: few });
  return middleOf(places.map((_, i): Lab => [lab[3 * i]!, lab[3 * i + 1]!, lab[3 * i + 2]!]));
}

const middleOf = (colors: readonly Lab[]): Lab => [
  median(colors.map(([l]) => l)),
  median(colors.map(([, a]) => a)),
  median(colors.map(([, , b]) => b)),
];
