'use client';

import { useRef } from 'react';
import { Dialog } from '../ui/dialog';
import { isAny, stateIds } from './graph/document';
import { inspectorStart } from './inspector/start';
import { connect } from './state/acts';
import { useDesigner, useDesignerState } from './state/context';

/** Adds a transition from the selected state without a mouse: asks for its target. */
export function ConnectDialog() {
  const designer = useDesigner();
  const from = useDesignerState(({ selection }) => selection.states[0]);
  const document = useDesignerState((state) => state.document);
  const open = useDesignerState(({ dialog }) => dialog === 'connect');
  const chose = useRef(false);
  const close = () => designer.store.setState({ dialog: null });
  return (
    <Dialog
      open={open && from !== undefined}
      onOpenChange={close}
      title={`Transition from ${from === undefined || isAny(from) ? 'any state' : from}`}
      description="Where does it lead?"
      width="sm:w-80"
      focusAfter={() => (chose.current ? inspectorStart() : null)}
    >
      <ul className="-mx-2 flex flex-col">
        {stateIds(document).map((id, index) => (
          <li key={id}>
            <button
              type="button"
              data-first={index === 0 ? true : undefined}
              className="h-9 w-full truncate rounded-ui px-2 text-left hover:bg-hover pointer-coarse:h-11"
              onClick={() => {
                chose.current = true;
                close();
                if (from !== undefined) connect(designer, from, id);
              }}
            >
              {id}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
