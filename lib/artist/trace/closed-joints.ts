import { acceptSpec } from '@/lib/core/spec/accept';
import { critiqueRig } from '@/lib/core/spec/critic';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** How often limits are halved before a part is fixed where it is. */
const ROUNDS = 3;

/**
 * An accepted spec with every joint held to the turns at which it stays closed, by the rig critic's own rule, and the
 * parts that had to be fixed.
 */
export function withClosedJoints(spec: MascotSpec): { spec: MascotSpec; fixed: string[] } {
  const fixed: string[] = [];
  // One drawing alone has no joint.
  if (spec.parts.filter(({ svg }) => svg).length < 2) return { spec, fixed };
  let current = spec;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const torn = new Set(critiqueRig(current, ['joint']).map(({ part }) => part));
    if (!torn.size) break;
    const parts = current.parts.map((part) => {
      if (!torn.has(part.id) || !part.rotateLimits) return part;
      if (round === ROUNDS) fixed.push(part.id);
      const rotateLimits: [number, number] | null =
        round === ROUNDS ? null : [Math.trunc(part.rotateLimits[0] / 2), Math.trunc(part.rotateLimits[1] / 2)];
      return { ...part, rotateLimits };
    });
    current = { ...current, parts };
  }
  return { spec: current, fixed };
}

/** A spec as every door would take it; throws when none would. */
export function accepted(spec: MascotSpec): MascotSpec {
  const checked = acceptSpec(spec);
  if (checked.ok) return checked.value.spec;
  throw new Error(
    'The rebuilt mascot breaks a rule: ' +
      `${checked.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
  );
}
