'use client';

import { clsx } from 'clsx';
import { ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { valueAt } from '@/lib/core/clip/keys';
import type { AnimationClip, PropertyTrack } from '@/lib/core/clip/schema';
import { round } from '@/lib/core/geometry/number-text';
import { FRAME_SECONDS } from '../../stage/playhead';
import { useEditor, useEditorState } from '../state/context';
import { selectParts, toggleSelected } from '../state/select';
import { closeSeam } from './acts';
import { toggleRows, type BoardStore } from './board';
import type { TimelineRow } from './rows';
import { seamsOf } from './seam';
import { valueText } from './words';

interface NamesProps {
  clip: AnimationClip;
  board: BoardStore;
  rows: readonly TimelineRow[];
  scroller: RefObject<HTMLDivElement | null>;
}

/** The column of row names, which stays in place when the board scrolls, for pointers; the grid serves the keyboard. */
export function Names({ clip, board, rows, scroller }: NamesProps) {
  const seams = useMemo(() => seamsOf(clip), [clip]);
  return (
    <div aria-hidden className="flex w-28 shrink-0 flex-col border-r sm:w-44">
      <FrameNumber />
      <div
        ref={scroller}
        onScroll={(event) => board.setState({ scroll: event.currentTarget.scrollTop })}
        className="min-h-0 grow overflow-y-auto overscroll-contain [scrollbar-width:thin]"
      >
        {rows.map((row) => (
          <NameRow key={row.id} row={row} board={board} seam={seamText(row, seams)} />
        ))}
      </div>
    </div>
  );
}

/** The frame number of the playhead, which is updated without rendering the component. */
function FrameNumber() {
  const { playhead } = useEditor();
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const frame = Math.round(playhead.getState().time / FRAME_SECONDS);
      if (text.current) text.current.textContent = `Frame ${frame}`;
    };
    show();
    return playhead.subscribe(show);
  }, [playhead]);
  return (
    <div className="flex h-6.5 shrink-0 items-center border-b px-3 text-small text-muted tabular-nums">
      <span ref={text} />
    </div>
  );
}

/** The value of a track at the playhead, which is updated without rendering the component. */
function ValueNow({ track }: { track: PropertyTrack }) {
  const { playhead } = useEditor();
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const { time, duration } = playhead.getState();
      const value = valueText(track.prop, round(valueAt(track.keys, duration > 0 ? time / duration : 0), 2));
      if (text.current && text.current.textContent !== value) text.current.textContent = value;
    };
    show();
    return playhead.subscribe(show);
  }, [playhead, track]);
  return <span ref={text} className="shrink-0 pr-2.5 text-muted tabular-nums max-sm:hidden" />;
}

/** A sentence about the jump of a track where its loop restarts; null if it does not jump. */
function seamText(row: TimelineRow, seams: ReturnType<typeof seamsOf>): string | null {
  const seam = row.kind === 'track' ? seams.get(row.id) : undefined;
  if (!seam || row.kind !== 'track') return null;
  const { prop } = row.track;
  return `Jumps where it loops: from ${valueText(prop, seam.last)} to ${valueText(prop, seam.first)}`;
}

function NameRow({ row, board, seam }: { row: TimelineRow; board: BoardStore; seam: string | null }) {
  const editor = useEditor();
  const selected = useEditorState(({ selection }) => selection.parts.includes(row.part));
  const Chevron = row.kind === 'part' && row.open ? ChevronDown : ChevronRight;
  return (
    <div
      className={clsx(
        'flex h-6 items-center text-small [content-visibility:auto]',
        row.kind === 'part' && 'shadow-[inset_0_1px_0_var(--line)]',
        selected ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      {row.kind === 'part' ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => toggleRows(board, row.part)}
          className="flex h-full w-6 shrink-0 items-center justify-center text-muted hover:text-ink"
        >
          <Chevron aria-hidden className="size-3.5" />
        </button>
      ) : null}
      <button
        type="button"
        tabIndex={-1}
        onClick={({ shiftKey }) => (shiftKey ? toggleSelected(editor, row.part) : selectParts(editor, [row.part]))}
        className={clsx(
          'h-full min-w-0 grow truncate pr-2 text-left',
          row.kind === 'part' ? 'font-medium' : 'pl-6 text-muted',
          row.kind === 'modifier' && 'italic',
        )}
      >
        {row.title}
      </button>
      {seam && row.kind === 'track' ? (
        <button
          type="button"
          tabIndex={-1}
          title={`${seam}. Press to end as it begins.`}
          onClick={() => closeSeam(editor, row.track)}
          className="flex h-full shrink-0 items-center px-1.5 text-danger"
        >
          <TriangleAlert aria-hidden className="size-3.5" />
        </button>
      ) : null}
      {row.kind === 'track' && row.track.prop !== 'state' ? <ValueNow track={row.track} /> : null}
    </div>
  );
}
