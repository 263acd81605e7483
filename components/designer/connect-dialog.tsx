'use client';

import { Dialog } from '../ui/dialog';
import { isAny, stateIds } from './graph/document';
import { connect } from './state/acts';
import { useDesigner, useDesignerState } from './state/context';

/** Asks where a transition from the chosen state leads: the way to draw one without a mouse. */
export function ConnectDialog() {
  const designer = useDesigner();
  const from = useDesignerState(({ selection }) => selection.states[0]);
  const document = useDesignerState((state) => state.document);
  const open = useDesignerState(({ dialog }) => dialog === 'connect');
  const close = () => designer.store.setState({ dialog: null });
  return (
    <Dialog open={open && from !== undefined} onOpenChange={close} title={`Transition from ${from === undefined || isAny(from) ? 'any state' : from}`} description="Where does it lead?" width="sm:w-80">
      <ul className="-mx-2 flex flex-col">
        {stateIds(document).map((id) => (
          <li key={id}>
            <button
              type="button" className="h-9 w-full truncate rounded-ui px-2 text-left hover:bg-hover pointer-coarse:h-11"
              onClick={() => {
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
