import { isAny } from '../graph/document';
import type { DesignerCommandId } from './commands';
import type { DesignerState } from './designer';

/** Whether a command needs this of the selection. */
type Needs = (state: Pick<DesignerState, 'selection' | 'document' | 'history'>) => boolean;

const some: Needs = ({ selection }) => selection.states.length + selection.transitions.length > 0;
const real: Needs = ({ selection }) => selection.states.some((id) => !isAny(id));
const cards: Needs = ({ selection }) => selection.states.length > 0;
const oneCard: Needs = ({ selection }) => selection.states.length === 1;
const oneState: Needs = (state) => oneCard(state) && real(state);
const several: Needs = ({ selection }) => selection.states.length > 1;
const three: Needs = ({ selection }) => selection.states.length > 2;

/** What commands need, if they cannot always run. */
const NEEDS: Partial<Record<DesignerCommandId, Needs>> = {
  connect: oneCard,
  remove: some,
  duplicate: real,
  copy: real,
  cut: real,
  inspect: some,
  selectNone: some,
  startHere: (state) => oneState(state) && state.document.graph.initial !== state.selection.states[0],
  tryHere: oneState,
  reverse: ({ selection, document }) => {
    const [index] = selection.transitions;
    const transition = index === undefined ? undefined : document.graph.transitions[index];
    return transition !== undefined && !isAny(transition.from);
  },
  alignLeft: several,
  alignCenter: several,
  alignRight: several,
  alignTop: several,
  alignMiddle: several,
  alignBottom: several,
  distributeAcross: three,
  distributeDown: three,
  left: cards,
  right: cards,
  up: cards,
  down: cards,
  farLeft: cards,
  farRight: cards,
  farUp: cards,
  farDown: cards,
  undo: ({ history }) => history.past.length > 0,
  redo: ({ history }) => history.future.length > 0,
};

/** Whether a command of the designer would have an effect now. */
export const canRunCommand = (id: DesignerCommandId, state: Parameters<Needs>[0]): boolean =>
  NEEDS[id]?.(state) ?? true;
