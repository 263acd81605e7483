import { type Motion, sample } from '../clip/sample';
import type { Rig } from '../rig/rig';
import { solve, type SolvedPart } from '../rig/solve';

/** All parts of a rig in paint order at one time, 0..1 of a motion. */
export interface SolvedFrame {
  readonly t: number;
  readonly parts: readonly SolvedPart[];
}

/** The tolerance of interpolation between two samples in canvas pixels; for an opacity, this share of it. */
const TOLERANCE = 0.1;
const FADE = 0.1;
/** The samples per second of a steady motion. */
const MIN_LOOKS_PER_SECOND = 8;
/** The samples per second of the fastest changes. */
const MAX_LOOKS_PER_SECOND = 500;
/** The duration of a jump, as a share of a motion. */
const JUMP = 1e-5;
/** The positions between two samples at which interpolation is checked. */
const BETWEEN = [0.31, 0.66];

/**
 * Whether linear interpolation between two samples of a part is close enough to its real pose between them. `reach` is
 * the size of the drawing around its pivot, in pixels.
 */
function onWay(
  from: SolvedPart,
  to: SolvedPart,
  share: number,
  at: SolvedPart,
  pivot: readonly [number, number],
  reach: number,
): boolean {
  // Called half a million times for a long motion of many parts, so it allocates no arrays.
  const p = from.matrix;
  const q = to.matrix;
  const m = at.matrix;
  const a = p[0] + (q[0] - p[0]) * share - m[0];
  const b = p[1] + (q[1] - p[1]) * share - m[1];
  const c = p[2] + (q[2] - p[2]) * share - m[2];
  const d = p[3] + (q[3] - p[3]) * share - m[3];
  const x = a * pivot[0] + c * pivot[1] + p[4] + (q[4] - p[4]) * share - m[4];
  const y = b * pivot[0] + d * pivot[1] + p[5] + (q[5] - p[5]) * share - m[5];
  const turned = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  const faded = from.opacity + (to.opacity - from.opacity) * share - at.opacity;
  return Math.sqrt(x * x + y * y) + reach * turned <= TOLERANCE && Math.abs(faded) <= FADE * TOLERANCE;
}

/** Samples a motion densely enough that a browser can interpolate between the samples. */
export function looksOf(rig: Rig, motion: Motion): SolvedFrame[] {
  const once = { ...motion, loop: false };
  const look = (t: number): SolvedFrame => ({ t, parts: solve(rig, sample(once, t * motion.duration)) });
  const looks = [look(0)];
  const advance = (from: SolvedFrame, to: SolvedFrame): void => {
    const gap = to.t - from.t;
    if (
      gap * motion.duration * MAX_LOOKS_PER_SECOND < 1 ||
      BETWEEN.every((share) => isOnWay(rig, from, to, look(from.t + gap * share)))
    )
      looks.push(to);
    else {
      const middle = look(from.t + gap / 2);
      advance(from, middle);
      advance(middle, to);
    }
  };
  for (const t of momentsOf(motion)) advance(looks.at(-1) ?? look(0), look(t));
  return looks;
}

const isOnWay = (rig: Rig, from: SolvedFrame, to: SolvedFrame, at: SolvedFrame): boolean =>
  at.parts.every((_, i) => isPartOnWay(rig, from, to, at, i));

function isPartOnWay(rig: Rig, from: SolvedFrame, to: SolvedFrame, at: SolvedFrame, index: number): boolean {
  const before = from.parts[index];
  const after = to.parts[index];
  const between = at.parts[index];
  const bone = rig.parts[rig.paintOrder[index] ?? 0];
  return (
    !before ||
    !after ||
    !between ||
    !bone ||
    onWay(before, after, (at.t - from.t) / (to.t - from.t), between, bone.pivot, rig.width / 4)
  );
}

/** Gives the times when a motion may turn sharply, jump or show another drawing, and some at regular intervals. */
function momentsOf({ parts, duration }: Motion): number[] {
  const seldom = Math.ceil(duration * MIN_LOOKS_PER_SECOND);
  const sharp = parts
    .flatMap(({ channels, states, blinks }) => [
      ...channels.flatMap(({ keys }) => keys),
      ...(states ?? []),
      ...blinks.flatMap(({ from, shut, open }) => [from, shut, open].map((t) => ({ t }))),
    ])
    .flatMap(({ t }) => [t - JUMP, t]);
  return [...new Set([...sharp, ...Array.from({ length: seldom }, (_, i) => (i + 1) / seldom)])]
    .filter((t) => t > 0 && t <= 1)
    .sort((a, b) => a - b);
}

/** Gives the samples that one part needs, by its index in paint order. */
export function looksOfPart(rig: Rig, looks: readonly SolvedFrame[], index: number): SolvedFrame[] {
  const kept = looks.slice(0, 1);
  for (let [from, to] = [0, 1]; to < looks.length; to += 1) {
    const [start, end] = [looks[from], looks[to + 1]];
    if (start && end && looks.slice(from + 1, to + 1).every((at) => isPartOnWay(rig, start, end, at, index))) continue;
    kept.push(...looks.slice(to, to + 1));
    from = to;
  }
  return kept;
}
