/** One problem of an input: where (`parts[0].svg`, empty for the whole) and what, in a full sentence. */
export interface Problem {
  path: string;
  message: string;
}

/** The maximum number of reported problems: nobody reads more. */
export const MAX_PROBLEMS = 200;

/** The wire form of problems, as the specification's `details` carries them: `path: message`. */
export function problemLines(problems: readonly Problem[]): string[] {
  return problems.map(({ path, message }) => (path ? `${path}: ${message}` : message));
}

/** The result of a check: the valid value, or every problem found. */
export type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** A path of keys and indexes in the notation of problems: `parts[2].states[0].svg`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}
