import type { Checked } from '../problem';
import { checkShape, MAX_PROBLEMS, ruleProblems } from './check';
import { type CleanSpec, cleanSpec } from './clean';

/** What every door calls on a spec from outside: checked, cleaned, or refused with every problem at once. */
export function acceptSpec(input: unknown): Checked<CleanSpec> {
  const shaped = checkShape(input);
  if (!shaped.ok) return shaped;
  const problems = ruleProblems(shaped.value);
  const cleaned = cleanSpec(shaped.value);
  if (problems.length === 0) return cleaned;
  return { ok: false, problems: [...problems, ...(cleaned.ok ? [] : cleaned.problems)].slice(0, MAX_PROBLEMS) };
}
