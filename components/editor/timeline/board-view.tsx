'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { Announced } from '../../ui/announced';
import { useEditor, useEditorState } from '../state/context';
import { fitBoard, rowsOf, type BoardState, type BoardStore } from './board';
import { onTheme, readColors, type BoardColors } from './colors';
import type { BoardHands } from './hands';
import { KeyGrid, activeCell } from './key-grid';
import { pressKey } from './keyboard';
import { keyNames } from './keys';
import { paintBoard } from './paint';
import { listenToBoard } from './pointer';
import type { TimelineRow } from './rows';
import type { BoardScene } from './scene';
import { seamsOf } from './seam';
import { revealed } from './view';
import { keyText } from './words';
import type { Editor } from '../state/editor';

interface BoardViewProps {
  clip: AnimationClip;
  title: string;
  board: BoardStore;
  rows: readonly TimelineRow[];
  /** The element that scrolls the rows. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the input of the selected key's value. */
  onEdit: () => void;
}

/** Draws the timeline's keyframes on one canvas; an invisible ARIA grid over it serves keyboards and screen readers. */
export function BoardView({ clip, title, board, rows, scroller, onEdit }: BoardViewProps) {
  const editor = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const base = useId();
  const [said, setSaid] = useState('');
  const focus = shownFocus(
    useStore(board, (state) => state.focus),
    rows,
  );
  const selected = useEditorState(({ selection }) => selection.keys);
  const hands: BoardHands = {
    editor,
    board,
    scrollBy: (pixels) => scroller.current?.scrollBy({ top: pixels }),
    edit: onEdit,
  };
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    if (!canvas.current) return undefined;
    const painting = followBoard(editor, board, canvas.current);
    const pointing = listenToBoard(latest.current, canvas.current);
    return () => {
      painting();
      pointing();
    };
  }, [editor, board]);
  const press = (event: KeyboardEvent) => {
    if (!pressKey(hands, event.nativeEvent)) return;
    event.preventDefault();
    if (event.altKey) setSaid(selectionText(editor));
  };
  return (
    <div className="relative min-w-0 grow">
      <div
        role="grid"
        tabIndex={0}
        aria-label={`Keys of ${title}`}
        aria-multiselectable
        aria-rowcount={rows.length}
        aria-activedescendant={focus ? activeCell(base) : undefined}
        onKeyDown={press}
        onFocus={() => board.setState({ isFocused: true })}
        onBlur={() => board.setState({ isFocused: false })}
        className="absolute inset-0 overflow-hidden outline-none focus-visible:shadow-[inset_0_0_0_1.5px_var(--accent)]"
      >
        <KeyGrid base={base} clip={clip} rows={rows} focus={focus} selected={selected} />
        <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full touch-none" />
      </div>
      <Announced text={said} />
    </div>
  );
}

/** The keyboard focus, corrected if its row or key no longer exists. */
function shownFocus(focus: BoardState['focus'], rows: readonly TimelineRow[]): BoardState['focus'] {
  const row = rows.find(({ id }) => id === focus?.row);
  if (!focus || !row) return null;
  const isThere = row.kind === 'track' && focus.key !== null && keyNames(row.track).includes(focus.key);
  return isThere ? focus : { row: row.id, key: null };
}

/** The announcement of the selected keys for screen readers after they were moved. */
function selectionText({ store }: Editor): string {
  const { selection, motion } = store.getState();
  const [only] = selection.keys;
  if (!motion || only === undefined) return '';
  return selection.keys.length === 1 ? keyText(motion.clip, only) : `${selection.keys.length} keys moved`;
}

/** Repaints the board in the next animation frame after any of its data has changed; returns the cleanup. */
function followBoard(editor: Editor, board: BoardStore, canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  const probe = document.createElement('span');
  canvas.before(probe);
  let colors: BoardColors = readColors(probe);
  let request = 0;
  const soon = () => {
    request ||= requestAnimationFrame(() => {
      request = 0;
      if (!context) return;
      context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
      paintBoard(context, sceneOf(editor, board), colors);
    });
  };
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    board.setState({ height });
    fitBoard(board, { width });
    soon();
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(canvas);
  const ends = [
    editor.store.subscribe(soon),
    editor.playhead.subscribe(({ playing, time }) => {
      if (playing) board.setState(({ view }) => ({ view: revealed(view, time) }));
      soon();
    }),
    board.subscribe(soon),
    onTheme(() => {
      colors = readColors(probe);
      soon();
    }),
  ];
  soon();
  // Reading `ready` would lay the page out at once.
  if (document.fonts.status === 'loading') void document.fonts.ready.then(soon);
  return () => {
    cancelAnimationFrame(request);
    sizes.disconnect();
    probe.remove();
    for (const end of ends) end();
  };
}

function sceneOf(editor: Editor, board: BoardStore): BoardScene {
  const { selection, motion } = editor.store.getState();
  const { view, scroll, height, focus, isFocused, box, findings } = board.getState();
  return {
    rows: rowsOf(editor, board),
    view,
    scroll,
    height,
    duration: motion?.clip.duration ?? view.duration,
    findings: findings.map(({ seconds }) => seconds),
    time: editor.playhead.getState().time,
    keys: new Set(selection.keys),
    parts: new Set(selection.parts),
    focus: isFocused ? focus : null,
    seams: new Set(motion ? seamsOf(motion.clip).keys() : []),
    box,
  };
}
