import { rangeOf } from './curve';
import type { MotionFinding } from './finding';
import { trackedParts, type Take } from './take';

const PROPS = ['rotate', 'translateX', 'translateY', 'scaleX', 'scaleY'] as const;
/** The least visible movement: degrees, share of the figure's height, share of the size. */
const VISIBLE_MOVE = { rotate: 1, shift: 0.006, size: 0.01 };
/** The correlation, 0 to 1, from which two movements start and stop together. */
const MIN_LIKENESS = 0.996;

/** Finds figures whose parts all start and stop together, which looks stiff. */
export function offset(take: Take): MotionFinding[] {
  const curves = massesOf(take)
    .map((parts) => mainCurve(take, parts))
    .filter((curve) => curve !== null);
  const [first, ...others] = curves;
  if (!first || !others.length || others.some((other) => likeness(first, other) < MIN_LIKENESS)) return [];
  const last = trailing(take)[0] ?? take.figure.roles.root;
  return [
    {
      rule: 'offset',
      part: take.figure.roles.root,
      other: last,
      t: 0,
      message: `All that moves, ${curves.length} parts, starts and stops together.`,
      suggestion: `Delay "${last}" by 0.08 seconds, and start each joint down a chain that much after the one before.`,
    },
  ];
}

/**
 * Gives the groups of parts that may move separately. The trunk and the parts that carry it form one group, and so does
 * a face, which slides as a whole. Legs stay on the ground under a leaning trunk.
 */
function massesOf(take: Take): string[][] {
  const { roles } = take.figure;
  const [trunk, face] = [
    new Set([
      roles.root,
      roles.body,
      ...[roles.legs, roles.frontLegs].flatMap(({ left, right }) => [left, right]).filter((id) => id !== null),
    ]),
    new Set(roles.face),
  ];
  const parts = trackedParts(take).filter((part) => part !== roles.shadow);
  return [
    parts.filter((part) => trunk.has(part)),
    parts.filter((part) => face.has(part) && !trunk.has(part)),
    ...parts.filter((part) => !trunk.has(part) && !face.has(part)).map((part) => [part]),
  ];
}

/**
 * Gives the moving parts that may be delayed, the outermost first: none of the trunk, and none of a face unless there
 * is nothing else.
 */
export function trailing(take: Take): string[] {
  const [trunk, face, ...others] = massesOf(take);
  const free = others.flat().length ? others.flat() : trunk?.length ? (face ?? []) : [];
  return free
    .filter((part) => mainCurve(take, [part]))
    .sort((a, b) => take.figure.anatomy.depth(b) - take.figure.anatomy.depth(a));
}

/** Gives the largest movement of a group relative to the visible minimum; null if none is visible. */
function mainCurve(take: Take, parts: readonly string[]): readonly number[] | null {
  const least = (prop: (typeof PROPS)[number]): number =>
    prop === 'rotate'
      ? VISIBLE_MOVE.rotate
      : prop.startsWith('scale')
        ? VISIBLE_MOVE.size
        : VISIBLE_MOVE.shift * take.figure.height;
  const sized = parts
    .flatMap((part) =>
      PROPS.flatMap((prop) => {
        const values = take.written(part, prop);
        return values ? [{ values, size: rangeOf(values) / least(prop) }] : [];
      }),
    )
    .sort((a, b) => b.size - a.size)[0];
  return sized && sized.size >= 1 ? sized.values : null;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Gives the correlation of two movements, 0 to 1, which ignores size and direction. */
function likeness(one: readonly number[], two: readonly number[]): number {
  const [a, b] = [mean(one), mean(two)];
  let [both, first, second] = [0, 0, 0];
  one.forEach((value, i) => {
    const [x, y] = [value - a, (two[i] ?? 0) - b];
    both += x * y;
    first += x * x;
    second += y * y;
  });
  return Math.abs(both) / Math.sqrt(first * second || 1);
}
