'use client';

import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  Copy,
  Trash2,
} from 'lucide-react';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { isAny } from '../graph/document';
import { DESIGNER_COMMANDS } from '../state/commands';
import { useDesigner, useDesignerState } from '../state/context';
import { Leaving } from './leaving';
import { StateInspector } from './state-inspector';
import { TransitionInspector } from './transition-inspector';

/** The properties of the selected state or transition; for several, the actions on them. */
export function Chosen() {
  const { states, transitions } = useDesignerState(({ selection }) => selection);
  // The key is the state's index, so that its name field keeps the focus during a rename.
  const place = useDesignerState(({ document, selection }) =>
    document.graph.states.findIndex(({ id }) => id === selection.states[0]),
  );
  const [state, transition] = [states[0], transitions[0]];
  if (states.length + transitions.length > 1) return <Several count={states.length + transitions.length} />;
  if (transition !== undefined) return <TransitionInspector key={transition} index={transition} />;
  if (state === undefined) return null;
  return isAny(state) ? <AnyInspector /> : <StateInspector key={place} id={state} />;
}

/** The buttons that align and distribute, each with its command. */
const ARRANGING = [
  ['alignLeft', AlignStartVertical],
  ['alignCenter', AlignCenterVertical],
  ['alignRight', AlignEndVertical],
  ['distributeAcross', AlignHorizontalSpaceAround],
  ['alignTop', AlignStartHorizontal],
  ['alignMiddle', AlignCenterHorizontal],
  ['alignBottom', AlignEndHorizontal],
  ['distributeDown', AlignVerticalSpaceAround],
] as const;

function Several({ count }: { count: number }) {
  const designer = useDesigner();
  const cards = useDesignerState(({ selection }) => selection.states.length);
  return (
    <div className="flex flex-col gap-4 p-4">
      <h2 className="text-title font-semibold">{count} chosen</h2>
      {cards > 1 ? (
        <div role="group" aria-label="Arrange" className="-ml-1.5 grid w-fit grid-cols-4 gap-0.5">
          {ARRANGING.map(([id, icon]) => (
            <IconButton
              key={id}
              icon={icon}
              label={DESIGNER_COMMANDS[id].title}
              side="left"
              disabled={cards < 3 && id.startsWith('distribute')}
              onClick={() => DESIGNER_COMMANDS[id].run(designer)}
            />
          ))}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => DESIGNER_COMMANDS.duplicate.run(designer)}>
          <Copy aria-hidden className="size-3.5" />
          Duplicate
        </Button>
        <Button size="small" look="danger" onClick={() => DESIGNER_COMMANDS.remove.run(designer)}>
          <Trash2 aria-hidden className="size-3.5" />
          Delete
        </Button>
      </div>
    </div>
  );
}

function AnyInspector() {
  return (
    <div className="flex flex-col gap-5 p-4">
      <div>
        <h2 className="text-title font-semibold">Any state</h2>
        <p className="mt-1 text-muted">
          Its transitions are tested first, whatever the current state. The first whose conditions hold is taken.
        </p>
      </div>
      <Leaving from="*" />
    </div>
  );
}
