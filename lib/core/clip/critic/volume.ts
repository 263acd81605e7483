import type { MotionFinding } from './finding';
import type { Take } from './take';
import { thingsOf } from './things';

/** The change of area, as a share (craft), above which a part seems to inflate or shrink. */
const TOLERANCE = 0.08;

/**
 * Finds parts that grow or shrink instead of squashing and stretching. Parts that appear or vanish, things, a shadow
 * and facial features may do so.
 */
export function volume(take: Take): MotionFinding[] {
  const free = new Set([...freeOf(take), ...thingsOf(take)]);
  return take.rig.parts
    .filter(({ id }) => !free.has(id))
    .flatMap(({ id }) => {
      const worst = worstOf(take, id);
      if (worst.error <= TOLERANCE) return [];
      return [
        {
          rule: 'volume' as const,
          part: id,
          t: worst.t,
          message: `"${id}" changes its volume by ${Math.round(worst.error * 100)} % at ${worst.t.toFixed(2)} seconds.`,
          suggestion:
            worst.scaleY === 1
              ? `Let its scaleY be ${(1 / worst.scaleX).toFixed(2)} where its scaleX is ` +
                `${worst.scaleX.toFixed(2)}, so that their product stays 1.`
              : `Let its scaleX be ${(1 / worst.scaleY).toFixed(2)} where its scaleY is ` +
                `${worst.scaleY.toFixed(2)}, so that their product stays 1.`,
        },
      ];
    });
}

/** The parts that may change size, because they have no constant volume: facial features, steam and the shadow. */
function freeOf({ figure: { roles } }: Take): Set<string> {
  return new Set(
    [...roles.eyes, ...roles.pupils, ...roles.steam, ...roles.face, roles.mouth, roles.jaw, roles.shadow].filter(
      (id) => id !== null,
    ),
  );
}

/** The largest difference of x and y scale at which a figure counts as approaching the viewer. */
const NEARER = 0.08;
/** The share of its height below which a figure counts as lying flat. */
const FLAT_HEIGHT = 0.65;

interface Worst {
  error: number;
  t: number;
  scaleX: number;
  scaleY: number;
}

const NONE: Worst = { error: 0, t: 0, scaleX: 1, scaleY: 1 };

/** Whether the whole figure approaches, recedes, flips like a card or is flattened, which changes no mass. */
function isWhole({ looks, figure }: Take, id: string): boolean {
  if (id !== figure.roles.root) return false;
  const turns = looks.some(({ pose }) => (pose[id]?.scaleX ?? 1) < 0 || (pose[id]?.scaleY ?? 1) < 0);
  const flat = looks.some(({ pose }) => (pose[id]?.scaleY ?? 1) < FLAT_HEIGHT && (pose[id]?.scaleX ?? 1) >= 1);
  return (
    turns ||
    flat ||
    looks.every(({ pose }) => {
      const { scaleX = 1, scaleY = 1 } = pose[id] ?? {};
      return Math.abs(scaleX - scaleY) < NEARER * Math.max(scaleX, scaleY);
    })
  );
}

function worstOf(take: Take, id: string): Worst {
  let worst = NONE;
  if (isWhole(take, id)) return worst;
  const { looks } = take;
  for (const { pose, parts, t } of looks) {
    const { scaleX = 1, scaleY = 1 } = pose[id] ?? {};
    if ((parts.get(id)?.opacity ?? 1) < 1) return NONE;
    const error = Math.abs(scaleX * scaleY - 1);
    if (error > worst.error) worst = { error, t, scaleX, scaleY };
  }
  return worst;
}
