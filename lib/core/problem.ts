/** One thing wrong with an input: where (`parts[0].svg`, empty for the whole) and what, in a full sentence. */
export interface Problem {
  path: string;
  message: string;
}

/** More problems than anyone reads; past it they only fill the answer. */
export const MAX_PROBLEMS = 200;

/** The wire form of problems, as the specification's `details` carries them: `path: message`. */
export function problemLines(problems: readonly Problem[]): string[] {
  return problems.map(({ path, message }) => (path ? `${path}: ${message}` : message));
}

/** What a check answers: the value it vouches for, or every problem it found. */
export type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** Joins a path of keys and indexes the way problems print it: `parts[2].states[0].svg`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}
