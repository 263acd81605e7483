'use client';

import { useRef, useState, type PointerEvent } from 'react';
import { besidePlace } from '@/lib/core/rig/restack';
import { useEditor } from '../state/context';
import { setStackPlace } from '../state/parts';

/** Where a dragged part will be dropped: above or below the row of a sibling. */
interface Drop {
  part: string;
  side: 'above' | 'below';
}

/** The movement in pixels after which a press becomes a drag. */
const DRAG_PX = 5;

/** Drags a row among its siblings to change the paint order: higher rows are in front. */
export function useRowDrag() {
  const editor = useEditor();
  const [drop, setDrop] = useState<Drop | null>(null);
  const held = useRef<{ part: string; y: number; moved: boolean } | null>(null);
  const siblingAt = (event: PointerEvent<HTMLElement>): Drop | null => {
    const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-row]');
    const { parts } = editor.store.getState().spec;
    const parentOf = (id: string | undefined) => parts.find((part) => part.id === id)?.parent;
    const part = row?.dataset.row;
    if (!row || !part || part === held.current?.part || parentOf(part) !== parentOf(held.current?.part)) return null;
    const { top, height } = row.getBoundingClientRect();
    return { part, side: event.clientY < top + height / 2 ? 'above' : 'below' };
  };
  const end = () => {
    held.current = null;
    setDrop(null);
    window.removeEventListener('keydown', escape.current, true);
  };
  // The same function for every render, so that it can be removed as a listener.
  const escape = useRef((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    held.current = null;
    setDrop(null);
  });
  return {
    drop,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
        const part = row?.dataset.row ?? '';
        if (event.button !== 0 || event.pointerType === 'touch' || !part || part.includes(':')) return;
        held.current = { part, y: event.clientY, moved: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!held.current || (!held.current.moved && Math.abs(event.clientY - held.current.y) < DRAG_PX)) return;
        if (!held.current.moved) {
          event.currentTarget.setPointerCapture(event.pointerId);
          window.addEventListener('keydown', escape.current, true);
        }
        held.current.moved = true;
        setDrop(siblingAt(event));
      },
      onPointerUp() {
        const part = held.current?.part;
        const { parts } = editor.store.getState().spec;
        if (drop && part)
          setStackPlace(editor, part, besidePlace(parts, drop.part, drop.side === 'above' ? 'front' : 'back'));
        end();
      },
      onPointerCancel: end,
    },
  };
}
