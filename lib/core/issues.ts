import { pathText, type Problem } from './problem';

/** The part of a schema library's issue that problems are made from. */
export interface SchemaIssue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
  errors?: readonly (readonly SchemaIssue[])[];
}

const REQUIRED = 'This field is required.';
const MISSING = /received undefined$|^This field is required\.$/;

/** Every schema issue as a problem; a union speaks for the shape that the input comes nearest to. */
export function problemsOfIssues(issues: readonly SchemaIssue[], above: readonly PropertyKey[] = []): Problem[] {
  return issues.flatMap((issue) => problemsOf(issue, above));
}

function problemsOf(issue: SchemaIssue, above: readonly PropertyKey[]): Problem[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys' && issue.keys) {
    return issue.keys.map((key) => ({ path: pathText([...path, key]), message: 'This field is not known here.' }));
  }
  if (issue.code === 'invalid_union' && issue.errors?.length) return nearest(issue.errors, path);
  const message = MISSING.test(issue.message) ? REQUIRED : issue.message;
  return [{ path: pathText(path), message }];
}

/** A field that tells shapes apart weighs more than one that is merely wrong; each unknown field counts. */
function rank(issue: SchemaIssue): number {
  if (issue.code === 'unrecognized_keys') return issue.keys?.length ?? 1;
  return MISSING.test(issue.message) || issue.code === 'invalid_value' ? 2 : 1;
}

const distance = (issues: readonly SchemaIssue[]) => issues.reduce((sum, issue) => sum + rank(issue), 0);

function nearest(branches: readonly (readonly SchemaIssue[])[], path: readonly PropertyKey[]): Problem[] {
  const missing = branches.map((branch) => branch.find((issue) => MISSING.test(issue.message) && issue.path.length === 1));
  if (missing.every((issue) => issue !== undefined)) {
    const names = [...new Set(missing.map((issue) => String(issue.path[0])))];
    return [{ path: pathText(path), message: `One of these fields is required: ${names.join(', ')}.` }];
  }
  const best = branches.reduce((chosen, branch) => (distance(branch) < distance(chosen) ? branch : chosen));
  return problemsOfIssues(best, path);
}
