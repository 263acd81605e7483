/** The selection: parts by id, the last selected at the end, and keys of motions. */
export interface PartSelection {
  parts: readonly string[];
  keys: readonly string[];
}

export const NO_SELECTION: PartSelection = { parts: [], keys: [] };

/** Selects only these parts; gives the same object if nothing changes. */
export function onlyParts(selection: PartSelection, parts: readonly string[]): PartSelection {
  const same = selection.keys.length === 0 && parts.join() === selection.parts.join();
  return same ? selection : { parts: [...new Set(parts)], keys: [] };
}

/** Toggles a part in the selection. */
export function toggledPart(selection: PartSelection, part: string): PartSelection {
  const others = selection.parts.filter((id) => id !== part);
  return { ...selection, parts: others.length < selection.parts.length ? others : [...others, part] };
}

/** Selects these keys and no others; gives the same object if nothing changes. */
export const onlyKeys = (selection: PartSelection, keys: readonly string[]): PartSelection =>
  keys.join() === selection.keys.join() ? selection : { ...selection, keys: [...new Set(keys)] };
