import { keyName } from './keys';
import type { TimelineRow } from './rows';
import { xOf, type RulerView } from './view';

/** Heights in pixels. */
export const RULER_PX = 26;
export const ROW_PX = 24;
/** How near a pointer takes a key, the end of the motion or a finding, in pixels. */
const KEY_REACH_PX = 7;
const END_REACH_PX = 6;
const FINDING_REACH_PX = 5;
/** The lower part of the ruler, where findings are marked. */
const FINDING_PX = 10;

/** What the timeline shows, as far as a pointer needs it. */
export interface Board {
  rows: readonly TimelineRow[];
  view: RulerView;
  /** How far the rows are scrolled, in pixels. */
  scroll: number;
  /** Seconds of the motion, also while it is stretched. */
  duration: number;
  /** The moments of findings, in seconds. */
  findings: readonly number[];
}

/** What is under a pointer. */
export type Hit =
  | { on: 'end' }
  | { on: 'finding'; index: number }
  | { on: 'ruler' }
  | { on: 'keys'; keys: readonly string[]; t: number; row: TimelineRow }
  | { on: 'row'; row: TimelineRow }
  | { on: 'nothing' };

/** The row at a height of the board, null for none. */
export function rowAt({ rows, scroll }: Pick<Board, 'rows' | 'scroll'>, y: number): TimelineRow | null {
  return y < RULER_PX ? null : (rows[Math.floor((y - RULER_PX + scroll) / ROW_PX)] ?? null);
}

/** The keys of a row by moment. */
export function momentsIn(row: TimelineRow): readonly { t: number; keys: readonly string[] }[] {
  if (row.kind === 'part') return row.moments;
  if (row.kind === 'modifier') return [];
  return row.track.keys.map(({ t }, index) => ({ t, keys: [keyName(row.track, index)] }));
}

function rulerHit({ view, duration, findings }: Board, x: number, y: number): Hit {
  const index = findings.findIndex((seconds) => Math.abs(x - xOf(view, seconds)) <= FINDING_REACH_PX);
  if (index >= 0 && y >= RULER_PX - FINDING_PX) return { on: 'finding', index };
  return Math.abs(x - xOf(view, duration)) <= END_REACH_PX ? { on: 'end' } : { on: 'ruler' };
}

/** What is at a point of the board. */
export function hitAt(board: Board, x: number, y: number): Hit {
  if (y < RULER_PX) return rulerHit(board, x, y);
  const { view, duration } = board;
  const row = rowAt(board, y);
  if (!row) return { on: 'nothing' };
  let best: { keys: readonly string[]; t: number; distance: number } | null = null;
  for (const { t, keys } of momentsIn(row)) {
    const distance = Math.abs(xOf(view, t * duration) - x);
    if (distance <= KEY_REACH_PX && (!best || distance < best.distance)) best = { keys, t, distance };
  }
  if (best) return { on: 'keys', keys: best.keys, t: best.t, row };
  const block = stateBlockAt(row, (x - xOf(view, 0)) / (xOf(view, duration) - xOf(view, 0)));
  return block ? { on: 'keys', ...block, row } : { on: 'row', row };
}

/** The drawing's key whose block is at `t`: a block is taken anywhere. */
function stateBlockAt(row: TimelineRow, t: number): { keys: readonly string[]; t: number } | null {
  if (row.kind !== 'track' || row.track.prop !== 'state' || t > 1) return null;
  const { track } = row;
  const index = track.keys.findLastIndex((key) => key.t <= t);
  const key = track.keys[index];
  return key ? { keys: [keyName(track, index)], t: key.t } : null;
}

/** A box that is drawn over the board: two corners in pixels, its heights counted from the first row. */
export interface BoardBox {
  from: readonly [number, number];
  to: readonly [number, number];
}

/** The keys of the tracks within a box; those of a closed part by its row. */
export function keysInBox({ rows, view, duration }: Board, { from, to }: BoardBox): string[] {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  return rows.flatMap((row, at) => {
    const middle = (at + 0.5) * ROW_PX;
    if (middle < top || middle > bottom || (row.kind === 'part' && row.open)) return [];
    return momentsIn(row).flatMap(({ t, keys }) => {
      const x = xOf(view, t * duration);
      return x >= left && x <= right ? keys : [];
    });
  });
}
