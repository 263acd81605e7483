import type { TreeRow } from './rows';

/** The effect of a key in the tree. */
export type TreeAct =
  | { does: 'focus'; key: string }
  | { does: 'flip'; part: string }
  | { does: 'choose'; row: TreeRow; adds: boolean }
  | { does: 'restack'; part: string; step: 1 | -1 };

interface Pressed {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Maps a key to its effect on the focused row, by the ARIA tree pattern; null for other keys. */
export function treeAct(rows: readonly TreeRow[], focused: string, pressed: Pressed): TreeAct | null {
  const at = rows.findIndex(({ key }) => key === focused);
  const row = rows[at];
  if (!row) return null;
  if (pressed.altKey) return restacked(row, pressed.key);
  if (pressed.ctrlKey || pressed.metaKey) return null;
  switch (pressed.key) {
    case 'ArrowDown':
      return focus(rows[at + 1]);
    case 'ArrowUp':
      return focus(rows[at - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      return row.open === false ? { does: 'flip', part: row.part } : row.open ? focus(rows[at + 1]) : null;
    case 'ArrowLeft':
      return row.open ? { does: 'flip', part: row.part } : focus(parentOf(rows, at));
    case 'Enter':
    case ' ':
      return { does: 'choose', row, adds: pressed.shiftKey };
    default:
      return null;
  }
}

const focus = (next: TreeRow | undefined): TreeAct | null => (next ? { does: 'focus', key: next.key } : null);

function restacked(row: TreeRow, key: string): TreeAct | null {
  if (row.state !== undefined || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  return { does: 'restack', part: row.part, step: key === 'ArrowUp' ? 1 : -1 };
}

const parentOf = (rows: readonly TreeRow[], at: number): TreeRow | undefined =>
  rows.slice(0, at).findLast(({ level }) => level < (rows[at]?.level ?? 0));

/**
 * Whether a key belongs to a search by title. A search starts with a letter; digits and symbols count only while one is
 * in progress, since they are shortcuts of the page otherwise.
 */
export function isTypedInTree({ key, altKey, ctrlKey, metaKey }: Pressed, begun: string): boolean {
  if (altKey || ctrlKey || metaKey || key === ' ' || [...key].length !== 1) return false;
  return begun !== '' || /\p{L}/u.test(key);
}

/** The next row whose title starts with the typed text; wraps around at the end. */
export function typedRow(rows: readonly TreeRow[], focused: string, typed: string): TreeRow | undefined {
  const at = rows.findIndex(({ key }) => key === focused);
  // A single letter skips the focused row; more letters may still match it.
  const from = typed.length > 1 ? at : at + 1;
  const order = [...rows.slice(from), ...rows.slice(0, from)];
  return order.find(({ title }) => title.toLowerCase().startsWith(typed.toLowerCase()));
}
