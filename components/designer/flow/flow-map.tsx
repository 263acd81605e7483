'use client';

import { MiniMap, useStore, type ReactFlowState } from '@xyflow/react';
import { sizeOf } from '../graph/layout';

/** Whether a card is outside of the visible part of the graph, at least in part. */
function isCut({ nodeLookup, transform: [left, top, zoom], width, height }: ReactFlowState): boolean {
  return [...nodeLookup.values()].some(({ id, internals: { positionAbsolute } }) => {
    const size = sizeOf(id);
    const x = positionAbsolute.x * zoom + left;
    const y = positionAbsolute.y * zoom + top;
    return x < 0 || y < 0 || x + size.width * zoom > width || y + size.height * zoom > height;
  });
}

/** A map of a graph that is larger than the screen; dragging it moves the visible part. */
export function FlowMap() {
  const cut = useStore(isCut);
  if (!cut) return null;
  return (
    <MiniMap
      pannable
      zoomable
      position="bottom-left"
      ariaLabel="Map of the graph"
      bgColor="var(--raised)"
      maskColor="var(--hover)"
      maskStrokeColor="var(--accent)"
      maskStrokeWidth={2}
      nodeColor="var(--wire)"
      nodeBorderRadius={16}
      className="m-3! mb-13! overflow-hidden rounded-ui shadow-ui max-sm:hidden!"
      style={{ width: 144, height: 96 }}
    />
  );
}
