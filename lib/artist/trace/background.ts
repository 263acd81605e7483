import { apart, labOf, type Lab, type Pixels } from './pixels';

/** A pixel whose colour differs from the background by less than this, in OKLab, belongs to the background. */
const BACKGROUND_DISTANCE = 0.045;
/** The largest step between neighbouring pixels of a shaded background, in OKLab: a gradient or a soft shadow. */
const MAX_SHADE_STEP = 0.03;
/** The largest difference of a shaded background from its main colour, in OKLab. */
const MAX_SHADE_DISTANCE = 0.36;
/**
 * A background with at least this chroma also fills holes in the figure; an enclosed white area may be an eye instead.
 */
const MIN_COLORED_CHROMA = 0.08;
/** The least area of a hole, as a share of the picture. */
const MIN_HOLE_SHARE = 0.0004;

/**
 * Cuts the figure out of a picture with an even background, by a flood fill from the border that includes soft shadows.
 * Antialiased edges become translucent.
 */
export function cutFromBackground(image: Pixels): Pixels {
  const { width, height } = image;
  const lab = labOf(image);
  const color = (at: number): Lab => [lab[3 * at]!, lab[3 * at + 1]!, lab[3 * at + 2]!];
  const ground = groundColor(lab, width, height);
  const isGround = new Uint8Array(width * height);
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) border.push(y * width, y * width + width - 1);
  const enters = (at: number, from: number): boolean => {
    const distance = apart(color(at), ground);
    // A shadow is the background with less light but the same hue.
    const isShade =
      lab[3 * at]! < ground[0] + 0.02 && Math.hypot(lab[3 * at + 1]! - ground[1], lab[3 * at + 2]! - ground[2]) < 0.03;
    return (
      distance < BACKGROUND_DISTANCE ||
      (isShade && distance < MAX_SHADE_DISTANCE && apart(color(at), color(from)) < MAX_SHADE_STEP)
    );
  };
  spread(
    isGround,
    width,
    border.filter((at) => apart(color(at), ground) < BACKGROUND_DISTANCE),
    enters,
  );
  if (Math.hypot(ground[1], ground[2]) > MIN_COLORED_CHROMA)
    openHoles(isGround, width, (at) => apart(color(at), ground) < BACKGROUND_DISTANCE);
  return { width, height, rgba: edged(image, isGround, color, ground) };
}

/** The median of the border's colours, for each axis of OKLab. */
function groundColor(lab: Float32Array, width: number, height: number): Lab {
  const axes: [number[], number[], number[]] = [[], [], []];
  const add = (at: number) => axes.forEach((values, axis) => values.push(lab[3 * at + axis]!));
  for (let x = 0; x < width; x += 1) {
    add(x);
    add((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    add(y * width);
    add(y * width + width - 1);
  }
  return axes.map((values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0) as unknown as Lab;
}

/** Marks all pixels that a flood fill reaches from the seeds, and returns their number. */
function spread(
  marked: Uint8Array,
  width: number,
  seeds: readonly number[],
  enters: (at: number, from: number) => boolean,
): number[] {
  const stack = seeds.filter((at) => !marked[at]);
  const reached: number[] = [];
  for (const at of stack) marked[at] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    reached.push(at);
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= marked.length || marked[next] || !enters(next, at)) continue;
      marked[next] = 1;
      stack.push(next);
    }
  }
  return reached;
}

function openHoles(isGround: Uint8Array, width: number, isSame: (at: number) => boolean): void {
  const least = isGround.length * MIN_HOLE_SHARE;
  const looked = Uint8Array.from(isGround);
  for (let at = 0; at < looked.length; at += 1) {
    if (looked[at] || !isSame(at)) continue;
    const hole = spread(looked, width, [at], isSame);
    if (hole.length >= least) for (const each of hole) isGround[each] = 1;
  }
}

/** The offsets of a pixel's eight neighbours. */
const STEPS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/**
 * The picture without its background.
 * A pixel at the edge gets the figure's colour, with an alpha that grows with its difference from the background.
 */
function edged(
  { width, height, rgba }: Pixels,
  isGround: Uint8Array,
  color: (at: number) => Lab,
  ground: Lab,
): Uint8Array {
  const result = new Uint8Array(rgba);
  for (let at = 0; at < isGround.length; at += 1) {
    if (isGround[at]) {
      result[4 * at + 3] = 0;
      continue;
    }
    // Most pixels of a figure are not near its edge, and are skipped after this test.
    if (!STEPS.some(([dx, dy]) => isGround[at + dx + dy * width])) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const near = [-2, 0, 2].flatMap((dy) =>
      [-2, 0, 2].flatMap((dx) =>
        x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height ? [at + dy * width + dx] : [],
      ),
    );
    const inner =
      near.filter((other) => !isGround[other]).sort((a, b) => apart(color(b), ground) - apart(color(a), ground))[0] ??
      at;
    const share = apart(color(at), ground) / Math.max(apart(color(inner), ground), BACKGROUND_DISTANCE);
    if (share >= 1) continue;
    result[4 * at + 3] = Math.round(255 * share);
    for (let channel = 0; channel < 3; channel += 1) result[4 * at + channel] = rgba[4 * inner + channel]!;
  }
  return result;
}
