/** What is selected: parts by their ids, the one chosen last at the end, and keys of motions. */
export interface PartSelection {
  parts: readonly string[];
  keys: readonly string[];
}

export const NO_SELECTION: PartSelection = { parts: [], keys: [] };

/** Only these parts; the same object where they are selected already. */
export function onlyParts(selection: PartSelection, parts: readonly string[]): PartSelection {
  const same = selection.keys.length === 0 && parts.join() === selection.parts.join();
  return same ? selection : { parts: [...new Set(parts)], keys: [] };
}

/** With a part more, or without it where it was selected. */
export function toggledPart(selection: PartSelection, part: string): PartSelection {
  const others = selection.parts.filter((id) => id !== part);
  return { ...selection, parts: others.length < selection.parts.length ? others : [...others, part] };
}

/** With these keys selected in place of others; the same object where they are selected already. */
export const onlyKeys = (selection: PartSelection, keys: readonly string[]): PartSelection =>
  keys.join() === selection.keys.join() ? selection : { ...selection, keys: [...new Set(keys)] };

/** Only what still exists; the same object where nothing is gone. */
export function remaining(selection: PartSelection, parts: readonly { id: string }[]): PartSelection {
  const known = new Set(parts.map(({ id }) => id));
  const kept = selection.parts.filter((id) => known.has(id));
  return kept.length === selection.parts.length ? selection : { ...selection, parts: kept };
}
