import { transformBox, type Box } from '../../geometry/bounds';
import { hullOf } from '../../geometry/hull';
import { apply, type Matrix } from '../../geometry/matrix';
import type { Point } from '../../geometry/point';
import { outlineOf } from '../../rig/extent';
import { rigOf, type Rig } from '../../rig/rig';
import { solve } from '../../rig/solve';
import type { MascotSpec } from '../../spec/schema';
import { nearer, restOf, withTracks } from '../critic/menders/edit';
import { motionOf } from '../motion-of';
import { inPlace, isOutOfPicture } from '../out-of-picture';
import { sample } from '../sample';
import type { AnimationClip } from '../schema';
import { figureOf } from './figure';

/** The margin to the canvas edge, in pixels. */
const MARGIN = 3;
const STROKE = /stroke-width="([\d.]+)"/g;
const LOOKS_PER_SECOND = 48;
/** The maximum number of samples of a clip: a long clip repeats itself. */
const MAX_LOOKS = 600;
/** The scale factors of the requested amplitude to try, one after the other. */
const SHARES = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.12];
/**
 * The scale factor from which limbs are reduced first: long arms leave a narrow canvas however little the rest moves.
 */
const LIMBS_FROM = 0.55;
/** The scale factors to try for a limb that leaves the canvas. */
const DRAWN_IN = [0.8, 0.6, 0.4, 0.2, 0];
/** The maximum number of limbs that are reduced. */
const MAX_LIMBS = 6;

/**
 * Gives the clip with the largest amplitude, up to the requested one, in which nothing leaves the canvas that is on it
 * at rest.
 */
export function mostThatFits(
  spec: MascotSpec,
  amplitude: number,
  compose: (amplitude: number) => AnimationClip,
): AnimationClip {
  const rig = rigOf(spec);
  let clip = compose(amplitude);
  for (const share of SHARES) {
    if (share < 1) clip = compose(amplitude * share);
    const stray = strayOf(rig, clip);
    if (stray === null) return clip;
    const drawn = share <= LIMBS_FROM ? drawnIn(rig, clip, stray) : null;
    if (drawn) return drawn;
  }
  return clip;
}

/**
 * Gives the largest scale factor, 1 at most, at which nothing leaves the canvas; the smallest one tried if something
 * always does.
 */
export function shareThatFits(spec: MascotSpec, compose: (share: number) => AnimationClip): number {
  return SHARES.find((share) => strayOf(rigOf(spec), compose(share)) === null) ?? Math.min(...SHARES);
}

/** Reduces the movement of limbs that leave the canvas, one by one from `first`; null if something still leaves it. */
function drawnIn(rig: Rig, clip: AnimationClip, first: string): AnimationClip | null {
  let drawn = clip;
  let stray: string | null = first;
  for (let i = 0; i < MAX_LIMBS && stray !== null; i += 1) {
    const wide: AnimationClip = drawn;
    const held: string = stray;
    const chain = limbTo(rig, held);
    for (const share of chain.length ? DRAWN_IN : []) {
      drawn = calmed(wide, chain, share);
      stray = strayOf(rig, drawn);
      if (stray !== held) break;
    }
    // The part leaves the canvas without moving by itself, so that reducing other limbs would not help.
    if (stray === held) return null;
  }
  return stray === null ? drawn : null;
}

/** A part and its ancestors up to the trunk or head; empty where a leg is among them, which must stay in place. */
function limbTo({ spec }: Rig, part: string): string[] {
  const { roles, anatomy } = figureOf(spec);
  const ends = new Set([roles.root, roles.body, roles.head, ...roles.spine]);
  const chain: string[] = [];
  for (let id: string | null = part; id !== null && !ends.has(id); id = anatomy.part(id)?.parent ?? null)
    chain.push(id);
  const legs = [roles.legs, roles.feet, roles.frontLegs].flatMap(({ left, right }) => [left, right]);
  return chain.some((id) => legs.includes(id)) ? [] : chain;
}

const calmed = (clip: AnimationClip, parts: readonly string[], share: number): AnimationClip =>
  withTracks(clip, (track) =>
    parts.includes(track.part) ? { ...track, keys: nearer(track.keys, restOf(track.prop), share) } : track,
  );

/** Gives the first part that leaves the canvas; null if all stay, or leave only because the whole figure does. */
function strayOf(rig: Rig, clip: AnimationClip): string | null {
  const motion = motionOf(rig, clip);
  const figure = figureOf(rig.spec);
  const count = Math.min(Math.max(Math.ceil(clip.duration * LOOKS_PER_SECOND), 12), MAX_LOOKS);
  const allowed = restsOf(rig);
  const end = clip.loop ? clip.duration - 1e-6 : clip.duration;
  const poses = Array.from({ length: count + 1 }, (_, i) => sample(motion, (end * i) / count));
  const goes = poses.some((pose) => isOutOfPicture(figure, pose));
  for (const pose of poses) {
    for (const { id, matrix, opacity } of solve(rig, goes ? inPlace(figure, pose) : pose)) {
      // An invisible part may be anywhere.
      if (opacity > 0 && outside(rig, id, matrix, allowed.get(id) ?? 0) > (allowed.get(id) ?? 0)) return id;
    }
  }
  return null;
}

const rests = new WeakMap<Rig, Map<string, number>>();

/** How far each part may reach beyond the canvas: as far as at rest. */
function restsOf(rig: Rig): Map<string, number> {
  const known =
    rests.get(rig) ??
    new Map(solve(rig, {}).map(({ id, matrix }) => [id, Math.max(outside(rig, id, matrix, -Infinity), 0) + 0.1]));
  rests.set(rig, known);
  return known;
}

/**
 * Gives how far a part reaches beyond the canvas, in pixels, below 0 inside. Exact only above `known`: a box suffices
 * most of the time.
 */
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
  /** The widest stroke's reach beyond its shape plus the margin to the edge, in pixels. */
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
  return {
    hull,
    box: hull.length ? { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } : null,
    margin: MARGIN + boldest(svg) / 2,
  };
}

const boldest = (svg: string): number =>
  [...svg.matchAll(STROKE)].reduce((most, [, width]) => Math.max(most, Number(width)), 0);
