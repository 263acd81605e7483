import { transformBox, type Box } from '../../geometry/bounds';
import { apply, type Matrix } from '../../geometry/matrix';
import { outlineOf } from '../../rig/extent';
import { rigOf, type Rig } from '../../rig/rig';
import { solve } from '../../rig/solve';
import type { MascotSpec } from '../../spec/schema';
import { compileClip, sample } from '../sample';
import type { AnimationClip } from '../schema';

type Point = readonly [number, number];

/** Room to the edge, in canvas pixels. */
const MARGIN = 3;
const STROKE = /stroke-width="([\d.]+)"/g;
/** Looks a second, and the most of them: a long clip repeats itself. */
const [RATE, MOST_LOOKS] = [48, 600];
/** The shares of the wished amplitude that are tried, one after the other. */
const SHARES = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.12];

/** The clip of the largest amplitude, up to the one asked for, in which nothing leaves the canvas that is on it at rest. */
export function mostThatFits(spec: MascotSpec, amplitude: number, compose: (amplitude: number) => AnimationClip): AnimationClip {
  let clip = compose(amplitude);
  for (const share of SHARES.slice(1)) {
    if (staysInside(rigOf(spec), clip)) break;
    clip = compose(amplitude * share);
  }
  return clip;
}

function staysInside(rig: Rig, clip: AnimationClip): boolean {
  const motion = compileClip(rig, clip);
  const looks = Math.min(Math.max(Math.ceil(clip.duration * RATE), 12), MOST_LOOKS);
  const allowed = restsOf(rig);
  const end = clip.loop ? clip.duration - 1e-6 : clip.duration;
  for (let i = 0; i <= looks; i += 1) {
    for (const { id, matrix, opacity } of solve(rig, sample(motion, (end * i) / looks))) {
      // What cannot be seen may be anywhere.
      if (opacity > 0 && outside(rig, id, matrix, allowed.get(id) ?? 0) > (allowed.get(id) ?? 0)) return false;
    }
  }
  return true;
}

const rests = new WeakMap<Rig, Map<string, number>>();

/** How far each part may reach beyond the canvas: as far as at rest. */
function restsOf(rig: Rig): Map<string, number> {
  const known = rests.get(rig) ?? new Map(solve(rig, {}).map(({ id, matrix }) => [id, Math.max(outside(rig, id, matrix, -Infinity), 0) + 0.1]));
  rests.set(rig, known);
  return known;
}

/** How far a part reaches beyond the canvas, in pixels, below 0 inside; exact only above `known`: a box tells most of the time. */
function outside(rig: Rig, id: string, matrix: Matrix, known: number): number {
  const { width, height } = rig;
  const outline = hullsOf(rig).get(id);
  if (!outline?.box) return -Infinity;
  const { x: left, y: top, width: wide, height: tall } = transformBox(outline.box, matrix);
  const rough = Math.max(-left, -top, left + wide - width, top + tall - height) + outline.margin;
  if (rough <= known) return rough;
  let out = -Infinity;
  for (const [px, py] of outline.hull) {
    const [x, y] = apply(matrix, px, py);
    out = Math.max(out, -x, -y, x - width, y - height);
  }
  return out + outline.margin;
}

interface Outline {
  hull: Point[];
  box: Box | null;
  /** How far the boldest outline reaches beyond the shape it is drawn on, and the room to the edge. */
  margin: number;
}

const known = new WeakMap<Rig, Map<string, Outline>>();

function hullsOf(rig: Rig): Map<string, Outline> {
  const hulls = known.get(rig) ?? new Map(rig.spec.parts.map(({ id, svg }) => [id, outlined(svg)]));
  known.set(rig, hulls);
  return hulls;
}

function outlined(svg: string): Outline {
  const hull = hullOf(outlineOf(svg));
  const [xs, ys] = [hull.map(([x]) => x), hull.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { hull, box: hull.length ? { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } : null, margin: MARGIN + boldest(svg) / 2 };
}

const boldest = (svg: string): number => [...svg.matchAll(STROKE)].reduce((most, [, width]) => Math.max(most, Number(width)), 0);

/** The corners of the rubber band around points (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turnsLeft = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  a !== undefined && b !== undefined && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
