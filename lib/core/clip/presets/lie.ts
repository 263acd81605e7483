import { heldRotation } from '../../rig/limits';
import type { Part } from '../../spec/schema';
import type { Score } from './score';

/** The share of its length that a folded leg keeps; it is as much thicker. */
const FOLDED = 0.8;
/** The maximum angle at which a folded leg points forward, in degrees. */
const FORWARD = 52;
/** How far the head sinks toward the paws, as a share of its height. */
const HEAD = 0.28;

interface Leg {
  bone: Part;
  foot: Part | undefined;
  /** The lengths from hip to ankle and from ankle to the ground, in pixels. */
  shank: number;
  sole: number;
  /** The rotation in degrees that points it forward as far as its joint allows. */
  most: number;
}

/**
 * Lays a figure on four legs down for the whole clip: legs folded forward on the ground, trunk low between them, head
 * toward the paws.
 */
export function lie(score: Score): void {
  const { anatomy, roles, face } = score.figure;
  const legs = legsOf(score);
  if (!legs.length) return;
  const share = Math.min(1, 0.6 + 0.4 * score.gain);
  const low =
    share *
    Math.min(
      ...legs.map(({ shank, sole, most }) => shank + sole - FOLDED * (shank * Math.cos((most * Math.PI) / 180) + sole)),
    );
  const still = (part: string | null, prop: 'rotate' | 'translateY' | 'scaleX' | 'scaleY', to: number): void =>
    score.add(part, prop, [{ at: 0, to }]);
  still(roles.body, 'translateY', low);
  still(roles.head, 'translateY', face.height * HEAD * share);
  for (const { bone, foot, shank, sole, most } of legs) {
    const folded = 1 - (1 - FOLDED) * share;
    const cosine = ((shank + sole - low) / folded - sole) / shank;
    const turn = (Math.acos(Math.min(Math.max(cosine, 0), 1)) * 180) / Math.PI;
    still(bone.id, 'rotate', Math.sign(most) * turn);
    still(bone.id, 'scaleY', folded);
    still(bone.id, 'scaleX', 1 / folded);
    if (foot) still(foot.id, 'rotate', -Math.sign(most) * turn);
    if (!anatomy.isUnder(bone.id, roles.body)) still(bone.id, 'translateY', low);
  }
}

function legsOf(score: Score): Leg[] {
  const { roles, anatomy, ground, left, right } = score.figure;
  const forward = (left ?? right)?.outward ?? 1;
  return [roles.frontLegs.left, roles.frontLegs.right, roles.legs.left, roles.legs.right].flatMap((id) => {
    const bone = id ? anatomy.part(id) : undefined;
    if (!bone) return [];
    const [foot] = anatomy.children(bone.id);
    const length = Math.max(ground - bone.pivot[1], 1);
    const sole = foot ? Math.max(ground - foot.pivot[1], 0) : length * 0.2;
    return [
      { bone, foot, shank: Math.max(length - sole, 1), sole, most: heldRotation(forward * FORWARD, bone.rotateLimits) },
    ];
  });
}
