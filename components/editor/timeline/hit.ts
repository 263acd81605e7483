import { keyName } from './keys';
import type { TimelineRow } from './rows';
import { xOf, type RulerView } from './view';

/** The heights of ruler and rows, in pixels. */
export const RULER_PX = 26;
export const ROW_PX = 24;
/** The largest distance, in pixels, at which a pointer hits a key, the end of the motion or a finding. */
const KEY_REACH_PX = 7;
const END_REACH_PX = 6;
const FINDING_REACH_PX = 5;
/** The height of the lower part of the ruler, which shows findings, in pixels. */
const FINDING_PX = 10;

/** The data of the timeline that hit testing needs. */
export interface Board {
  rows: readonly TimelineRow[];
  view: RulerView;
  /** The vertical scroll position of the rows, in pixels. */
  scroll: number;
  /** The duration of the motion in seconds, also during a drag of its end. */
  duration: number;
  /** The moments of the motion check's findings, in seconds. */
  findings: readonly number[];
}

/** The item under a pointer. */
export type Hit =
  | { on: 'end' }
  | { on: 'finding'; index: number }
  | { on: 'ruler' }
  | { on: 'keys'; keys: readonly string[]; t: number; row: TimelineRow }
  | { on: 'row'; row: TimelineRow }
  | { on: 'nothing' };

/** The row at height y of the board, in pixels; null if there is none. */
function rowAt({ rows, scroll }: Pick<Board, 'rows' | 'scroll'>, y: number): TimelineRow | null {
  return y < RULER_PX ? null : (rows[Math.floor((y - RULER_PX + scroll) / ROW_PX)] ?? null);
}

/** The keys of a row, grouped by moment. */
function momentsIn(row: TimelineRow): readonly { t: number; keys: readonly string[] }[] {
  if (row.kind === 'part') return row.moments;
  if (row.kind === 'modifier') return [];
  return row.track.keys.map(({ t }, index) => ({ t, keys: [keyName(row.track, index)] }));
}

function rulerHit({ view, duration, findings }: Board, x: number, y: number): Hit {
  const index = findings.findIndex((seconds) => Math.abs(x - xOf(view, seconds)) <= FINDING_REACH_PX);
  if (index >= 0 && y >= RULER_PX - FINDING_PX) return { on: 'finding', index };
  return Math.abs(x - xOf(view, duration)) <= END_REACH_PX ? { on: 'end' } : { on: 'ruler' };
}

/** The item at a point of the board, in pixels. */
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

/** The key of a drawing block that contains the moment `t`, because a block can be dragged anywhere. */
function stateBlockAt(row: TimelineRow, t: number): { keys: readonly string[]; t: number } | null {
  if (row.kind !== 'track' || row.track.prop !== 'state' || t > 1) return null;
  const { track } = row;
  const index = track.keys.findLastIndex((key) => key.t <= t);
  const key = track.keys[index];
  return key ? { keys: [keyName(track, index)], t: key.t } : null;
}

/** A selection box: two corners in pixels, with y counted from the first row. */
export interface BoardBox {
  from: readonly [number, number];
  to: readonly [number, number];
}

/** The names of the keys within a box; the row of a collapsed part contains all its keys. */
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
