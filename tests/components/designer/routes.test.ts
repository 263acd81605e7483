import { describe, expect, test } from 'vitest';
import { distance, overlap } from '@/components/designer/graph/curve';
import type { GraphPoint } from '@/components/designer/graph/document';
import { arrange } from '@/components/designer/graph/arrange';
import { sizeOf } from '@/components/designer/graph/layout';
import { drawLines, routesOf, type WireDrawing } from '@/components/designer/graph/routes';
import { changeTransition } from '@/components/designer/graph/transitions';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';

describe.each(CANVAS_TEMPLATES.map((template) => [template.id, template.graph] as const))(
  'the drawing of %s',
  (_, graph) => {
    const places = arrange(graph);
    const boxes = Object.entries(places).map(([id, place]) => ({ id, ...place, ...sizeOf(id) }));

    test('has a position for every card, without overlaps', () => {
      expect(Object.keys(places).sort()).toEqual(['*', ...graph.states.map(({ id }) => id)].sort());
      for (const a of boxes)
        for (const b of boxes)
          if (a.id < b.id)
            expect(
              a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
              `${a.id} on ${b.id}`,
            ).toBe(false);
    });

    test('has a line for each transition and each `then`, without overlapping labels', () => {
      const drawing = drawLines(graph, places);
      const routes = routesOf(drawing);
      expect(routes.flatMap(({ transition }) => transition ?? [])).toEqual(graph.transitions.map((__, index) => index));
      expect(routes.filter(({ transition }) => transition === null)).toHaveLength(
        graph.states.filter(({ then }) => then !== null).length,
      );
      for (const { path, arrow } of routes) expect(`${path}${arrow}`).not.toMatch(/NaN|Infinity/);
      expect(collisions(drawing)).toEqual([]);
    });
  },
);

/** The labels of a layout that overlap other labels or a card. */
function collisions({ boxes, lines }: WireDrawing): string[] {
  const words = [...lines.values()].flatMap(({ line, words: box }) => (box ? [{ id: line.key, box }] : []));
  const things = [...words, ...[...boxes].map(([id, box]) => ({ id, box }))];
  return words.flatMap(({ id, box }, index) =>
    things.slice(index + 1).flatMap((other) => (overlap(box, other.box) ? [`${id} on ${other.id}`] : [])),
  );
}

/** Twelve states around one, and thirty transitions: in both directions, duplicated, and of a state to itself. */
function crowd(): CanvasGraph {
  const ids = ['idle', ...Array.from({ length: 11 }, (_, index) => `state_${index + 1}`)];
  const spokes = ids.slice(1, 9).flatMap(
    (id) =>
      [
        ['idle', id],
        [id, 'idle'],
      ] as const,
  );
  const others = [
    ['idle', 'idle'],
    ['idle', 'idle'],
    ['state_1', 'state_2'],
    ['state_1', 'state_2'],
    ['state_2', 'state_1'],
    ['state_2', 'state_1'],
    ['*', 'state_3'],
    ['*', 'state_9'],
    ['state_8', 'state_10'],
    ['state_10', 'state_11'],
    ['state_11', 'state_10'],
    ['state_10', 'state_8'],
    ['state_9', 'idle'],
    ['state_4', 'state_4'],
  ] as const;
  const words = ['greet', 'user_is_typing', 'busy'];
  return {
    canvasVersion: 1,
    initial: 'idle',
    inputs: words.map((name) => ({ name, type: 'trigger', default: null })),
    states: ids.map((id) => ({ id, animation: 'idle', loop: true, then: null })),
    transitions: [...spokes, ...others].map(([from, to], index) => ({
      from,
      to,
      when: [{ input: words[index % 3] ?? '', op: 'fired', value: null }],
      blend: 0.2,
    })),
  };
}

/** The width of the label of the first transition. */
const widthIn = ({ lines }: WireDrawing): number => lines.get('transition:0')?.words?.width ?? 0;

/** The minimum distance of two lists of points. */
const nearest = (a: readonly GraphPoint[], b: readonly GraphPoint[]) =>
  Math.min(...a.map((one) => Math.min(...b.map((two) => distance(one, two)))));

describe('lines', () => {
  test('of a crowded graph have readable labels', () => {
    const graph = crowd();
    expect([graph.states.length, graph.transitions.length]).toEqual([12, 30]);
    expect(collisions(drawLines(graph, arrange(graph)))).toEqual([]);
  });

  test('between the same two states, or of a state to itself, do not coincide', () => {
    const graph = crowd();
    const lines = [...drawLines(graph, arrange(graph)).lines.values()];
    const pairs = (one: string, two: string) =>
      lines.filter(({ line: { from, to } }) => [one, two].includes(from) && [one, two].includes(to));
    for (const some of [pairs('state_1', 'state_2'), pairs('idle', 'idle')]) {
      const middles = some.map(({ points }) => points.slice(4, -4));
      for (const [index, one] of middles.entries())
        for (const two of middles.slice(index + 1)) expect(nearest(one, two)).toBeGreaterThan(8);
    }
  });

  test('do not change while other cards are moved', () => {
    const graph = crowd();
    const places = arrange(graph);
    const before = drawLines(graph, places);
    const moved = { ...places, state_11: { x: (places.state_11?.x ?? 0) + 40, y: (places.state_11?.y ?? 0) + 10 } };
    const after = drawLines(graph, moved, before);
    const changed = [...after.lines.values()]
      .filter((line) => before.lines.get(line.line.key) !== line)
      .map(({ line: { from, to } }) => `${from} ${to}`);
    expect(changed).toEqual(['state_10 state_11', 'state_11 state_10']);
  });

  test('change if their labels change', () => {
    const document = { graph: crowd(), places: arrange(crowd()) };
    const before = drawLines(document.graph, document.places);
    const { graph, places } = changeTransition(document, 0, {
      when: [
        { input: 'greet', op: 'fired', value: null },
        { input: 'busy', op: 'is_true', value: null },
      ],
    });
    expect(widthIn(drawLines(graph, places, before))).toBeGreaterThan(widthIn(before));
  });
});
