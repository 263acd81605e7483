/** The selected mascots; `anchor` is where a range selection starts. */
export interface ListSelection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

/** An empty selection. */
export const NO_SELECTION: ListSelection = { ids: new Set(), anchor: null };

/** Toggles a mascot, which becomes the anchor. */
export function toggled({ ids }: ListSelection, id: string): ListSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds the range from the anchor to a mascot, in list order; without an anchor only that mascot. */
export function ranged({ ids, anchor }: ListSelection, order: readonly string[], id: string): ListSelection {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return { ids: new Set([...ids, id]), anchor: id };
  return { ids: new Set([...ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]), anchor };
}

/** Removes mascots that are no longer in the list. Gives the same object if nothing changes. */
export function among(selection: ListSelection, order: readonly string[]): ListSelection {
  const listed = new Set(order);
  const ids = [...selection.ids].filter((id) => listed.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
