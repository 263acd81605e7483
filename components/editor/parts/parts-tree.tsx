'use client';

import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import { ancestorsOf } from '@/lib/core/rig/subtree';
import { useSame } from '../../hooks/use-same';
import { whenIdle } from '../../hooks/when-idle';
import { openContextMenu } from '../../layers/context-menu';
import { partMenu, selectedTitle, selectForMenu } from '../menus/part-menu';
import { toggledAll } from '../selection/seen';
import { useEditor, useEditorState } from '../state/context';
import type { Editor } from '../state/editor';
import { stepInStack } from '../state/parts';
import { showState } from '../state/pose';
import { selectParts, toggleSelected } from '../state/select';
import { PartRow } from './part-row';
import { sameRows, treeRows, type TreeRow } from './rows';
import { isTypedInTree, treeAct, typedRow } from './tree-keys';
import { usePaletteVariables } from './use-palette-variables';
import { useRowDrag } from './use-row-drag';

/** The longest pause between letters of one typed search, in milliseconds. */
const WORD_MS = 600;

/** The rows whose pictures come with the page, because they are seen before anything is scrolled. */
const FIRST_ROWS = 16;

/** Whether the browser has been idle since the tree was mounted; false on the server. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}

/** The shown parts; the same ones as before while no row would differ. */
const useTreeParts = () =>
  useSame(
    useEditorState(({ spec }) => spec.parts),
    sameRows,
  );

/** The parts of the mascot as a tree by parent, sorted by paint order. */
export function PartsTree({ query }: { query: string }) {
  const editor = useEditor();
  const parts = useTreeParts();
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => treeRows(parts, { flipped, query }), [parts, flipped, query]);
  const [focused, setFocused] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const variables = usePaletteVariables();
  const isIdle = useIdle();
  const { drop, handlers } = useRowDrag();
  const active = rows.some(({ key }) => key === focused) ? focused : (rows[0]?.key ?? '');
  const flip = useCallback((part: string) => setFlipped((now) => new Set(toggledAll([...now], [part]))), []);
  const choose = useCallback(
    (row: TreeRow, adds: boolean) => {
      setFocused(row.key);
      if (row.state !== undefined) showState(editor, row.part, row.state);
      else if (adds) toggleSelected(editor, row.part);
      else selectParts(editor, [row.part]);
    },
    [editor],
  );
  useShownSelection(list, rows, setFlipped);
  const { clicked, leave, watchers } = useClicked();
  const focus = (key: string) => {
    leave();
    setFocused(key);
    list.current?.querySelector<HTMLElement>(`[data-row="${key}"]`)?.focus();
  };
  const onKeyDown = useTreeKeys(rows, active, { focus, flip, choose, clicked });
  if (rows.length === 0) return <p className="px-2 py-3 text-muted">No part is called that.</p>;
  return (
    <ul
      ref={list}
      role="tree"
      aria-label="Parts"
      aria-multiselectable
      style={variables}
      onKeyDown={onKeyDown}
      {...watchers}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? active)}
      onContextMenu={(event) => openRowMenu(editor, event)}
      onPointerLeave={() => editor.pointed.setState({ part: null })}
      {...handlers}
      className="flex flex-col"
    >
      {rows.map((row, index) => (
        <PartRow
          key={row.key}
          row={row}
          pictured={isIdle || index < FIRST_ROWS}
          focused={row.key === active}
          drop={drop?.part === row.key ? drop.side : null}
          onChoose={choose}
          onFlip={flip}
        />
      ))}
    </ul>
  );
}

/** Opens the menu of the part of a row, which becomes selected. */
function openRowMenu(editor: Editor, event: MouseEvent): void {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
  const part = row?.dataset.row?.split(':')[0];
  if (part === undefined) return;
  selectForMenu(editor, part);
  openContextMenu(event, { label: selectedTitle(editor), entries: partMenu(editor) });
}

/** Tracks whether the focus was moved by a pointer; `leave` records that a key has moved it since. */
function useClicked() {
  const clicked = useRef(false);
  const leave = () => {
    clicked.current = false;
  };
  const watchers = {
    onPointerDownCapture() {
      clicked.current = true;
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) leave();
    },
  };
  return { clicked, leave, watchers };
}

interface TreeActs {
  /** Whether the focus was moved by a pointer. */
  clicked: RefObject<boolean>;
  focus: (key: string) => void;
  flip: (part: string) => void;
  choose: (row: TreeRow, adds: boolean) => void;
}

/**
 * Handles the keys of the tree. Letters search for a row if the focus came by keyboard. On a clicked row they are
 * shortcuts of the editor, such as hiding the part.
 */
function useTreeKeys(rows: readonly TreeRow[], active: string, { focus, flip, choose, clicked }: TreeActs) {
  const editor = useEditor();
  const typed = useRef({ word: '', at: 0 });
  return (event: KeyboardEvent) => {
    const act = treeAct(rows, active, event);
    if (act?.does === 'focus') focus(act.key);
    if (act?.does === 'flip') flip(act.part);
    if (act?.does === 'choose') choose(act.row, act.adds);
    if (act?.does === 'restack') stepInStack(editor, [act.part], act.step);
    const { word, at } = typed.current;
    const begun = event.timeStamp - at < WORD_MS ? word : '';
    const isTyped = !clicked.current && isTypedInTree(event, begun);
    if (act || isTyped) event.preventDefault();
    if (act || !isTyped) return;
    typed.current = { word: begun + event.key, at: event.timeStamp };
    const found = typedRow(rows, active, typed.current.word);
    if (found) focus(found.key);
  };
}

/** Expands the ancestors of a part that was selected elsewhere, and scrolls to it. */
function useShownSelection(
  list: RefObject<HTMLUListElement | null>,
  rows: readonly TreeRow[],
  setFlipped: Dispatch<SetStateAction<ReadonlySet<string>>>,
): void {
  const editor = useEditor();
  const last = useEditorState(({ selection }) => selection.parts.at(-1) ?? null);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  useEffect(() => {
    if (last === null) return;
    const closed = latest.current.filter(({ open }) => open === false).map(({ part }) => part);
    const above = ancestorsOf(editor.store.getState().spec.parts, last).filter((id) => closed.includes(id));
    for (const id of above) setFlipped((now) => new Set(toggledAll([...now], [id])));
    requestAnimationFrame(() =>
      list.current?.querySelector(`[data-row="${last}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  }, [last, editor, list, setFlipped]);
}
