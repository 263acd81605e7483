import { LIMITS } from '../limits';
import { MAX_PROBLEMS, type Checked } from '../problem';
import { checkShape, ruleProblems } from './check';
import { type CleanSpec, cleanSpec } from './clean';

/** The check of every spec from outside: cleaned, or refused with every problem at once. */
export function acceptSpec(input: unknown): Checked<CleanSpec> {
  const shaped = checkShape(input);
  if (!shaped.ok) return shaped;
  const problems = ruleProblems(shaped.value);
  // A spec with far too many parts is refused for that alone, without its other problems.
  if (shaped.value.parts.length > LIMITS.rig.parts) return { ok: false, problems };
  const cleaned = cleanSpec(shaped.value);
  if (problems.length === 0) return cleaned;
  return { ok: false, problems: [...problems, ...(cleaned.ok ? [] : cleaned.problems)].slice(0, MAX_PROBLEMS) };
}
