'use client';

import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import type { Transition } from '@/lib/core/canvas/schema';
import { IconButton } from '../../ui/icon-button';
import { NOTHING } from '../graph/selection';
import { moveTransition } from '../graph/transitions';
import { lineWords } from '../graph/words';
import { useDesigner, useDesignerState } from '../state/context';
import { edit, select } from '../state/edit';
import { Part } from './part';

/** The transitions from a state, in the order in which they are tested. */
export function Leaving({ from }: { from: string }) {
  const designer = useDesigner();
  const document = useDesignerState((state) => state.document);
  const rows = document.graph.transitions.flatMap((transition, index) =>
    transition.from === from ? [{ ...transition, index }] : [],
  );
  const move = (index: number, by: -1 | 1) => {
    const moved = moveTransition(document, index, by);
    if (moved) edit(designer, moved.document, { label: 'Change the order' });
  };
  return (
    <Part
      title="Transitions, in order"
      action={
        <IconButton
          size="small"
          icon={Plus}
          label="New transition from here"
          keys="c"
          side="left"
          onClick={() => designer.store.setState({ dialog: 'connect' })}
        />
      }
    >
      {rows.length === 0 ? (
        <p className="text-muted">None leaves it yet.</p>
      ) : (
        <ol className="-mx-1.5 flex flex-col">
          {rows.map((row, place) => (
            <LeavingRow
              key={row.index}
              transition={row}
              isFirst={place === 0}
              isLast={place === rows.length - 1}
              onSelect={() => select(designer, { ...NOTHING, transitions: [row.index] })}
              onMove={(by) => move(row.index, by)}
            />
          ))}
        </ol>
      )}
    </Part>
  );
}

interface LeavingRowProps {
  transition: Transition;
  isFirst: boolean;
  isLast: boolean;
  onSelect: () => void;
  onMove: (by: -1 | 1) => void;
}

/** A transition from a state. A click selects it; if there are others, arrow buttons change its place in the order. */
function LeavingRow({ transition: { to, when }, isFirst, isLast, onSelect, onMove }: LeavingRowProps) {
  return (
    <li className="group flex items-center rounded-ui hover:bg-hover">
      <button type="button" onClick={onSelect} className="min-w-0 grow rounded-ui px-1.5 py-1 text-left">
        <span className="block truncate">
          <span className="sr-only">Transition </span>to {to}
        </span>
        <span className="block truncate text-small text-muted">{lineWords(when)}</span>
      </button>
      {isFirst && isLast ? null : (
        <span
          className={clsx(
            'flex shrink-0 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100',
            'pointer-coarse:opacity-100',
          )}
        >
          <IconButton
            size="small"
            icon={ArrowUp}
            label={`Try ${to} earlier`}
            side="top"
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            icon={ArrowDown}
            label={`Try ${to} later`}
            side="top"
            disabled={isLast}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </li>
  );
}
