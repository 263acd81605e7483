import type { Pose } from '@/lib/core/rig/pose';
import { findRoles } from '@/lib/core/rig/roles';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { pictureOf } from '@/lib/core/spec/critic/picture';
import { rigOf } from '@/lib/core/rig/rig';
import type { Moment } from './moments';

/** The least rotation of a part that counts as moving, in degrees. */
const MIN_TURN_DEGREES = 3;
/** The least translation of a part that counts as moving, as a share of the canvas. */
const MIN_SHIFT_SHARE = 0.008;
/** The least area of the moving limbs, as a share of the figure, at which a rig counts as moving. */
const MIN_MOVING_SHARE = 0.03;

/** Sentences about why a rig hardly moves in its motions; empty if it moves. */
export function stillness(spec: MascotSpec, moments: readonly Moment[]): string[] {
  const { root, body, head, mouth, eyes, arms, wings, legs, frontLegs, ears, tentacles } = findRoles(spec);
  const trunk = new Set([root, body, head, mouth, ...eyes]);
  const limbs = spec.parts.filter(({ id, svg }) => svg && !trunk.has(id)).map(({ id }) => id);
  const moved = new Set(limbs.filter((id) => moments.some(({ pose }) => moves(spec, pose, id))));
  const share = shareOf(spec, moved);
  const speaks = mouth !== null && moments.some(({ doing, pose }) => doing === 'talks' && Boolean(pose[mouth]));
  if (share < MIN_MOVING_SHARE && !(speaks && eyes.length)) {
    const few = moved.size
      ? `only ${Math.max(1, Math.round(100 * share))} % of it is limbs that move`
      : 'no limb and no mouth of it moves';
    return [`It hardly moves when it waves, talks or walks: ${few}.`];
  }
  const isPair = (pair: { left: string | null; right: string | null }): boolean =>
    [pair.left, pair.right].every((id) => id !== null && moved.has(id));
  const hasPair = [arms, wings, legs, frontLegs, ears].some(isPair) || tentacles.length > 2;
  return eyes.length || hasPair
    ? []
    : ['Neither eyes nor a pair of limbs that moves were found: what moves may not be a limb.'];
}

function moves({ canvas }: MascotSpec, pose: Pose, id: string): boolean {
  const { rotate = 0, translateX = 0, translateY = 0 } = pose[id] ?? {};
  return Math.abs(rotate) >= MIN_TURN_DEGREES || Math.hypot(translateX, translateY) >= MIN_SHIFT_SHARE * canvas.height;
}

/** The share of a figure's area at rest that some parts cover. */
function shareOf(spec: MascotSpec, ids: ReadonlySet<string>): number {
  const rig = rigOf(spec);
  const { owner } = pictureOf(rig, () => true);
  let [own, all] = [0, 0];
  for (const index of owner) {
    if (index < 0) continue;
    all += 1;
    if (ids.has(rig.parts[index]?.id ?? '')) own += 1;
  }
  return own / Math.max(all, 1);
}
