import type { MotionFinding } from './finding';
import { travel } from './probes';
import type { CriticFrame, Take } from './take';

/** A hold longer than this, in seconds, looks dead (craft). */
const MAX_HOLD_SECONDS = 1;
/** A movement of less than this share of the canvas is not visible. */
const VISIBLE_SHARE = 0.0004;

/** Finds time ranges in which nothing moves, not even a breath. */
export function hold(take: Take): MotionFinding[] {
  const { looks, rig } = take;
  const ids = rig.parts.map(({ id }) => id);
  const seen = VISIBLE_SHARE * Math.max(rig.width, rig.height);
  const same = (from: CriticFrame, to: CriticFrame): boolean =>
    ids.every((id) => {
      const [one, two] = [from.parts.get(id), to.parts.get(id)];
      return (
        one?.state === two?.state &&
        Math.abs((one?.opacity ?? 1) - (two?.opacity ?? 1)) < 0.02 &&
        travel(take, id, from, to) < seen
      );
    });
  let start = looks[0];
  for (const look of looks) {
    if (!start) return [];
    if (!same(start, look)) start = look;
    if (look.t - start.t <= MAX_HOLD_SECONDS) continue;
    return [
      {
        rule: 'hold',
        part: take.figure.roles.root,
        t: start.t,
        message: `Nothing moves for more than ${MAX_HOLD_SECONDS} second from ${start.t.toFixed(2)} seconds on.`,
        suggestion:
          `Let "${take.figure.roles.body}" breathe by 0.015, sway by a degree, or let the eyes blink while it ` +
          'holds.',
      },
    ];
  }
  return [];
}
