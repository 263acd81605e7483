import { pathText, type Problem } from '@/lib/core/problem';
import { UNKNOWN } from '@/lib/core/sentences';

/** The nesting limit of JSON input: deeper than any input of this service, and far from a stack overflow. */
const MAX_DEPTH = 64;
/** How many problems one answer lists. */
const MAX_PROBLEMS = 20;

/** The parts of a JSON value that cannot be stored: text that Postgres refuses, `__proto__`, endless nesting. */
export function storageProblems(value: unknown): Problem[] {
  const problems: Problem[] = [];
  const path: PropertyKey[] = [];
  const tell = (message: string) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ path: pathText(path), message });
  };
  const visit = (item: unknown): void => {
    if (typeof item === 'string') {
      if (!isStorable(item)) tell('Text may contain neither the null character nor half of a surrogate pair.');
    } else if (typeof item === 'object' && item !== null) {
      if (path.length === MAX_DEPTH) tell(`Values may be nested at most ${MAX_DEPTH} deep.`);
      else for (const key of Object.keys(item)) visitField(item, key);
    }
  };
  const visitField = (above: object, key: string): void => {
    if (!isStorable(key)) return tell('A field is named with the null character or half of a surrogate pair.');
    path.push(Array.isArray(above) ? Number(key) : key);
    // Schema libraries silently drop this key.
    if (key === '__proto__') tell(UNKNOWN);
    else visit((above as Record<string, unknown>)[key]);
    path.pop();
  };
  visit(value);
  return problems;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
