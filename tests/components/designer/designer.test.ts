import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { arrange } from '@/components/designer/graph/arrange';
import { connect, duplicate, newState, removeChosen, tidy } from '@/components/designer/state/acts';
import { DESIGNER_COMMANDS } from '@/components/designer/state/commands';
import { createDesigner } from '@/components/designer/state/designer';
import { edit, select } from '@/components/designer/state/edit';
import { isDirty, rename, save } from '@/components/designer/state/save';
import { withChange, IDLE_TRIAL, logText, withNote } from '@/components/designer/state/trial';
import { changeTransition } from '@/components/designer/graph/transitions';
import { NOTHING } from '@/components/designer/graph/selection';
import { createClient } from '@/lib/client';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';
import type { MascotSpec } from '@/lib/core/spec/schema';

const spec = JSON.parse(readFileSync(new URL('../../fixtures/specs/fox.json', import.meta.url), 'utf8')) as MascotSpec;
const chatbot = CANVAS_TEMPLATES[0]?.graph;
if (!chatbot) throw new Error('There is no template.');
const NOW = '2026-01-01T00:00:00.000Z';

/** An in-memory fake of the browser's storage. */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

function open(
  canvas: Canvas = {
    id: 'cnv_1',
    object: 'canvas',
    mascot_id: 'msc_1',
    name: 'Chat',
    graph: chatbot!,
    created_at: NOW,
    updated_at: NOW,
  },
) {
  const asked: { graph?: unknown; name?: string }[] = [];
  const said: string[] = [];
  const service = { refuse: false };
  const client = createClient({
    baseUrl: 'http://service',
    fetch: async (_, init) => {
      if (service.refuse)
        return Response.json(
          { error: { code: 'internal', message: 'The disk is full.', details: null } },
          { status: 500 },
        );
      const body = JSON.parse(String(init?.body)) as { graph?: Canvas['graph']; name?: string };
      asked.push(body);
      return Response.json({ ...canvas, ...body, updated_at: `2026-01-01T00:00:0${asked.length}.000Z` });
    },
  });
  const designer = createDesigner({
    canvas,
    places: arrange(canvas.graph),
    mascot: { id: 'msc_1', name: 'Maple' } as Mascot,
    spec,
    animations: [],
    client,
    tell: (message) => said.push(message),
  });
  const state = () => designer.store.getState();
  const graph = () => state().document.graph;
  return { designer, asked, said, service, state, graph };
}

describe('a canvas', () => {
  test('is saved as shown, once for many changes', async () => {
    const { designer, asked, graph, state } = open();
    newState(designer);
    newState(designer);
    expect(asked).toEqual([]);
    expect(state().saving).toBe('waiting');
    await save(designer);
    expect(asked).toEqual([{ graph: graph() }]);
    expect(
      graph()
        .states.slice(-2)
        .map(({ id }) => id),
    ).toEqual(['state', 'state_2']);
    expect([state().saving, isDirty(designer)]).toEqual(['saved', false]);
  });

  test('with a problem is not saved, and is kept in this browser until it is corrected', async () => {
    const { designer, asked, state } = open();
    connect(designer, 'idle', 'hello');
    await save(designer);
    expect([asked.length, state().saving]).toEqual([0, 'waiting']);
    const again = open();
    expect(again.graph()).toEqual(state().document.graph);
    expect(isDirty(again.designer)).toBe(true);
    edit(
      again.designer,
      changeTransition(again.state().document, again.graph().transitions.length - 1, {
        when: [{ input: 'greet', op: 'fired', value: null }],
      }),
      { label: 'Mend' },
    );
    await save(again.designer);
    expect(again.asked).toHaveLength(1);
    expect(isDirty(open({ ...again.state().canvas }).designer)).toBe(false);
  });

  test('that was changed elsewhere starts from the base of the kept work, so that it can be merged', () => {
    const { designer, state } = open();
    newState(designer);
    clearTimeout(designer.timer);
    const elsewhere = { ...state().canvas, graph: { ...chatbot!, states: chatbot!.states.slice(0, 1) } };
    const again = open({ ...elsewhere, updated_at: '2026-02-02T00:00:00.000Z' });
    expect(isDirty(again.designer)).toBe(true);
    expect([again.graph(), again.state().canvas.graph]).toEqual([state().document.graph, chatbot]);
    expect(again.state().canvas.updated_at).toBe(NOW);
  });

  test('that could not be saved shows that, stays, and can be saved again', async () => {
    const { designer, said, service, state } = open();
    newState(designer);
    service.refuse = true;
    await save(designer);
    expect([said, state().saving, isDirty(designer)]).toEqual([['The disk is full.'], 'failed', true]);
    service.refuse = false;
    await save(designer);
    expect(state().saving).toBe('saved');
  });

  test('gets its old name back if a new one is refused', async () => {
    const { designer, service, state } = open();
    service.refuse = true;
    rename(designer, 'Talk');
    expect(state().canvas.name).toBe('Talk');
    await designer.line;
    expect(state().canvas.name).toBe('Chat');
  });
});

describe('changes', () => {
  test('are undone and redone with their selection', () => {
    const { designer, graph, state } = open();
    const before = state().document;
    select(designer, { ...NOTHING, states: ['idle'] });
    removeChosen(designer);
    expect(graph().states.some(({ id }) => id === 'idle')).toBe(false);
    DESIGNER_COMMANDS.undo.run(designer);
    expect(state().document).toEqual(before);
    expect(state().selection.states).toEqual(['idle']);
    DESIGNER_COMMANDS.redo.run(designer);
    expect(graph().states.some(({ id }) => id === 'idle')).toBe(false);
    clearTimeout(designer.timer);
  });

  test('of positions are not sent to the server, and repeated arrow keys are one step', async () => {
    const { designer, asked, state } = open();
    const before = state().document.places.idle;
    select(designer, { ...NOTHING, states: ['idle'] });
    for (let i = 0; i < 3; i += 1) DESIGNER_COMMANDS.right.run(designer);
    await save(designer);
    expect(asked).toEqual([]);
    expect(open().state().document.places.idle?.x).toBe((before?.x ?? 0) + 24);
    DESIGNER_COMMANDS.undo.run(designer);
    expect(state().document.places.idle).toEqual(before);
    await tidy(designer);
    clearTimeout(designer.timer);
  });

  test('never delete the last state', () => {
    const { designer, graph, said } = open();
    DESIGNER_COMMANDS.selectAll.run(designer);
    removeChosen(designer);
    expect(graph()).toEqual(chatbot);
    expect(said).toEqual(['A canvas needs at least one state.']);
  });

  test('by duplication select the copy', () => {
    const { designer, state } = open();
    select(designer, { ...NOTHING, states: ['idle', 'talking'] });
    duplicate(designer);
    expect(state().selection.states).toEqual(['idle_2', 'talking_2']);
    clearTimeout(designer.timer);
  });
});

describe('the log of a trial', () => {
  test('lists the inputs, the transitions with reasons, and the highlighted lines', () => {
    const start = withChange(IDLE_TRIAL, chatbot!, { from: null, to: 'hello', why: 'start' }, 0);
    const ended = withChange(start, chatbot!, { from: 'hello', to: 'idle', why: 'wave ended' }, 1.6);
    expect(ended.went).toEqual({ key: 'end:hello', count: 1 });
    const greeted = withChange(
      withNote(ended, 'greet fired', 2),
      chatbot!,
      { from: 'idle', to: 'greeting', why: 'greet fired' },
      2,
    );
    expect(greeted).toMatchObject({ state: 'greeting', went: { key: 'transition:0' } });
    expect(logText(greeted.log).split('\n')).toEqual([
      '   0.00 s  hello  (start)',
      '   1.60 s  hello → idle  (wave ended)',
      '   2.00 s  greet fired',
      '   2.00 s  idle → greeting  (greet fired)',
    ]);
  });
});
