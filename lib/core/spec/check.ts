import { checkBy } from '../issues';
import { LIMITS } from '../limits';
import { MAX_PROBLEMS, type Checked, type Problem } from '../problem';
import { MascotSpec } from './schema';

/** An input that has the shape of a MascotSpec, or every problem of its shape. */
export function checkShape(input: unknown): Checked<MascotSpec> {
  return checkBy(MascotSpec, input);
}

function repeated(values: readonly string[], path: (index: number) => string, what: string): Problem[] {
  const seen = new Set<string>();
  return values.flatMap((value, i) => {
    const again = seen.has(value);
    seen.add(value);
    return again ? [{ path: path(i), message: `The ${what} "${value}" is used more than once.` }] : [];
  });
}

function tooMany(count: number, limit: number, path: string): Problem[] {
  return count > limit ? [{ path, message: `There are ${count}; at most ${limit} are allowed.` }] : [];
}

function tooLong(text: string, limit: number, path: string): Problem[] {
  return text.length > limit
    ? [{ path, message: `This may have at most ${limit.toLocaleString('en')} characters.` }]
    : [];
}

/** Lists of mascots show names, so a hundred mascots with names of a megabyte would be a list of a hundred. */
function lengthProblems({ name, description, palette, parts, anchors }: MascotSpec): Problem[] {
  const { rig } = LIMITS;
  return [
    ...tooLong(name, rig.title, 'name'),
    ...tooLong(description, rig.description, 'description'),
    ...palette.flatMap((entry, i) => tooLong(entry.name, rig.name, `palette[${i}].name`)),
    ...parts.flatMap(({ id, states }, i) => [
      ...tooLong(id, rig.name, `parts[${i}].id`),
      ...states.flatMap((state, n) => tooLong(state.name, rig.name, `parts[${i}].states[${n}].name`)),
    ]),
    ...anchors.flatMap((anchor, i) => tooLong(anchor.name, rig.name, `anchors[${i}].name`)),
  ];
}

function sizeProblems(spec: MascotSpec): Problem[] {
  const { rig } = LIMITS;
  const states = spec.parts.reduce((sum, part) => sum + part.states.length, 0);
  return [
    ...tooMany(spec.parts.length, rig.parts, 'parts'),
    ...tooMany(spec.palette.length, rig.palette, 'palette'),
    ...tooMany(spec.anchors.length, rig.anchors, 'anchors'),
    ...spec.parts.flatMap((part, i) => tooMany(part.states.length, rig.states, `parts[${i}].states`)),
    ...(states > rig.statesInAll
      ? [{ path: 'parts', message: `All parts together may have at most ${rig.statesInAll} states, not ${states}.` }]
      : []),
    ...(['width', 'height'] as const).flatMap((side) =>
      spec.canvas[side] > rig.canvas
        ? [{ path: `canvas.${side}`, message: `A canvas side is at most ${rig.canvas} pixels.` }]
        : [],
    ),
  ];
}

function nameProblems(spec: MascotSpec): Problem[] {
  return [
    ...repeated(
      spec.palette.map(({ name }) => name),
      (i) => `palette[${i}].name`,
      'palette token',
    ),
    ...repeated(
      spec.parts.map(({ id }) => id),
      (i) => `parts[${i}].id`,
      'part id',
    ),
    ...repeated(
      spec.anchors.map(({ name }) => name),
      (i) => `anchors[${i}].name`,
      'anchor name',
    ),
    ...spec.parts.flatMap((part, i) =>
      repeated(
        part.states.map(({ name }) => name),
        (n) => `parts[${i}].states[${n}].name`,
        'state name',
      ),
    ),
  ];
}

function treeProblems(spec: MascotSpec): Problem[] {
  const parents = new Map(spec.parts.map(({ id, parent }) => [id, parent]));
  const roots = spec.parts.flatMap(({ parent }, i) => (parent === null ? [i] : []));
  const problems: Problem[] = roots.slice(1).map((i) => ({
    path: `parts[${i}].parent`,
    message: 'Exactly one part may be the root; this is another one with parent null.',
  }));
  if (roots.length === 0)
    problems.push({ path: 'parts', message: 'Exactly one part must be the root, with parent null.' });
  const reachesRoot = rootReaches(parents);
  spec.parts.forEach(({ id, parent }, i) => {
    if (parent !== null && !parents.has(parent))
      problems.push({ path: `parts[${i}].parent`, message: `There is no part "${parent.slice(0, 60)}".` });
    else if (!reachesRoot(id))
      problems.push({ path: `parts[${i}].parent`, message: `The part "${id}" is its own ancestor.` });
  });
  return problems;
}

/**
 * Whether a chain of parents ends at the root; a part below a cycle is reported like those in it. Linear over all
 * parts.
 */
function rootReaches(parents: ReadonlyMap<string, string | null>): (id: string) => boolean {
  const ends = new Map<string, boolean>();
  return (id) => {
    const trail = new Set<string>();
    let at: string | null | undefined = id;
    while (at !== null && at !== undefined && !ends.has(at) && !trail.has(at)) {
      trail.add(at);
      at = parents.get(at);
    }
    const end = at === null || at === undefined || (ends.get(at) ?? false);
    trail.forEach((step) => ends.set(step, end));
    return end;
  };
}

function referenceProblems(spec: MascotSpec): Problem[] {
  const ids = new Set(spec.parts.map(({ id }) => id));
  const states = spec.parts.flatMap(({ states, defaultState }, i) =>
    defaultState !== null && !states.some(({ name }) => name === defaultState)
      ? [{ path: `parts[${i}].defaultState`, message: `The part has no state "${defaultState.slice(0, 60)}".` }]
      : [],
  );
  const limits = spec.parts.flatMap(({ rotateLimits }, i) =>
    rotateLimits && rotateLimits[0] > rotateLimits[1]
      ? [{ path: `parts[${i}].rotateLimits`, message: 'The smaller limit must come first.' }]
      : [],
  );
  const anchors = spec.anchors.flatMap(({ part }, i) =>
    ids.has(part) ? [] : [{ path: `anchors[${i}].part`, message: `There is no part "${part.slice(0, 60)}".` }],
  );
  return [...states, ...limits, ...anchors];
}

function far(values: readonly number[]): boolean {
  return values.some((value) => Math.abs(value) > LIMITS.svg.coordinate);
}

function rangeProblems(spec: MascotSpec): Problem[] {
  const message = `Numbers may be at most ${LIMITS.svg.coordinate} in magnitude.`;
  return [
    ...spec.parts.flatMap(({ pivot, rotateLimits }, i) => [
      ...(far(pivot) ? [{ path: `parts[${i}].pivot`, message }] : []),
      ...(rotateLimits && far(rotateLimits) ? [{ path: `parts[${i}].rotateLimits`, message }] : []),
    ]),
    ...spec.anchors.flatMap(({ at }, i) => (far(at) ? [{ path: `anchors[${i}].at`, message }] : [])),
  ];
}

/** The problems between the fields of a spec that has the right shape. */
export function ruleProblems(spec: MascotSpec): Problem[] {
  return [sizeProblems, lengthProblems, nameProblems, treeProblems, referenceProblems, rangeProblems]
    .flatMap((rule) => rule(spec))
    .slice(0, MAX_PROBLEMS);
}

/**
 * Checks the shape of a MascotSpec and every rule between its fields, and gives every problem at once. `cleanSpec`
 * checks the drawings.
 */
export function checkSpec(input: unknown): Checked<MascotSpec> {
  const shaped = checkShape(input);
  if (!shaped.ok) return shaped;
  const problems = ruleProblems(shaped.value);
  return problems.length > 0 ? { ok: false, problems } : shaped;
}
