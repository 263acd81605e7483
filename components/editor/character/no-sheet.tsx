'use client';

import { Button } from '../../ui/button';
import { COMMANDS } from '../state/commands';
import { useEditor } from '../state/context';

/** Explains why a mascot has no character choices, and what to do instead. */
export function NoSheet() {
  const editor = useEditor();
  const { store } = editor;
  return (
    <div className="flex flex-col gap-3 p-4">
      <p>
        This mascot was not drawn from a character sheet: it was drawn by hand, imported or rebuilt from a picture, or
        changed since in a way that a sheet does not hold.
      </p>
      <p className="text-muted">
        Describe a change in words, or change its parts and colours in the inspector. An earlier version that was drawn
        from a sheet can be restored under Edit.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => COMMANDS.describeEdit.run(editor)}>
          Describe a change
        </Button>
        <Button size="small" look="quiet" onClick={() => store.setState({ panel: 'inspector' })}>
          Open the inspector
        </Button>
      </div>
    </div>
  );
}
