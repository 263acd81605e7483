'use client';

import {
  Background,
  ReactFlow,
  ReactFlowProvider,
  type Connection,
  type Edge,
  type EdgeTypes,
  type Node,
  type NodeChange,
  type NodeTypes,
  useStore,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useMemo, useState, type CSSProperties, type FocusEvent } from 'react';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { isAny, type Document } from '../graph/document';
import { ANY_CARD_PX, CARD_PX, sizeOf } from '../graph/layout';
import { drawLines, routesOf, type WireDrawing } from '../graph/routes';
import { NOTHING } from '../graph/selection';
import { connect } from '../state/acts';
import { useDesigner, useDesignerState } from '../state/context';
import type { Designer } from '../state/designer';
import { edit, sealEdits, select } from '../state/edit';
import { AnyCard } from './any-card';
import { FlowControls } from './flow-controls';
import { StateCard } from './state-card';
import { FIT_OPTIONS, useViewport } from './use-viewport';
import { Wire, type WireEdge } from './wire';

const NODE_TYPES: NodeTypes = { state: StateCard, any: AnyCard };
const EDGE_TYPES: EdgeTypes = { wire: Wire };
/** The distance from a card, in pixels, at which a dragged line snaps to it. */
const SNAP_RADIUS_PX = 36;
/** The largest factor by which labels grow against zooming out, so that they stay legible. */
const MAX_WORDS_SCALE = 1.4;

/** The graph, with cards to move and lines to draw. */
export function Flow() {
  return (
    <ReactFlowProvider>
      <Board />
    </ReactFlowProvider>
  );
}

function Board() {
  const designer = useDesigner();
  const nodes = useNodes();
  const edges = useEdges();
  const near = useStore(
    ({ transform: [, , zoom] }) => Math.round(Math.min(MAX_WORDS_SCALE, Math.max(1, 1 / zoom)) * 20) / 20,
  );
  useViewport(designer);
  return (
    <section
      aria-label="Graph"
      className="size-full"
      style={{ '--near': near } as CSSProperties}
      onFocus={(event) => selectFocused(designer, event)}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        className="flow"
        onNodesChange={(changes) => follow(designer, changes)}
        onNodeDragStart={() => sealEdits(designer)}
        onNodeDragStop={() => sealEdits(designer)}
        onSelectionDragStart={() => sealEdits(designer)}
        onSelectionDragStop={() => sealEdits(designer)}
        onConnect={({ source, target }) => connect(designer, source, target)}
        isValidConnection={isPossible}
        connectionRadius={SNAP_RADIUS_PX}
        onEdgeClick={(_, { data }) => choose(designer, data?.route.transition ?? undefined, data?.route.from)}
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
      </ReactFlow>
    </section>
  );
}

const isPossible = ({ target }: Edge | Connection) => !isAny(target);

function useNodes(): Node[] {
  const graph = useDesignerState(({ document }) => document.graph);
  const places = useDesignerState(({ document }) => document.places);
  const chosen = useDesignerState(({ selection }) => selection.states);
  return useMemo(
    () =>
      Object.entries(places).map(([id, position]): Node => {
        const state = graph.states.find((each) => each.id === id);
        const says = state
          ? `State ${id}, plays ${state.animation}${state.loop ? ', loops' : ''}` +
            `${graph.initial === id ? ', the start' : ''}`
          : 'Any state';
        return {
          id,
          type: isAny(id) ? 'any' : 'state',
          position,
          selected: chosen.includes(id),
          data: {},
          ...sizeOf(id),
          measured: isAny(id) ? ANY_CARD_PX : CARD_PX,
          ariaLabel: says,
          domAttributes: { 'aria-roledescription': 'card' },
        };
      }),
    [graph, places, chosen],
  );
}

function useEdges(): WireEdge[] {
  const graph = useDesignerState(({ document }) => document.graph);
  const places = useDesignerState(({ document }) => document.places);
  const [last, setLast] = useState<{ graph: CanvasGraph; places: Document['places']; drawing: WireDrawing } | null>(
    null,
  );
  let now = last;
  if (now?.graph !== graph || now.places !== places) {
    now = { graph, places, drawing: drawLines(graph, places, last?.drawing) };
    setLast(now);
  }
  const { drawing } = now;
  return useMemo(
    () =>
      routesOf(drawing).map((route): WireEdge => ({
        id: route.key,
        type: 'wire',
        source: route.from,
        target: route.to,
        data: { route },
        selectable: false,
        focusable: false,
        ariaLabel: `From ${isAny(route.from) ? 'any state' : route.from} to ${route.to}`,
      })),
    [drawing],
  );
}

/** Selects a transition. A line without one is the end of an animation, so it selects its state. */
function choose(designer: Designer, transition: number | undefined, from: string | undefined): void {
  if (transition !== undefined) select(designer, { ...NOTHING, transitions: [transition] });
  else if (from !== undefined) select(designer, { ...NOTHING, states: [from] });
}

/** Applies the graph library's changes of cards: drags and selection. */
function follow(designer: Designer, changes: readonly NodeChange[]): void {
  const { document, selection } = designer.store.getState();
  const moved = changes.flatMap((change) =>
    change.type === 'position' && change.position ? [[change.id, change.position] as const] : [],
  );
  if (moved.length > 0)
    edit(
      designer,
      { ...document, places: { ...document.places, ...Object.fromEntries(moved) } },
      { label: 'Move', merge: 'drag' },
    );
  const chosen = changes.filter((change) => change.type === 'select');
  if (chosen.length === 0) return;
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

/** Selects a card that gets the keyboard's focus. */
function selectFocused(designer: Designer, { target }: FocusEvent): void {
  const id = target.matches('.react-flow__node:focus-visible') ? target.getAttribute('data-id') : null;
  if (id !== null && !designer.store.getState().selection.states.includes(id))
    select(designer, { ...NOTHING, states: [id] });
}
