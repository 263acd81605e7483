import { sameJson } from '@/lib/core/same-json';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { familiesOf, tokenTitle } from '../palette/families';
import { partTitle } from '../parts/part-title';

/** A base colour that differs between two versions. */
export interface PaletteChange {
  title: string;
  before: string;
  after: string;
}

/** The differences between two versions, with display names. */
export interface VersionChanges {
  colors: readonly PaletteChange[];
  /** The changed parts by kind of change. */
  parts: readonly { kind: 'New' | 'Gone' | 'Redrawn' | 'Moved'; titles: readonly string[] }[];
}

const byId = (parts: readonly Part[]) => new Map(parts.map((part) => [part.id, part]));

const isRedrawn = (a: Part, b: Part): boolean => a.svg !== b.svg || !sameJson(a.states, b.states);

const isMoved = (a: Part, b: Part): boolean =>
  a.parent !== b.parent || a.z !== b.z || !sameJson(a.pivot, b.pivot) || !sameJson(a.rotateLimits, b.rotateLimits);

/** The parts that are missing in `others`, without those whose parent is missing too. */
function lackedBy(parts: readonly Part[], others: ReadonlyMap<string, Part>): string[] {
  const lacked = new Set(parts.filter(({ id }) => !others.has(id)).map(({ id }) => id));
  return parts.filter(({ id, parent }) => lacked.has(id) && !lacked.has(parent ?? '')).map(({ id }) => partTitle(id));
}

/** The base colours that differ; derived shades are left out because they follow. */
function changedColors(before: MascotSpec, after: MascotSpec): PaletteChange[] {
  const known = new Map(before.palette.map(({ name, color }) => [name, color.toLowerCase()]));
  return familiesOf(after.palette).flatMap(({ base, derived }) => {
    const differs = [base, ...derived].some(({ name, color }) => (known.get(name) ?? color) !== color.toLowerCase());
    const old = known.get(base.name);
    return differs && old !== undefined ? [{ title: tokenTitle(base.name), before: old, after: base.color }] : [];
  });
}

/** The differences of `after` from `before`. */
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
