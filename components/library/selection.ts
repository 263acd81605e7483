/** The mascots that are selected, and the one that a range begins at. */
export interface ListSelection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

/** Nothing is selected. */
export const NO_SELECTION: ListSelection = { ids: new Set(), anchor: null };

/** Adds a mascot, or takes it away; the next range begins at it. */
export function toggled({ ids }: ListSelection, id: string): ListSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds all from the anchor up to a mascot, in the list's order; without an anchor that one alone. */
export function ranged({ ids, anchor }: ListSelection, order: readonly string[], id: string): ListSelection {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return { ids: new Set([...ids, id]), anchor: id };
  return { ids: new Set([...ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]), anchor };
}

/** The selection without mascots that the list no longer has; the same one where it has all of them. */
export function among(selection: ListSelection, order: readonly string[]): ListSelection {
  const listed = new Set(order);
  const ids = [...selection.ids].filter((id) => listed.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
