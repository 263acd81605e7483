/** What is selected: parts by their ids, the one chosen last at the end, and keys of motions. */
export interface Selection {
  parts: readonly string[];
  keys: readonly string[];
}

export const NO_SELECTION: Selection = { parts: [], keys: [] };

/** Only these parts; the same object where they are selected already. */
export function onlyParts(selection: Selection, parts: readonly string[]): Selection {
  const same = selection.keys.length === 0 && parts.join() === selection.parts.join();
  return same ? selection : { parts: [...new Set(parts)], keys: [] };
}

/** With a part more, or without it where it was selected. */
export function toggledPart(selection: Selection, part: string): Selection {
  const others = selection.parts.filter((id) => id !== part);
  return { ...selection, parts: others.length < selection.parts.length ? others : [...others, part] };
}

/** Only what still exists; the same object where nothing is gone. */
export function remaining(selection: Selection, parts: readonly { id: string }[]): Selection {
  const known = new Set(parts.map(({ id }) => id));
  const kept = selection.parts.filter((id) => known.has(id));
  return kept.length === selection.parts.length ? selection : { ...selection, parts: kept };
}
