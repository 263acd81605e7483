import { beforeEach, describe, expect, test } from 'vitest';
import { decide } from '@/components/designer/state/decide';
import { DESIGNER_COMMANDS } from '@/components/designer/state/commands';
import { createDesigner, type Designer } from '@/components/designer/state/designer';
import { edit } from '@/components/designer/state/edit';
import { changeState } from '@/components/designer/graph/document';
import { rename, save } from '@/components/designer/state/save';
import { createClient } from '@/lib/client';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { go, graphOf, loops, trigger } from '../../support/graphs';

beforeEach(() => {
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } });
});

const graph = graphOf([trigger('hey')], [loops('idle'), loops('busy', 'think')], [go('idle', 'busy', 'hey fired')]);
const at = (count: number) => `2026-01-01T00:00:0${count}.000Z`;

/** Two designers of one canvas, as in two tabs, neither of which knows the saves of the other. */
function openTwice() {
  let canvas: Canvas = {
    id: 'cnv_1',
    object: 'canvas',
    mascot_id: 'msc_1',
    name: 'Chat',
    graph,
    created_at: at(0),
    updated_at: at(0),
  };
  let saves = 0;
  const client = createClient({
    baseUrl: 'http://service',
    fetch: async (_, init) => {
      if (init?.method === 'GET') return Response.json({ object: 'list', data: [canvas] });
      const based = new Headers(init?.headers).get('If-Match');
      if (based !== `"${canvas.updated_at}"`)
        return Response.json(
          { error: { code: 'conflict', message: 'Behind.', details: { current: canvas.updated_at } } },
          { status: 412 },
        );
      saves += 1;
      canvas = { ...canvas, ...(JSON.parse(String(init?.body)) as Partial<Canvas>), updated_at: at(saves) };
      return Response.json(canvas);
    },
  });
  const open = () => {
    const said: string[] = [];
    const mascot = { id: 'msc_1', name: 'Maple' } as Mascot;
    const designer = createDesigner({
      canvas,
      places: {},
      mascot,
      spec: {} as MascotSpec,
      animations: [],
      client,
      tell: (message) => said.push(message),
    });
    return { designer, said };
  };
  const plays = () => canvas.graph.states.map(({ animation }) => animation).join(' ');
  return { one: open(), other: open(), plays, name: () => canvas.name };
}

const play = (designer: Designer, id: string, animation: string) =>
  edit(designer, changeState(designer.store.getState().document, id, { animation }), { label: 'Change motion' });
const shown = ({ store }: Designer) =>
  store
    .getState()
    .document.graph.states.map(({ animation }) => animation)
    .join(' ');

describe('two designers of one canvas', () => {
  test('merge changes of different items, and undo reverts only their own', async () => {
    const { one, other, plays } = openTwice();
    play(one.designer, 'idle', 'dance');
    await save(one.designer);
    play(other.designer, 'busy', 'working');
    await save(other.designer);
    expect([plays(), shown(other.designer), other.said]).toEqual([
      'dance working',
      'dance working',
      ['Merged with a change made elsewhere.'],
    ]);
    DESIGNER_COMMANDS.undo.run(one.designer);
    await save(one.designer);
    expect([plays(), shown(one.designer)]).toEqual(['idle working', 'idle working']);
    DESIGNER_COMMANDS.undo.run(other.designer);
    await save(other.designer);
    expect(plays()).toBe('idle think');
  });

  test('ask about changes of the same item, and undo restores the other version', async () => {
    const { one, other, plays } = openTwice();
    play(one.designer, 'idle', 'dance');
    await save(one.designer);
    play(other.designer, 'idle', 'sleep');
    await save(other.designer);
    expect(other.designer.store.getState().conflict?.clashes).toEqual([{ name: 'state idle' }]);
    expect([plays(), shown(other.designer)]).toEqual(['dance think', 'sleep think']);
    decide(other.designer, 'theirs');
    await save(other.designer);
    expect([plays(), shown(other.designer)]).toEqual(['dance think', 'dance think']);
    DESIGNER_COMMANDS.undo.run(other.designer);
    await save(other.designer);
    expect([plays(), shown(other.designer)]).toEqual(['sleep think', 'sleep think']);
  });

  test('can keep their own version', async () => {
    const { one, other, plays } = openTwice();
    play(one.designer, 'idle', 'dance');
    await save(one.designer);
    play(other.designer, 'idle', 'sleep');
    await save(other.designer);
    decide(other.designer, 'mine');
    await save(other.designer);
    expect(plays()).toBe('sleep think');
    DESIGNER_COMMANDS.undo.run(other.designer);
    await save(other.designer);
    expect(plays()).toBe('dance think');
  });

  test('treat many changes in a row as one, also for undo', async () => {
    const { one, plays } = openTwice();
    for (const animation of ['dance', 'sleep', 'wave']) {
      edit(one.designer, changeState(one.designer.store.getState().document, 'idle', { animation }), {
        label: 'Change',
        merge: 'idle',
      });
    }
    DESIGNER_COMMANDS.undo.run(one.designer);
    expect(shown(one.designer)).toBe('idle think');
    DESIGNER_COMMANDS.redo.run(one.designer);
    await save(one.designer);
    expect(plays()).toBe('wave think');
  });

  test('may rename it while the other changes the graph; of two new names the first stays', async () => {
    const { one, other, name, plays } = openTwice();
    play(one.designer, 'idle', 'dance');
    await save(one.designer);
    rename(other.designer, 'Helper');
    await other.designer.line;
    expect([name(), plays(), shown(other.designer)]).toEqual(['Helper', 'dance think', 'dance think']);
    rename(one.designer, 'Clerk');
    await one.designer.line;
    expect([name(), one.designer.store.getState().canvas.name, one.said.at(-1)]).toEqual([
      'Helper',
      'Helper',
      'It was renamed elsewhere: it is called “Helper” now.',
    ]);
  });
});
