'use client';

import type { Node } from '@xyflow/react';
import { useState } from 'react';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { isAny, type Document } from '../graph/document';
import { ANY_CARD_PX, CARD_PX, sizeOf } from '../graph/layout';
import { useDesignerState } from '../state/context';

/** What the cards are made from. */
interface CardsInput {
  graph: CanvasGraph;
  places: Document['places'];
  chosen: readonly string[];
}

/** The cards with their input, for reuse. */
interface KnownCards extends CardsInput {
  cards: Node[];
}

/** The cards of the shown graph as nodes for React Flow. An unchanged card is the same object. */
export function useCards(): Node[] {
  const graph = useDesignerState(({ document }) => document.graph);
  const places = useDesignerState(({ document }) => document.places);
  const chosen = useDesignerState(({ selection }) => selection.states);
  const [last, setLast] = useState<KnownCards | null>(null);
  let now = last;
  if (now?.graph !== graph || now.places !== places || now.chosen !== chosen) {
    now = { graph, places, chosen, cards: cardsOf({ graph, places, chosen }, last?.cards ?? []) };
    setLast(now);
  }
  return now.cards;
}

/** The nodes of all cards; those that are as `before` are reused. */
function cardsOf({ graph, places, chosen }: CardsInput, before: readonly Node[]): Node[] {
  const known = new Map(before.map((card) => [card.id, card]));
  return Object.entries(places).map(([id, position]) => {
    const card = cardOf(graph, id, position, chosen.includes(id));
    const old = known.get(id);
    return old && isSameNode(old, card) ? old : card;
  });
}

function isSameNode(a: Node, b: Node): boolean {
  const { position: from, selected, ariaLabel } = a;
  const { position: to } = b;
  return from.x === to.x && from.y === to.y && selected === b.selected && ariaLabel === b.ariaLabel;
}

function cardOf({ states, initial }: CanvasGraph, id: string, position: Node['position'], selected: boolean): Node {
  const state = states.find((each) => each.id === id);
  const says = state
    ? `State ${id}, plays ${state.animation}${state.loop ? ', loops' : ''}${initial === id ? ', the start' : ''}`
    : 'Any state';
  return {
    id,
    type: isAny(id) ? 'any' : 'state',
    position,
    selected,
    data: {},
    ...sizeOf(id),
    measured: isAny(id) ? ANY_CARD_PX : CARD_PX,
    ariaLabel: says,
    domAttributes: { 'aria-roledescription': 'card' },
  };
}
