'use client';

import { clsx } from 'clsx';
import { Eye, EyeOff, Focus, Lock, LockOpen } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { partTitle } from '../parts/part-title';
import { useEditor, useEditorState } from '../state/context';
import { toggleHidden, toggleLocked, toggleSolo } from '../state/part-view';
import { clearSelection, selectParent } from '../state/select';
import { DrawingSection } from './drawing-section';
import { ModifiersSection } from './modifiers-section';
import { OrderSection } from './order-section';
import { PlaceSection } from './place-section';
import { StatesSection } from './states-section';
import { TokensSection } from './tokens-section';

/** The properties of one part. */
export function PartInspector({ id }: { id: string }) {
  const editor = useEditor();
  const part = useEditorState(({ spec }) => spec.parts.find((each) => each.id === id));
  if (!part) {
    return (
      <p className="p-4 text-muted">
        This part is gone.{' '}
        <button type="button" className="text-accent underline" onClick={() => clearSelection(editor)}>
          Back to the mascot
        </button>
      </p>
    );
  }
  return (
    <>
      <PartHead id={id} parent={part.parent} />
      <PlaceSection part={part} />
      <ModifiersSection part={id} />
      <OrderSection part={part} />
      <TokensSection part={part} />
      <StatesSection part={part} />
      <DrawingSection part={part} />
    </>
  );
}

function PartHead({ id, parent }: { id: string; parent: string | null }) {
  const editor = useEditor();
  return (
    <div className="flex items-center gap-1 border-b py-2 pr-2 pl-4">
      <div className="min-w-0 grow">
        <h2 className="truncate font-medium">{partTitle(id)}</h2>
        {parent === null ? (
          <p className="text-small text-muted">Root</p>
        ) : (
          <button
            type="button"
            onClick={() => selectParent(editor)}
            className={clsx(
              'block max-w-full truncate rounded-[4px] text-small text-muted hover:text-ink',
              'pointer-coarse:min-h-8',
            )}
          >
            on {partTitle(parent)}
          </button>
        )}
      </div>
      <ViewButtons ids={[id]} />
    </div>
  );
}

/** The buttons to hide parts, to show them alone and to lock them. */
export function ViewButtons({ ids }: { ids: readonly string[] }) {
  const editor = useEditor();
  const hidden = useEditorState((state) => ids.every((id) => state.hidden.includes(id)));
  const solo = useEditorState((state) => ids.every((id) => state.solo.includes(id)));
  const locked = useEditorState((state) => ids.every((id) => state.locked.includes(id)));
  return (
    <div className="flex shrink-0">
      <IconButton
        size="small"
        icon={Focus}
        label="Show alone"
        keys="shift+h"
        aria-pressed={solo}
        onClick={() => toggleSolo(editor, ids)}
      />
      <IconButton
        size="small"
        icon={locked ? Lock : LockOpen}
        label="Lock"
        keys="shift+l"
        aria-pressed={locked}
        onClick={() => toggleLocked(editor, ids)}
      />
      <IconButton
        size="small"
        icon={hidden ? EyeOff : Eye}
        label="Hide"
        keys="h"
        aria-pressed={hidden}
        onClick={() => toggleHidden(editor, ids)}
      />
    </div>
  );
}
