import { sameJson } from '@/lib/core/same-json';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { familiesOf, tokenTitle } from '../palette/families';
import { partTitle } from '../parts/part-title';

/** A colour of one version and of another. */
export interface PaletteChange {
  title: string;
  before: string;
  after: string;
}

/** What differs between two versions, in people's words. */
export interface VersionChanges {
  colors: readonly PaletteChange[];
  /** Kinds of changes of the drawing, with the parts that have them. */
  parts: readonly { kind: 'New' | 'Gone' | 'Redrawn' | 'Moved'; titles: readonly string[] }[];
}

const byId = (parts: readonly Part[]) => new Map(parts.map((part) => [part.id, part]));

const isRedrawn = (a: Part, b: Part): boolean => a.svg !== b.svg || !sameJson(a.states, b.states);

const isMoved = (a: Part, b: Part): boolean =>
  a.parent !== b.parent || a.z !== b.z || !sameJson(a.pivot, b.pivot) || !sameJson(a.rotateLimits, b.rotateLimits);

/** The parts of a mascot that others lack, but not those that hang on one which is lacked too. */
function lackedBy(parts: readonly Part[], others: ReadonlyMap<string, Part>): string[] {
  const lacked = new Set(parts.filter(({ id }) => !others.has(id)).map(({ id }) => id));
  return parts.filter(({ id, parent }) => lacked.has(id) && !lacked.has(parent ?? '')).map(({ id }) => partTitle(id));
}

/** The colours that differ, of each family its base: shades follow it. */
function changedColors(before: MascotSpec, after: MascotSpec): PaletteChange[] {
  const known = new Map(before.palette.map(({ name, color }) => [name, color.toLowerCase()]));
  return familiesOf(after.palette).flatMap(({ base, derived }) => {
    const differs = [base, ...derived].some(({ name, color }) => (known.get(name) ?? color) !== color.toLowerCase());
    const old = known.get(base.name);
    return differs && old !== undefined ? [{ title: tokenTitle(base.name), before: old, after: base.color }] : [];
  });
}

/** What differs in `after` from `before`. */
export function changesBetween(before: MascotSpec, after: MascotSpec): VersionChanges {
  const [old, now] = [byId(before.parts), byId(after.parts)];
  const shared = after.parts.flatMap((part) => {
    const other = old.get(part.id);
    return other ? [{ part, redrawn: isRedrawn(other, part), moved: isMoved(other, part) }] : [];
  });
  const parts = [
    { kind: 'New' as const, titles: lackedBy(after.parts, old) },
    { kind: 'Gone' as const, titles: lackedBy(before.parts, now) },
    { kind: 'Redrawn' as const, titles: shared.filter((each) => each.redrawn).map(({ part }) => partTitle(part.id)) },
    {
      kind: 'Moved' as const,
      titles: shared.filter((each) => each.moved && !each.redrawn).map(({ part }) => partTitle(part.id)),
    },
  ];
  return { colors: changedColors(before, after), parts: parts.filter(({ titles }) => titles.length > 0) };
}
