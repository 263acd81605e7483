'use client';

import { EmbedCode } from '../embed/embed-code';
import { Dialog } from '../ui/dialog';
import { useDesigner, useDesignerState } from './state/context';

/** The code that runs this canvas on a page. */
export function EmbedDialog() {
  const designer = useDesigner();
  const open = useDesignerState(({ dialog }) => dialog === 'embed');
  const { name, graph } = useDesignerState(({ canvas }) => canvas);
  const { mascot, spec } = designer;
  const inputs = graph.inputs.map((input) => input.name);
  return (
    <Dialog
      open={open}
      onOpenChange={() => designer.store.setState({ dialog: null })}
      title="Embed this canvas"
      description="Paste the player into a page, and set the canvas's inputs from there."
      width="sm:w-160"
    >
      <div className="flex flex-col gap-3">
        <EmbedCode
          picture={{
            origin: new URL(mascot.bundle_url).origin,
            mascotId: mascot.id,
            canvas: name,
            name: mascot.name,
            ...spec.canvas,
          }}
        />
        {inputs.length > 0 ? (
          <p className="text-small wrap-anywhere text-muted">
            Its inputs: <span className="font-mono">{inputs.join(', ')}</span>. Set them with{' '}
            <span className="font-mono">setInput(name, value)</span>, fire triggers with{' '}
            <span className="font-mono">fire(name)</span>.
          </p>
        ) : null}
        {mascot.public ? null : (
          <p className="text-small text-muted">
            {mascot.name} is private: pages outside this workspace can show it once it is public, or by a share link.
          </p>
        )}
      </div>
    </Dialog>
  );
}
