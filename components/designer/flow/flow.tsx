'use client';

import {
  Background,
  ReactFlow,
  ReactFlowProvider,
  type Connection,
  type Edge,
  type EdgeTypes,
  type NodeChange,
  type NodeTypes,
  useStore,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { memo, useMemo, type CSSProperties, type FocusEvent, type MouseEvent } from 'react';
import { steadily } from '../../hooks/steadily';
import { isAny } from '../graph/document';
import { NOTHING } from '../graph/selection';
import { connect } from '../state/acts';
import { DESIGNER_COMMANDS } from '../state/commands';
import { useDesigner } from '../state/context';
import type { Designer } from '../state/designer';
import { select } from '../state/edit';
import { AnyCard } from './any-card';
import type { CardDrag } from './card-drag';
import { FlowControls } from './flow-controls';
import { FlowMap } from './flow-map';
import { StateCard } from './state-card';
import { useCardDrag } from './use-card-drag';
import { useCards } from './use-cards';
import { FIT_OPTIONS, GRAPH, useViewport } from './use-viewport';
import { edgesOf, useDrawing } from './use-wires';
import { Wire } from './wire';

const NODE_TYPES: NodeTypes = { state: StateCard, any: AnyCard };
const EDGE_TYPES: EdgeTypes = { wire: Wire };
/** The distance from a card, in pixels, at which a new line snaps to it. */
const SNAP_RADIUS_PX = 36;
/** The largest factor by which labels are enlarged when zoomed out, to stay legible. */
const MAX_WORDS_SCALE = 1.4;

/** The graph, in which cards can be moved and lines can be drawn. */
export const Flow = memo(function Flow() {
  return (
    <ReactFlowProvider>
      <Board />
    </ReactFlowProvider>
  );
});

function Board() {
  const designer = useDesigner();
  const cards = useCards();
  const drawing = useDrawing();
  const wires = useMemo(() => edgesOf(drawing), [drawing]);
  const drag = useCardDrag(designer, { cards, drawing });
  const near = useStore(
    ({ transform: [, , zoom] }) => Math.round(Math.min(MAX_WORDS_SCALE, Math.max(1, 1 / zoom)) * 20) / 20,
  );
  useViewport(designer);
  return (
    <section
      id={GRAPH}
      tabIndex={-1}
      aria-label="Graph"
      className="size-full -outline-offset-2!"
      style={{ '--near': near } as CSSProperties}
      onFocus={(event) => selectFocused(designer, event)}
      onContextMenu={(event) => openMenu(designer, event)}
    >
      <ReactFlow
        nodes={cards}
        edges={wires}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        className="flow"
        onNodesChange={(changes) => follow(designer, drag, changes)}
        onConnect={({ source, target }) => connect(designer, source, target)}
        isValidConnection={isPossible}
        connectionRadius={SNAP_RADIUS_PX}
        onEdgeClick={(_, { data }) => choose(designer, data?.route.transition ?? undefined, data?.route.from)}
        onNodeDoubleClick={() => DESIGNER_COMMANDS.rename.run(designer)}
        onPaneClick={() => select(designer, NOTHING)}
        disableKeyboardA11y
        deleteKeyCode={null}
        multiSelectionKeyCode={['Shift', 'Meta', 'Control']}
        selectionKeyCode="Shift"
        panOnScroll
        zoomOnDoubleClick={false}
        minZoom={FIT_OPTIONS.minZoom}
        maxZoom={2}
        fitView
        fitViewOptions={FIT_OPTIONS}
        onInit={() => designer.viewport?.fit({ first: true })}
        attributionPosition="top-right"
      >
        <Background gap={24} size={1.5} color="var(--line)" />
        <FlowControls />
        <FlowMap />
      </ReactFlow>
    </section>
  );
}

const isPossible = ({ target }: Edge | Connection) => !isAny(target);

/** Selects a transition. The line of an animation's end has no transition, so it selects its state. */
function choose(designer: Designer, transition: number | undefined, from: string | undefined): void {
  if (transition !== undefined) select(designer, { ...NOTHING, transitions: [transition] });
  else if (from !== undefined) select(designer, { ...NOTHING, states: [from] });
}

/** Applies the graph library's changes of cards: drags and selection. */
function follow(designer: Designer, drag: CardDrag, changes: readonly NodeChange[]): void {
  const moves = changes.filter((change) => change.type === 'position');
  if (moves.length > 0)
    drag.move(Object.fromEntries(moves.flatMap(({ id, position }) => (position ? [[id, position]] : []))));
  // The end of a drag is reported with `dragging: false`, even if a second finger interrupts it.
  if (moves.some(({ dragging }) => dragging === false)) drag.end();
  const chosen = changes.filter((change) => change.type === 'select');
  if (chosen.length === 0) return;
  const { selection } = designer.store.getState();
  const states = new Set(selection.states);
  for (const { id, selected } of chosen) {
    if (selected) states.add(id);
    else states.delete(id);
  }
  select(designer, {
    states: [...states],
    transitions: chosen.some(({ selected }) => selected) ? [] : selection.transitions,
  });
}

/** Opens the context menu, whose code is loaded on first use. */
function openMenu(designer: Designer, event: MouseEvent): void {
  // The browser's own menu is refused at once, because the code may come later.
  event.preventDefault();
  void steadily(() => import('./graph-menu')).then(({ openGraphMenu }) => openGraphMenu(designer, event));
}

/** Selects the card that receives the keyboard focus. */
function selectFocused(designer: Designer, { target }: FocusEvent): void {
  const id = target.matches('.react-flow__node:focus-visible') ? target.getAttribute('data-id') : null;
  if (id !== null && !designer.store.getState().selection.states.includes(id))
    select(designer, { ...NOTHING, states: [id] });
}
