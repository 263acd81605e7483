import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addInput, changeDefault, removeInput, renameInput, retypeInput } from '@/components/designer/graph/inputs';
import { arrange } from '@/components/designer/graph/arrange';
import { changeState, renameState } from '@/components/designer/graph/document';
import { NOTHING } from '@/components/designer/graph/selection';
import { changeTransition, moveTransition } from '@/components/designer/graph/transitions';
import { connect, newState, nudgeChosen } from '@/components/designer/state/acts';
import { DESIGNER_COMMANDS, type DesignerCommandId } from '@/components/designer/state/commands';
import { createDesigner, type Designer } from '@/components/designer/state/designer';
import { edit, select } from '@/components/designer/state/edit';
import type { Document } from '@/components/designer/graph/document';
import type { Command } from '@/components/session/command';
import { createClient } from '@/lib/client';
import type { Mascot } from '@/lib/contract/mascot';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';
import type { MascotSpec } from '@/lib/core/spec/schema';

const spec = JSON.parse(readFileSync(new URL('../../fixtures/specs/fox.json', import.meta.url), 'utf8')) as MascotSpec;
const graph = CANVAS_TEMPLATES.find(
  ({ graph: { inputs, transitions } }) => inputs.length > 0 && transitions.length > 3,
)?.graph;
if (!graph) throw new Error('There is no template with inputs.');
const NOW = '2026-01-01T00:00:00.000Z';
const [one, two, three] = graph.states.map(({ id }) => id) as [string, string, string];
const input = graph.inputs[0]?.name ?? '';
const crowded = graph.transitions.findIndex(({ from }, at) => graph.transitions[at + 1]?.from === from);

const chosen = (states: readonly string[]) => ({ ...NOTHING, states });
const command =
  (id: DesignerCommandId, states: readonly string[], transitions: readonly number[] = []) =>
  (designer: Designer) => {
    select(designer, { states, transitions });
    (DESIGNER_COMMANDS[id] as Command<Designer>).run(designer);
  };
/** An edit that changes the document by a function. */
const by = (change: (document: Document) => Document) => (designer: Designer) =>
  edit(designer, change(designer.store.getState().document), { label: 'Change' });

/** Every kind of edit in the designer. */
const EDITS: Record<string, (designer: Designer) => unknown> = {
  'a new state': newState,
  'a new transition': (designer) => connect(designer, two, one),
  'a renamed state': by((document) => renameState(document, one, 'renamed')),
  'another motion': by((document) => changeState(document, two, { animation: 'dance', loop: false })),
  'what follows': by((document) => changeState(document, two, { loop: false, then: one })),
  'another start': command('startHere', [three]),
  'a changed transition': by((document) => changeTransition(document, 1, { blend: 1.25, when: [] })),
  'a reversed transition': command(
    'reverse',
    [],
    [graph.transitions.findIndex(({ from, to }) => from !== '*' && from !== to)],
  ),
  'another order': by((document) => moveTransition(document, crowded, 1)?.document ?? document),
  'a new input': by((document) => addInput(document, 'number').document),
  'a renamed input': by((document) => renameInput(document, input, 'renamed')),
  'another type of input': by((document) => retypeInput(document, input, 'number')),
  'another value at the start': by((document) =>
    changeDefault(addInput(document, 'number').document, addInput(document, 'number').name, 4),
  ),
  'a deleted input': by((document) => removeInput(document, input)),
  'a move': (designer) => {
    select(designer, chosen([one]));
    nudgeChosen(designer, 8, 16);
  },
  'an alignment': command('alignTop', [one, two, three]),
  'a distribution': command('distributeAcross', [one, two, three]),
  'a copy': command('duplicate', [one, two]),
  'a deleted transition': command('remove', [], [0]),
  'deleted states': command('remove', [one, two]),
};

function open(): Designer {
  const canvas = {
    id: 'cnv_1',
    object: 'canvas',
    mascot_id: 'msc_1',
    name: 'Chat',
    graph: graph!,
    created_at: NOW,
    updated_at: NOW,
  } as const;
  return createDesigner({
    canvas,
    places: arrange(graph!),
    mascot: { id: 'msc_1', name: 'Maple' } as Mascot,
    spec,
    animations: [],
    client: createClient({ baseUrl: 'http://service', fetch: async () => Response.json(canvas) }),
    tell: () => undefined,
  });
}

const bytes = ({ store }: Designer): string => {
  const { graph: now, places } = store.getState().document;
  return JSON.stringify([now, Object.entries(places).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
};

test.each(Object.entries(EDITS))('%s is undone and redone to the byte', (_, act) => {
  const designer = open();
  const before = bytes(designer);
  act(designer);
  const after = bytes(designer);
  expect(after).not.toBe(before);
  DESIGNER_COMMANDS.undo.run(designer);
  expect(bytes(designer)).toBe(before);
  DESIGNER_COMMANDS.redo.run(designer);
  expect(bytes(designer)).toBe(after);
});

test('a long story of all edits is undone to its beginning, and redone to its end', () => {
  const designer = open();
  const told = [bytes(designer)];
  for (const act of Object.values(EDITS)) {
    const { length } = designer.store.getState().history.past;
    act(designer);
    if (designer.store.getState().history.past.length > length) told.push(bytes(designer));
  }
  for (const before of told.slice(0, -1).toReversed()) {
    DESIGNER_COMMANDS.undo.run(designer);
    expect(bytes(designer)).toBe(before);
  }
  for (const after of told.slice(1)) {
    DESIGNER_COMMANDS.redo.run(designer);
    expect(bytes(designer)).toBe(after);
  }
});
