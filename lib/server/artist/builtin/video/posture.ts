import type { Layer } from './figure';
import { outlineOf, type Outline } from './outline';
import { differenceAt, look, movement, pyramidOf, type Affine, type Places, type Pyramid, type Target, type Way } from './register';

/** How the figure stands at a moment, against the first one: lengths in heights of the figure, turns in radians. */
export interface Posture {
  x: number;
  y: number;
  lean: number;
  stretch: number;
  head: { x: number; y: number; turn: number };
  feet: { left: number; right: number };
  /** Where places of the first picture have gone with the trunk, in pixels. */
  moved: Affine;
}

/** Which part of the figure, from the ground up, tells how it stands; which part, from the top down, is looked at as its head, and which lowest part as its feet. */
const [TRUNK, HEAD, FEET] = [0.66, 0.4, 0.16] as const;
/** Places that a part is told by, at most. */
const MOST_PLACES = 2500;
/** How far around the figure its places reach, in heights: its outline tells most. */
const AROUND = 0.02;

/** The posture of the figure in every picture; null where the first one shows none. */
export function posturesOf(layers: readonly Layer[]): { outline: Outline; postures: Posture[] } | null {
  const first = layers.find((layer) => outlineOf(layer) !== null);
  const outline = first && outlineOf(first);
  if (!first || !outline) return null;
  const body = bodyOf(first, outline);
  let last = still(body);
  const postures = layers.map((layer) => {
    last = postureIn(body, outline, layer, last);
    return last.posture;
  });
  return { outline, postures };
}

interface Body { trunk: Target; head: Target; left: Target; right: Target }
interface State { posture: Posture; trunk: readonly number[]; head: readonly number[]; left: readonly number[]; right: readonly number[] }

const still = ({ trunk, head, left, right }: Body): State => ({
  posture: { x: 0, y: 0, lean: 0, stretch: 0, head: { x: 0, y: 0, turn: 0 }, feet: { left: 0, right: 0 }, moved: movement(trunk.ways, trunk.ways.map(() => 0)) },
  trunk: trunk.ways.map(() => 0), head: head.ways.map(() => 0), left: left.ways.map(() => 0), right: right.ways.map(() => 0),
});

function bodyOf(first: Layer, outline: Outline): Body {
  const reference = pyramidOf(first);
  const { middle, bottom, top, height } = outline;
  const [across, down]: [Way, Way] = [[0, 0, 0, 0, height, 0], [0, 0, 0, 0, 0, height]];
  const lean: Way = [0, 0, -1, 0, bottom, 0];
  const taller: Way = [0, 0, 0, 1, 0, -bottom];
  const wider: Way = [1, 0, 0, 0, -middle, 0];
  const neck = top + HEAD * height;
  const nodding: Way = [0, 1, -1, 0, neck, -middle];
  const target = (ways: readonly Way[], [from, to]: readonly [number, number], [left, right]: readonly [number, number] = [-Infinity, Infinity]): Target =>
    ({ reference, ways, places: placesIn(first, outline, (x, y) => y >= from && y <= to && x >= left && x <= right) });
  const foot: readonly [number, number] = [bottom - FEET * height, bottom + AROUND * height];
  return {
    trunk: target([across, down, lean, taller, wider], [bottom - TRUNK * height, bottom + AROUND * height]),
    head: target([across, down, nodding], [top - AROUND * height, neck]),
    left: target([across, down], foot, [-Infinity, middle]),
    right: target([across, down], foot, [middle, Infinity]),
  };
}

/** Places of the figure and close around it where `isIn` holds. */
function placesIn({ width, height, mask }: Layer, outline: Outline, isIn: (x: number, y: number) => boolean): Places {
  const around = Math.max(1, Math.round(AROUND * outline.height));
  const near = (x: number, y: number): boolean => {
    for (let row = y - around; row <= y + around; row += around) {
      for (let column = x - around; column <= x + around; column += around) {
        if (row >= 0 && column >= 0 && row < height && column < width && mask[row * width + column]! > 0.5) return true;
      }
    }
    return false;
  };
  const all: [number, number][] = [];
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isIn(x, y) && near(x, y)) all.push([x, y]);
  const step = Math.max(1, all.length / MOST_PLACES);
  return Array.from({ length: Math.floor(all.length / step) }, (_, index) => all[Math.floor(index * step)]!);
}

function postureIn(body: Body, outline: Outline, layer: Layer, last: State): State {
  const picture = pyramidOf(layer);
  const trunk = look(body.trunk, picture, best(body.trunk, picture, [last.trunk, byOutline(outline, layer, last.trunk)])).amounts;
  const moved = movement(body.trunk.ways, trunk);
  const within = (target: Target, guess: readonly number[]): number[] => look(target, picture, best(target, picture, [guess, guess.map(() => 0)], moved), moved).amounts;
  const [head, left, right] = [within(body.head, last.head), within(body.left, last.left), within(body.right, last.right)];
  const [x = 0, y = 0, lean = 0, stretch = 0] = trunk;
  return {
    trunk, head, left, right,
    posture: { x, y: -y, lean, stretch, head: { x: head[0] ?? 0, y: head[1] ?? 0, turn: head[2] ?? 0 }, feet: { left: -(left[1] ?? 0), right: -(right[1] ?? 0) }, moved },
  };
}

/** The guess that differs least. */
const best = (target: Target, picture: Pyramid, guesses: readonly (readonly number[])[], base?: Affine): readonly number[] =>
  guesses.map((guess) => ({ guess, difference: differenceAt(target, picture, guess, base) })).sort((a, b) => a.difference - b.difference)[0]?.guess ?? [];

/** How the trunk has moved by the edges of the figure alone: far leaps between two pictures are found by it. */
function byOutline(from: Outline, layer: Layer, last: readonly number[]): readonly number[] {
  const to = outlineOf(layer);
  if (!to) return last;
  const [, , lean = 0, stretch = 0, width = 0] = last;
  return [(to.middle - from.middle) / from.height, (to.bottom - from.bottom) / from.height, lean, stretch, width];
}
