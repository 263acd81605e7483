'use client';

import { BringToFront, SendToBack } from 'lucide-react';
import { Button } from '../../ui/button';
import { partTitle } from '../parts/part-title';
import { COMMANDS } from '../state/commands';
import { useEditor } from '../state/context';
import { selectParts } from '../state/select';
import { ViewButtons } from './part-inspector';
import { InspectorSection } from './section';

/** The properties of several parts at once. */
export function PartsInspector({ ids }: { ids: readonly string[] }) {
  const editor = useEditor();
  return (
    <>
      <div className="flex h-13 items-center justify-between border-b pr-2 pl-4">
        <h2 className="font-medium">{ids.length} parts</h2>
        <ViewButtons ids={ids} />
      </div>
      <InspectorSection title="Selected">
        <ul className="-mx-2 flex flex-col">
          {ids.map((id) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => selectParts(editor, [id])}
                onPointerEnter={() => editor.pointed.setState({ part: id })}
                onPointerLeave={() => editor.pointed.setState({ part: null })}
                className="flex h-7 w-full items-center rounded-[6px] px-2 text-left hover:bg-hover pointer-coarse:h-9"
              >
                <span className="truncate">{partTitle(id)}</span>
              </button>
            </li>
          ))}
        </ul>
      </InspectorSection>
      <InspectorSection title="Order">
        <div className="grid grid-cols-2 gap-2">
          <Button size="small" onClick={() => COMMANDS.forward.run(editor)}>
            <BringToFront aria-hidden className="size-3.5" />
            Forward
          </Button>
          <Button size="small" onClick={() => COMMANDS.backward.run(editor)}>
            <SendToBack aria-hidden className="size-3.5" />
            Backward
          </Button>
        </div>
      </InspectorSection>
    </>
  );
}
