import { apart, labOf, type Lab, type Pixels } from '../trace/pixels';
import type { Film } from './film';

/** A picture of a film as it is measured: how much of each pixel belongs to the figure, 0 to 1, and how light the figure is there, -0.5 to 0.5. */
export interface Layer {
  width: number;
  height: number;
  mask: Float32Array;
  light: Float32Array;
}

/** So much of the first picture must be see-through for transparency to be what cuts the figure out. */
const CLEAR = 0.02;
/** The alphas between which a pixel begins to belong to the figure: a soft shadow stays below. */
const SEEN = [0.4, 0.75] as const;
/** The distances from the ground's colour, in OKLab, between which a pixel begins to belong to the figure; films are noisier than pictures. */
const OTHER = [0.05, 0.11] as const;
/** So much of the border must have the ground's colour for it to be an even one. */
const EVEN = 0.7;
/** A shadow on the ground is that much darker at most, has its colour within this, and lies in this lowest part of the figure. */
const SHADE = { darker: 0.34, color: 0.035, part: 0.16 };
/** Pictures that an uneven ground is told from. */
const LOOKS = 15;

const between = (value: number, [from, to]: readonly [number, number]): number => Math.min(Math.max((value - from) / (to - from), 0), 1);

/** The figure of every picture: by transparency, else by an even ground, else by what is not always there. */
export function layersOf({ pictures }: Film): Layer[] {
  const [first] = pictures;
  if (!first) return [];
  if (isCutOut(first)) return pictures.map((picture) => layer(picture, labOf(picture), (at) => between(picture.rgba[4 * at + 3]! / 255, SEEN)));
  const ground = evenGround(pictures);
  return ground ? onGround(pictures, ground) : beforeScene(pictures);
}

function layer({ width, height }: Pixels, lab: Float32Array, belongs: (at: number) => number): Layer {
  const [mask, light] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (let at = 0; at < mask.length; at += 1) {
    mask[at] = belongs(at);
    light[at] = mask[at]! * (lab[3 * at]! - 0.5);
  }
  return { width, height, mask, light };
}

function isCutOut({ rgba }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at]! < 64) clear += 1;
  return clear > (rgba.length / 4) * CLEAR;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Some pictures, spread over a film. */
const spread = (pictures: readonly Pixels[]): Pixels[] => {
  const step = Math.max(1, Math.floor(pictures.length / LOOKS));
  return pictures.filter((_, index) => index % step === 0);
};

function borderOf({ width, height }: Pixels): number[] {
  const places: number[] = [];
  for (let x = 0; x < width; x += 1) places.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) places.push(y * width, y * width + width - 1);
  return places;
}

/** The colour that most of the border has, all through the film; null where it has many. */
function evenGround(pictures: readonly Pixels[]): Lab | null {
  const colors = spread(pictures).flatMap((picture) => {
    const lab = labOf(picture);
    return borderOf(picture).map((at): Lab => [lab[3 * at]!, lab[3 * at + 1]!, lab[3 * at + 2]!]);
  });
  const ground: Lab = [median(colors.map(([l]) => l)), median(colors.map(([, a]) => a)), median(colors.map(([, , b]) => b))];
  return colors.filter((color) => apart(color, ground) < OTHER[1]).length >= colors.length * EVEN ? ground : null;
}

/** The figure is what the ground's colour does not reach from the border; a shadow at its foot is ground too. */
function onGround(pictures: readonly Pixels[], ground: Lab): Layer[] {
  const labs = pictures.map(labOf);
  const distance = (lab: Float32Array, at: number): number => Math.hypot(lab[3 * at]! - ground[0], lab[3 * at + 1]! - ground[1], lab[3 * at + 2]! - ground[2]);
  const lowest = shadeBegins(pictures, (index, at) => distance(labs[index]!, at) > OTHER[1]);
  let before: Uint8Array | null = null;
  return pictures.map((picture, index) => {
    const lab = labs[index]!;
    const isShade = (at: number): boolean =>
      at >= lowest * picture.width && ground[0] - lab[3 * at]! < SHADE.darker && lab[3 * at]! < ground[0] + OTHER[0] && Math.hypot(lab[3 * at + 1]! - ground[1], lab[3 * at + 2]! - ground[2]) < SHADE.color;
    const isGround = (at: number): boolean => distance(lab, at) < (OTHER[0] + OTHER[1]) / 2;
    const outside = flood(picture, borderOf(picture), (at) => isGround(at) || isShade(at));
    if (before) openHoles(picture, outside, before, isGround);
    before = outside;
    return layer(picture, lab, (at) => (!outside[at] ? 1 : isShade(at) ? 0 : between(distance(lab, at), OTHER)));
  });
}

/** The row from which on a shadow may lie: the lowest part of all that is ever not ground. */
function shadeBegins(pictures: readonly Pixels[], isOther: (index: number, at: number) => boolean): number {
  let [top, bottom] = [Infinity, 0];
  pictures.forEach(({ width, height }, index) => {
    for (let at = 0; at < width * height; at += 3) {
      if (!isOther(index, at)) continue;
      top = Math.min(top, Math.floor(at / width));
      bottom = Math.max(bottom, Math.floor(at / width));
    }
  });
  return bottom - (bottom - top) * SHADE.part;
}

/** So much of what a figure encloses must have been outside the moment before for it to be a hole: an arm that touches a head encloses ground. */
const HOLE = 0.6;

/** Takes for outside what has the ground's colour and was outside in the picture before, though the figure now encloses it. */
function openHoles(picture: Pixels, outside: Uint8Array, before: Uint8Array, isGround: (at: number) => boolean): void {
  const seen = Uint8Array.from(outside);
  for (let at = 0; at < outside.length; at += 1) {
    if (seen[at] || !before[at] || !isGround(at)) continue;
    const enclosed = flood(picture, [at], (next) => !outside[next] && isGround(next));
    const places = [...enclosed.keys()].filter((place) => enclosed[place]);
    for (const place of places) seen[place] = 1;
    if (places.filter((place) => before[place]).length >= places.length * HOLE) for (const place of places) outside[place] = 1;
  }
}

/** What can be reached from some places. */
function flood({ width, height }: Pixels, from: readonly number[], enters: (at: number) => boolean): Uint8Array {
  const reached = new Uint8Array(width * height);
  const stack = from.filter(enters);
  for (const at of stack) reached[at] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= reached.length || reached[next] || !enters(next)) continue;
      reached[next] = 1;
      stack.push(next);
    }
  }
  return reached;
}

/** Before a scene that stands still, the figure is what differs from the colour that each place has most of the time. */
function beforeScene(pictures: readonly Pixels[]): Layer[] {
  const looks = spread(pictures).map(labOf);
  const scene = Float32Array.from({ length: looks[0]?.length ?? 0 }, (_, at) => median(looks.map((lab) => lab[at]!)));
  return pictures.map((picture) => {
    const lab = labOf(picture);
    return layer(picture, lab, (at) => between(Math.hypot(lab[3 * at]! - scene[3 * at]!, lab[3 * at + 1]! - scene[3 * at + 1]!, lab[3 * at + 2]! - scene[3 * at + 2]!), OTHER));
  });
}
