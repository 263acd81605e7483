'use client';

import { clsx } from 'clsx';
import { Bone, MousePointer2, Spline } from 'lucide-react';
import { Segmented } from '../../ui/segmented';
import { COMMANDS } from '../state/commands';
import { useEditor, useEditorState } from '../state/context';
import type { EditorMode } from '../state/editor';

const OPTIONS: readonly { value: EditorMode; name: string; icon: typeof Bone }[] = [
  { value: 'design', name: 'Design', icon: MousePointer2 },
  { value: 'rig', name: 'Rig', icon: Bone },
  { value: 'animate', name: 'Animate', icon: Spline },
];

/** Selects what a drag on the stage does: move a part, move its pivot, or pose it. */
export function ModeSwitch() {
  const editor = useEditor();
  const mode = useEditorState((state) => state.mode);
  return (
    <div
      className={clsx(
        'absolute top-2 left-1/2 -translate-x-1/2 rounded-ui bg-raised shadow-ui',
        'max-lg:left-2 max-lg:translate-x-0',
      )}
    >
      <Segmented
        label="Mode"
        value={mode}
        options={OPTIONS.map(({ value, name, icon: Icon }) => ({
          value,
          name,
          hint: COMMANDS[value].title,
          label: (
            <>
              <Icon aria-hidden className="size-3.5" />
              <span className="text-small max-lg:hidden">{name}</span>
            </>
          ),
        }))}
        onChange={(next) => COMMANDS[next].run(editor)}
      />
    </div>
  );
}
