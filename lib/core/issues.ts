import { MAX_PROBLEMS, pathText, type Checked, type Problem } from './problem';
import { mustBe, REQUIRED, sentenceOf, UNKNOWN, type Misfit } from './sentences';

/** The fields of a schema library's issue that problems are made from. */
export interface SchemaIssue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  expected?: string;
  keys?: readonly string[];
  errors?: readonly (readonly SchemaIssue[])[];
}

/** The interface of a schema that a check needs. */
export interface Schema<T> {
  safeParse(
    input: unknown,
    options: { error: (misfit: Misfit) => string },
  ): { success: true; data: T } | { success: false; error: { issues: readonly SchemaIssue[] } };
}

/** The issues of one branch of a union. */
type Shape = readonly SchemaIssue[];

/** Parses an input by a schema, or gives its problems in understandable sentences. */
export function checkBy<T>(schema: Schema<T>, input: unknown): Checked<T> {
  const parsed = schema.safeParse(input, { error: sentenceOf });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problems: problemsOf(parsed.error.issues.slice(0, MAX_PROBLEMS), []).slice(0, MAX_PROBLEMS) };
}

function problemsOf(issues: readonly SchemaIssue[], above: readonly PropertyKey[]): Problem[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? [])
        .slice(0, MAX_PROBLEMS)
        .map((key) => ({ path: pathText([...path, key]), message: UNKNOWN }));
    if (issue.code === 'invalid_union' && issue.errors?.length) return problemsOfUnion(issue.errors, path);
    return [{ path: pathText(path), message: issue.message }];
  });
}

/** Gives the problems of a union: those of the branch that the given fields suggest. */
function problemsOfUnion(branches: readonly Shape[], path: readonly PropertyKey[]): Problem[] {
  const shapes = branches.filter((branch) => !branch.some(isOfAnotherKind));
  if (shapes.length === 0)
    return [
      {
        path: pathText(path),
        message: mustBe(branches.flatMap((branch) => branch.flatMap(({ expected }) => expected ?? []))),
      },
    ];
  const telling = tellingFields(shapes);
  const meant = shapes.filter((shape) => !unknownIn(shape).some((name) => telling.has(name)));
  if (meant.length === 0) return [{ path: pathText(path), message: mixture(shapes, telling) }, ...shared(shapes, path)];
  const complete = meant.filter((shape) => missingIn(shape) === undefined);
  if (complete.length === 0 && meant.length > 1) {
    const names = [...new Set(meant.flatMap((shape) => missingIn(shape) ?? []))];
    const message = `One of these fields is required: ${names.join(', ')}.`;
    return [...(names.length > 1 ? [{ path: pathText(path), message }] : []), ...shared(meant, path)];
  }
  const [first = [], ...others] = complete.length > 0 ? complete : meant;
  return problemsOf(
    others.reduce((nearest, shape) => (shape.length < nearest.length ? shape : nearest), first),
    path,
  );
}

/** Whether the whole value has another type than the branch, such as text for an object. */
const isOfAnotherKind = ({ code, path }: SchemaIssue) => code === 'invalid_type' && path.length === 0;

const unknownIn = (shape: Shape) => shape.flatMap(({ path, keys }) => (path.length === 0 && keys ? keys : []));

/** Gives the first field that a branch requires and does not get; branches list their distinguishing fields first. */
const missingIn = (shape: Shape) =>
  shape.find(({ path, message }) => path.length === 1 && message === REQUIRED)?.path[0];

/**
 * Gives the present fields that only some of the branches have. Counts each name once for each branch: an input may
 * have a hundred thousand unknown fields.
 */
function tellingFields(shapes: readonly Shape[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const shape of shapes)
    for (const name of new Set(unknownIn(shape))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set(Array.from(counts).flatMap(([name, count]) => (count < shapes.length ? [name] : [])));
}

/** Explains which of the present fields exclude each other. */
function mixture(shapes: readonly Shape[], telling: ReadonlySet<string>): string {
  const known = shapes.map((shape) => {
    const unknown = new Set(unknownIn(shape));
    return [...telling].filter((name) => !unknown.has(name));
  });
  const largest = known.filter(
    (names, index) =>
      !known.some(
        (other, place) =>
          place !== index &&
          names.every((name) => other.includes(name)) &&
          (other.length > names.length || place < index),
      ),
  );
  const groups = largest.map((names) => names.filter((name) => !largest.every((other) => other.includes(name))));
  return `Exactly one of these is possible: ${groups.map((names) => names.join(' and ')).join(', or ')}.`;
}

/** Gives the problems that all branches share. */
function shared([first = [], ...others]: readonly Shape[], path: readonly PropertyKey[]): Problem[] {
  const lists = others.map((shape) => problemsOf(shape, path));
  return problemsOf(first, path).filter((problem) =>
    lists.every((list) => list.some((other) => other.path === problem.path && other.message === problem.message)),
  );
}
