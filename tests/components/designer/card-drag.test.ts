import { expect, test } from 'vitest';
import { createCardDrag } from '@/components/designer/flow/card-drag';
import { arrange } from '@/components/designer/graph/arrange';
import { DESIGNER_COMMANDS } from '@/components/designer/state/commands';
import { createDesigner } from '@/components/designer/state/designer';
import { createClient } from '@/lib/client';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';
import { acceptedSpec, sampleSpec } from '../../support/specs';

function open() {
  const canvas = { id: 'cnv_1', graph: CANVAS_TEMPLATES[0]?.graph, updated_at: '' } as Canvas;
  const designer = createDesigner({
    canvas,
    places: arrange(canvas.graph),
    mascot: { id: 'msc_1' } as Mascot,
    spec: acceptedSpec(sampleSpec('fox')),
    animations: [],
    client: createClient({ baseUrl: 'http://service' }),
    tell: () => undefined,
  });
  const state = () => designer.store.getState();
  return { designer, drag: createCardDrag(designer), state, place: () => state().document.places.idle };
}

test('dragged cards change the document once at the end, as one undo step', () => {
  const { designer, drag, state, place } = open();
  const { document, history } = state();
  const before = place();
  for (const x of [1000, 1010, 1020]) drag.move({ idle: { x, y: 40 } });
  expect(drag.store.getState().places).toEqual({ idle: { x: 1020, y: 40 } });
  expect(state()).toMatchObject({ document, history });
  drag.end();
  expect(place()).toEqual({ x: 1020, y: 40 });
  expect(drag.store.getState().places).toBeNull();
  expect(state().history.past).toHaveLength(1);
  DESIGNER_COMMANDS.undo.run(designer);
  expect(place()).toEqual(before);
  clearTimeout(designer.timer);
});

test('a canceled drag restores the cards, and ignores further moves', () => {
  const { designer, drag, state, place } = open();
  const before = place();
  drag.move({ idle: { x: 1000, y: 40 } });
  expect(drag.cancel()).toBe(true);
  drag.move({ idle: { x: 1010, y: 40 } });
  drag.end();
  expect(place()).toEqual(before);
  expect(state().history.past).toEqual([]);
  expect(drag.cancel()).toBe(false);
  drag.move({ idle: { x: 1010, y: 40 } });
  drag.end();
  expect(place()).toEqual({ x: 1010, y: 40 });
  clearTimeout(designer.timer);
});
