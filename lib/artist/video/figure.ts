import { labOf, type Pixels } from '../trace/pixels';
import { denoised, noiseIn } from './denoise';
import { spread, type SampledFilm } from './film';
import { borderOf, flood, reach } from './flood';
import { backgroundOf, OTHER, type LabPicture } from './background';
import { travels, withoutStill } from './moving';
import { medians } from './median';
import { VideoRefusal } from './refusal';
import { type Layer, between, layer } from './layer';

/** The least share of transparent pixels in the first frame at which transparency defines the figure. */
const MIN_TRANSPARENT_SHARE = 0.02;
/** The range of alpha over which the mask rises from 0 to 1; a soft shadow is below it. */
const EDGE_ALPHAS = [0.4, 0.75] as const;
/**
 * The limits of a ground shadow: its largest darkening, its largest difference in colour, and the lowest part of the
 * figure where it may be.
 */
const SHADOW_LIMITS = { darker: 0.34, color: 0.035, part: 0.16 };

/**
 * Separates the figure from the background in each frame: by transparency, by the colour of a plain background, or by
 * the difference from the median frame. Throws `VideoRefusal`.
 */
export function layersOf({ pictures }: SampledFilm): Layer[] {
  const [first] = pictures;
  if (!first) return [];
  if (isCutOut(first))
    return withoutStill(
      pictures.map((picture) =>
        layer({ ...picture, lab: labOf(picture) }, (at) => between(picture.rgba[4 * at + 3]! / 255, EDGE_ALPHAS)),
      ),
    );
  const seen = denoised(
    pictures.map(({ width, height, rgba }): LabPicture => ({ width, height, lab: labOf({ width, height, rgba }) })),
  );
  const ground = backgroundOf(spread(seen));
  return ground ? withoutStill(onGround(seen, ground)) : beforeScene(seen);
}

function isCutOut({ rgba }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at]! < 64) clear += 1;
  return clear > (rgba.length / 4) * MIN_TRANSPARENT_SHARE;
}

/**
 * The figure is everything that a flood fill of the background from the border does not reach; a shadow at its feet is
 * background.
 */
function onGround(pictures: readonly LabPicture[], ground: Float32Array): Layer[] {
  const [from, to] = limitsFor(noiseIn(pictures));
  const distances = pictures.map(({ lab }) => distancesFrom(ground, lab));
  const lowest = shadeBegins(pictures, distances, to);
  let before: Uint8Array | null = null;
  return pictures.map((picture, index) => {
    const { lab, width } = picture;
    const distance = distances[index]!;
    const isShade = (at: number): boolean =>
      at >= lowest * width &&
      ground[3 * at]! - lab[3 * at]! < SHADOW_LIMITS.darker &&
      lab[3 * at]! < ground[3 * at]! + from &&
      Math.hypot(lab[3 * at + 1]! - ground[3 * at + 1]!, lab[3 * at + 2]! - ground[3 * at + 2]!) < SHADOW_LIMITS.color;
    const isGround = (at: number): boolean => distance[at]! < (from + to) / 2;
    const outside = flood(picture, borderOf(picture), (at) => isGround(at) || isShade(at));
    const inside = outside.length - marksIn(outside);
    if (before && outside.length - marksIn(before) > inside * MIN_SIZE_BEFORE)
      openHoles(picture, outside, before, isGround);
    before = outside;
    return layer(picture, (at) => (!outside[at] ? 1 : isShade(at) ? 0 : between(distance[at]!, [from, to])));
  });
}

/** The distance of each pixel of a frame from the background's colour at that pixel. */
function distancesFrom(ground: Float32Array, lab: Float32Array): Float32Array {
  const distances = new Float32Array(lab.length / 3);
  for (let at = 0, from = 0; at < distances.length; at += 1, from += 3) {
    const [l, a, b] = [
      lab[from]! - ground[from]!,
      lab[from + 1]! - ground[from + 1]!,
      lab[from + 2]! - ground[from + 2]!,
    ];
    distances[at] = Math.sqrt(l * l + a * a + b * b);
  }
  return distances;
}

/** The factor on the median noise beyond which a difference counts as the figure. */
const NOISE_FACTOR = 3;
const limitsFor = (noise: number): [number, number] => {
  const [from, to] = OTHER;
  const more = Math.max(0, NOISE_FACTOR * noise - from);
  return [from + more, to + more];
};

/**
 * The first row in which a shadow may be: the top of the lowest part of all pixels that ever differ from the background
 * by more than `far`.
 */
function shadeBegins(pictures: readonly LabPicture[], distances: readonly Float32Array[], far: number): number {
  let [top, bottom] = [Infinity, 0];
  for (const [index, { width }] of pictures.entries()) {
    const distance = distances[index]!;
    for (let at = 0; at < distance.length; at += 3) {
      if (distance[at]! <= far) continue;
      const row = Math.floor(at / width);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }
  return bottom - (bottom - top) * SHADOW_LIMITS.part;
}

/**
 * The least share of an enclosed area that was outside in the frame before, for it to be a hole.
 * For example, an arm that touches the head encloses background.
 */
const MIN_OPEN_SHARE_BEFORE = 0.6;

/**
 * The share of its size below which the figure in the frame before counts as absent, so that it has just appeared.
 * Areas that it encloses are then its own.
 */
const MIN_SIZE_BEFORE = 0.7;

function marksIn(marks: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < marks.length; at += 1) sum += marks[at]!;
  return sum;
}

/** Marks enclosed background as outside if it was outside in the frame before. */
function openHoles(
  picture: LabPicture,
  outside: Uint8Array,
  before: Uint8Array,
  isGround: (at: number) => boolean,
): void {
  const seen = Uint8Array.from(outside);
  for (let at = 0; at < outside.length; at += 1) {
    if (seen[at] || !before[at] || !isGround(at)) continue;
    const { places } = reach(picture, [at], (next) => !seen[next] && isGround(next), seen);
    if (places.filter((place) => before[place]).length >= places.length * MIN_OPEN_SHARE_BEFORE)
      for (const place of places) outside[place] = 1;
  }
}

/** Finds a figure that crosses a fixed scene: the pixels that differ from the median of all frames. */
function beforeScene(pictures: readonly LabPicture[]): Layer[] {
  const scene = medians(spread(pictures).map(({ lab }) => lab));
  const layers = pictures.map((picture) => {
    const { lab } = picture;
    return layer(picture, (at) =>
      between(
        Math.hypot(
          lab[3 * at]! - scene[3 * at]!,
          lab[3 * at + 1]! - scene[3 * at + 1]!,
          lab[3 * at + 2]! - scene[3 * at + 2]!,
        ),
        OTHER,
      ),
    );
  });
  if (!travels(layers))
    throw new VideoRefusal(
      'The figure in the video cannot be told from what is behind it. Show it before an even ground, whole and ' +
        'with the camera still.',
    );
  return layers;
}
