import { keyIndex } from '@/lib/core/clip/keys';
import { apply, IDENTITY, type Matrix, multiply } from '@/lib/core/geometry/matrix';

interface Handle {
  x: number[];
  y: number[];
}
interface Key {
  t: number;
  s: number[];
  h?: number;
  i?: Handle;
  o?: Handle;
}
type Property = { a: 0; k: number | number[] } | { a: 1; k: Key[] } | { s: true; x: Property; y: Property };
interface Layer {
  ty: number;
  ind: number;
  parent?: number;
  nm: string;
  ks: Record<'a' | 'p' | 's' | 'r' | 'o', Property>;
}
export interface LottieFile {
  fr: number;
  ip: number;
  op: number;
  w: number;
  h: number;
  nm: string;
  layers: Layer[];
  slots: Record<string, { p: { k: unknown } }>;
  markers: { cm: string; tm: number; dr: number }[];
}

/** One coordinate of a cubic from 0 to 1 with two handles. */
const cubic = (a: number, b: number, s: number): number =>
  3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s;

/** The value of a timing curve at time `u`, from 0 to 1, found by bisection. */
function eased({ x: [x1 = 0], y: [y1 = 0] }: Handle, { x: [x2 = 1], y: [y2 = 1] }: Handle, u: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (cubic(x1, x2, middle) < u) low = middle;
    else high = middle;
  }
  return cubic(y1, y2, low);
}

/** The value of a property at a frame, by the rules of the format. */
function numbersAt(property: Property, frame: number): number[] {
  if ('s' in property) return [...numbersAt(property.x, frame), ...numbersAt(property.y, frame)];
  if (property.a === 0) return [property.k].flat();
  const keys = property.k;
  const last = keyIndex(keys, frame);
  const [from, to] = [keys[last], keys[last + 1]];
  if (!from || !to) return (from ?? to)?.s ?? [];
  if (from.h || !from.o || !from.i) return from.s;
  const share = eased(from.o, from.i, (frame - from.t) / (to.t - from.t));
  return from.s.map((value, n) => value + ((to.s[n] ?? 0) - value) * share);
}

function ownMatrix({ ks }: Layer, frame: number): Matrix {
  const [[ax = 0, ay = 0], [px = 0, py = 0], [sx = 100, sy = 100], [r = 0]] = [ks.a, ks.p, ks.s, ks.r].map((property) =>
    numbersAt(property, frame),
  ) as [number[], number[], number[], number[]];
  const [cos, sin] = [Math.cos((r * Math.PI) / 180), Math.sin((r * Math.PI) / 180)];
  const turned: Matrix = [(cos * sx) / 100, (sin * sx) / 100, (-sin * sy) / 100, (cos * sy) / 100, px, py];
  return multiply(turned, [1, 0, 0, 1, -ax, -ay]);
}

/** Caches the layer matrices of a file at the last requested frame, since most layers share a few parents. */
const standing = new WeakMap<LottieFile, { frame: number; places: Map<Layer, Matrix> }>();

/** The matrix of a layer at a frame, including those of its parents. */
export function layerMatrix(file: LottieFile, layer: Layer, frame: number): Matrix {
  const last = standing.get(file);
  const { places } = last?.frame === frame ? last : { places: new Map<Layer, Matrix>() };
  if (last?.places !== places) standing.set(file, { frame, places });
  const known = places.get(layer);
  if (known) return known;
  const parent = file.layers.find(({ ind }) => ind === layer.parent);
  const place = multiply(parent ? layerMatrix(file, parent, frame) : IDENTITY, ownMatrix(layer, frame));
  places.set(layer, place);
  return place;
}

/** The distance between a point's images under two matrices, in pixels. */
export function distanceAt(a: Matrix, b: Matrix, x: number, y: number): number {
  const [[ax, ay], [bx, by]] = [apply(a, x, y), apply(b, x, y)];
  return Math.hypot(ax - bx, ay - by);
}
