'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../ui/icon-button';
import type { History } from './history';

interface HistoryButtonsProps {
  history: History;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** Undo and redo buttons; the tooltip names the change. Redo is hidden on phones. */
export function HistoryButtons({ history, canUndo, canRedo, onUndo, onRedo }: HistoryButtonsProps) {
  return (
    <>
      <IconButton
        icon={Undo2}
        label="Undo"
        title={history.past.at(-1)?.label}
        keys="mod+z"
        disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        title={history.future.at(-1)?.label}
        keys="mod+shift+z"
        disabled={!canRedo}
        onClick={onRedo}
        className="max-sm:hidden"
      />
    </>
  );
}
