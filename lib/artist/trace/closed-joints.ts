import { acceptSpec } from '@/lib/core/spec/accept';
import { critiqueRig } from '@/lib/core/spec/critic';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** The number of times that rotation limits are halved before the part is fixed. */
const HALVING_ROUNDS = 3;

/**
 * An accepted spec whose rotation limits are reduced so that no joint opens, by the rule of the rig critic.
 * Returns the ids of parts that had to be fixed.
 */
export function withClosedJoints(spec: MascotSpec): { spec: MascotSpec; fixed: string[] } {
  const fixed: string[] = [];
  // A single drawing has no joints.
  if (spec.parts.filter(({ svg }) => svg).length < 2) return { spec, fixed };
  let current = spec;
  for (let round = 0; round <= HALVING_ROUNDS; round += 1) {
    const torn = new Set(critiqueRig(current, ['joint']).map(({ part }) => part));
    if (!torn.size) break;
    const parts = current.parts.map((part) => {
      if (!torn.has(part.id) || !part.rotateLimits) return part;
      if (round === HALVING_ROUNDS) fixed.push(part.id);
      const rotateLimits: [number, number] | null =
        round === HALVING_ROUNDS ? null : [Math.trunc(part.rotateLimits[0] / 2), Math.trunc(part.rotateLimits[1] / 2)];
      return { ...part, rotateLimits };
    });
    current = { ...current, parts };
  }
  return { spec: current, fixed };
}

/** The spec as the service accepts it; throws if it is invalid. */
export function accepted(spec: MascotSpec): MascotSpec {
  const checked = acceptSpec(spec);
  if (checked.ok) return checked.value.spec;
  throw new Error(
    'The rebuilt mascot breaks a rule: ' +
      `${checked.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
  );
}
