'use client';

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { useMedia } from '../../hooks/use-media';
import { useShortcuts } from '../../hooks/use-shortcuts';
import { Button } from '../../ui/button';
import { keptClip } from '../state/clips';
import { useEditor, useEditorState } from '../state/context';
import { createBoard, fitBoard, type BoardStore } from './board';
import { BoardView } from './board-view';
import { keyShortcuts } from './commands';
import { editValue } from './edit-value';
import { ROW_PX } from './hit';
import { Names } from './names';
import { newMotion } from './new-motion';
import { timelineRows } from './rows';
import { TimelineBar } from './timeline-bar';

/** The timeline of the motion on the stage: an editor of its keys by part and property. */
export function Timeline() {
  const editor = useEditor();
  const [board] = useState(createBoard);
  const clip = useEditorState(keptClip);
  useShortcuts(useMemo(() => keyShortcuts({ editor, board }), [editor, board]));
  const narrow = useMedia('(max-width: 39.99rem)');
  if (narrow) return <NarrowTimeline />;
  return (
    <section
      aria-label="Timeline"
      className="flex h-[min(17rem,42%)] min-h-44 shrink-0 flex-col border-t bg-surface max-lg:h-56"
    >
      <TimelineBar clip={clip} board={board} />
      {clip ? <Tracks clip={clip} board={board} /> : <NoMotion />}
    </section>
  );
}

/** The replacement on a narrow screen, which has no room for keys: it names the actions that remain. */
function NarrowTimeline() {
  const autoKey = useEditorState((state) => state.autoKey && state.motion !== null);
  return (
    <section aria-label="Timeline" className="shrink-0 border-t bg-surface px-4 py-2">
      <p className="text-small text-muted">
        {autoKey ? 'Dragging a part in Animate adds a key. ' : ''}Keys are seen and edited on a wider screen.
      </p>
    </section>
  );
}

function Tracks({ clip, board }: { clip: AnimationClip; board: BoardStore }) {
  const editor = useEditor();
  const scroller = useRef<HTMLDivElement>(null);
  const title = useEditorState(({ motion }) => motion?.title ?? '');
  const rows = useRows(clip, board);
  useEffect(() => fitBoard(board, { duration: clip.duration }), [board, clip.duration]);
  useShownPart(rows, scroller);
  return (
    <div className="relative flex min-h-0 grow">
      <Names clip={clip} board={board} rows={rows} scroller={scroller} />
      <BoardView
        clip={clip}
        title={title}
        board={board}
        rows={rows}
        scroller={scroller}
        onEdit={() => editValue(editor)}
      />
      {rows.length === 0 ? (
        <p className="pointer-events-none absolute inset-x-4 top-12 text-center text-small text-muted">
          Nothing moves yet. Select a part and add a key, or switch to Animate and drag the part on the stage.
        </p>
      ) : null}
    </div>
  );
}

function useRows(clip: AnimationClip, board: BoardStore) {
  const parts = useEditorState(({ spec }) => spec.parts);
  const selected = useEditorState(({ selection }) => selection.parts);
  const closed = useStore(board, (state) => state.closed);
  return useMemo(
    () => timelineRows(clip, { parts: parts.map(({ id }) => id), selected, closed }),
    [clip, parts, selected, closed],
  );
}

/** Scrolls to the rows of a part when it is selected elsewhere. */
function useShownPart(rows: ReturnType<typeof timelineRows>, scroller: RefObject<HTMLDivElement | null>): void {
  const part = useEditorState(({ selection }) => selection.parts.at(-1));
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  useEffect(() => {
    const at = latest.current.findIndex((row) => row.part === part);
    const list = scroller.current;
    if (at < 0 || !list) return;
    const [top, count] = [at * ROW_PX, latest.current.filter((row) => row.part === part).length];
    const isSeen = top >= list.scrollTop && top + count * ROW_PX <= list.scrollTop + list.clientHeight;
    if (!isSeen) list.scrollTo({ top });
  }, [part, scroller]);
}

function NoMotion() {
  const editor = useEditor();
  return (
    <div className="flex min-h-0 grow flex-col items-center justify-center gap-3 p-4 text-center">
      <p className="max-w-[26rem] text-small text-muted">
        Play a motion to see what moves in it, or begin an empty one: then select a part and add keys, or drag it on the
        stage in Animate.
      </p>
      <Button size="small" onClick={() => void newMotion(editor)}>
        New motion
      </Button>
    </div>
  );
}
