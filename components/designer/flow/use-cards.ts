'use client';

import type { Node } from '@xyflow/react';
import { useMemo } from 'react';
import { isAny } from '../graph/document';
import { ANY_CARD_PX, CARD_PX, sizeOf } from '../graph/layout';
import { useDesignerState } from '../state/context';

/** The cards of the shown graph as nodes for React Flow. */
export function useCards(): Node[] {
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
