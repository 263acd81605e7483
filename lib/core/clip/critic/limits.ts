import type { MotionFinding } from './finding';
import { trackedParts, type Take } from './take';

/** The tolerance for rounding at a joint's limit, in degrees. */
const TOLERANCE = 0.5;

/** Finds rotations beyond the limits of their joint: the rig clamps them, so they stop abruptly. */
export function limits(take: Take): MotionFinding[] {
  return trackedParts(take).flatMap((part) => {
    const values = take.written(part, 'rotate');
    if (!values) return [];
    const allowed = take.figure.anatomy.part(part)?.rotateLimits ?? null;
    const [low, high] = allowed ? [Math.min(allowed[0], 0), Math.max(allowed[1], 0)] : [0, 0];
    const past = values.map((value) => Math.max(low - value, value - high));
    const far = past.reduce((most, value) => Math.max(most, value), 0);
    if (far <= TOLERANCE) return [];
    const t = take.looks[past.indexOf(far)]?.t ?? 0;
    return [
      {
        rule: 'limits' as const,
        part,
        prop: 'rotate' as const,
        t,
        message: allowed
          ? `"${part}" is turned ${far.toFixed(1)}° past its limits (${low}° to ${high}°) at ${t.toFixed(2)} seconds.`
          : `"${part}" does not turn, but the clip turns it by ${far.toFixed(1)}° at ${t.toFixed(2)} seconds.`,
        suggestion: allowed
          ? `Keep its keys, overshoot included, between ${low}° and ${high}°.`
          : 'Turn its parent, or move and scale the part instead.',
      },
    ];
  });
}
