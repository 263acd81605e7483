import { ancestorsOf } from '@/lib/core/rig/subtree';
import { wholeOf } from '@/lib/core/rig/underlays';
import type { Part } from '@/lib/core/spec/schema';
import { partTitle } from './part-title';

/** A row of the parts tree: a part, or one of its drawings. */
export interface TreeRow {
  /** Unique in the tree. */
  key: string;
  part: string;
  /** The drawing of the row, null for the part's own; undefined if the row is a part. */
  state?: string | null;
  title: string;
  /** The nesting level, from 1. */
  level: number;
  /** The position among its siblings, from 1, and their number. */
  place: number;
  of: number;
  /** Whether it is expanded; null for a row without children. */
  open: boolean | null;
}

interface Shown {
  /** The rows that the user expanded or collapsed, against the default. */
  flipped: ReadonlySet<string>;
  /** The search text; empty for all. */
  query: string;
}

/** Parts with alternate drawings are collapsed by default, because those lists are long. */
const opensAtFirst = ({ states }: Part): boolean => states.length === 0;

/** Whether two lists of parts have the same tree rows, whatever their drawings and pivots. */
export const sameRows = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.length === b.length &&
  a.every(({ id, parent, z, states }, i) => {
    const other = b[i];
    const same = other?.id === id && other.parent === parent && other.z === z;
    return same && states.map(({ name }) => name).join() === other.states.map(({ name }) => name).join();
  });

/** The visible rows of the tree, the frontmost part first. Outline layers of a part have no row. */
export function treeRows(all: readonly Part[], { flipped, query }: Shown): TreeRow[] {
  const whole = wholeOf(all);
  const parts = all.filter(({ id }) => whole(id) === id);
  const matching = query.trim() ? matches(parts, query) : null;
  const below = (id: string | null) =>
    parts.filter((part) => part.parent === id && (!matching || matching.has(part.id))).toSorted((a, b) => b.z - a.z);
  const rowsOf = (siblings: readonly Part[], level: number): TreeRow[] =>
    siblings.flatMap((part, i): TreeRow[] => {
      const children = below(part.id);
      const leaf = children.length === 0 && part.states.length === 0;
      const open = leaf ? null : matching ? children.length > 0 : opensAtFirst(part) !== flipped.has(part.id);
      const row = { part: part.id, title: partTitle(part.id), level, place: i + 1, of: siblings.length };
      return [
        { key: part.id, ...row, open },
        ...(open ? [...rowsOf(children, level + 1), ...(matching ? [] : stateRows(part, level + 1))] : []),
      ];
    });
  return rowsOf(below(null), 1);
}

function stateRows({ id, states }: Part, level: number): TreeRow[] {
  if (states.length === 0) return [];
  const names = [null, ...states.map(({ name }) => name)];
  return names.map((state, i) => ({
    key: `${id}:${state ?? ''}`,
    part: id,
    state,
    title: state === null ? 'Own drawing' : partTitle(state),
    level,
    place: i + 1,
    of: names.length,
    open: null,
  }));
}

/** The parts whose titles match the query, with their ancestors. */
function matches(parts: readonly Part[], query: string): Set<string> {
  const words = query.trim().toLowerCase();
  const found = parts.filter(({ id }) => partTitle(id).toLowerCase().includes(words) || id.includes(words));
  return new Set(found.flatMap(({ id }) => [id, ...ancestorsOf(parts, id)]));
}
