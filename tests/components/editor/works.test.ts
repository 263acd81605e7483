import { afterEach, describe, expect, test, vi } from 'vitest';
import { askForEdit } from '@/components/editor/edit/ask';
import { editRow } from '@/components/editor/edit/in-words';
import { askForMotion, askForMotions } from '@/components/editor/motions/ask';
import { askForSuggestions, readSuggestions } from '@/components/editor/motions/suggestions';
import { canRun, COMMANDS } from '@/components/editor/state/commands';
import type { EditorState } from '@/components/editor/state/editor';
import { recolorToken } from '@/components/editor/state/recolor';
import { askForLook } from '@/components/editor/variants/ask';
import { readLooks } from '@/components/editor/variants/family';
import { listen } from '@/components/editor/work/follow';
import { editOf } from '@/components/editor/work/works';
import { at } from '@/lib/client';
import { presetClip } from '@/lib/core/clip/presets';
import { openEditor } from './open-editor';
import { createService, type Service } from './service';
import { eventually } from '../../support/eventually';

function open() {
  const service = createService();
  let spent = 0;
  const { editor, said } = openEditor(service, {
    spent: () => {
      spent += 1;
    },
  });
  const state = () => editor.store.getState();
  /** Resolves once no job is running. */
  const settled = () =>
    eventually(() => expect(state().works.filter(({ progress }) => progress.status === 'running')).toEqual([]));
  return { service, editor, said, state, settled, spent: () => spent };
}

/** A job that edits the mascot to another size, with one draft. */
function growing(service: Service) {
  const grown = {
    ...service.spec(),
    parts: service
      .spec()
      .parts.map((part) => ({ ...part, svg: part.svg && `<g transform="scale(1.1)">${part.svg}</g>` })),
  };
  service.jobs.push({
    events: [
      { type: 'queued' },
      { type: 'started' },
      { type: 'progress', text: 'Growing', percent: 40 },
      { type: 'usage', cost_usd: 0.02 },
      { type: 'draft', spec: grown },
    ],
    result: () => ({
      mascot: service.save(grown),
      version_id: service.mascot().version_id,
      summary: 'Grew',
      warnings: ['The hat stayed small.'],
    }),
  });
  return grown;
}

describe('an edit', () => {
  test('shows its draft and cost while it runs, and changes the mascot at the end', async () => {
    const { service, editor, state, settled, said } = open();
    const grown = growing(service);
    await askForEdit(editor, 'Make it bigger');
    await eventually(() => expect(editOf(state())?.draft).toEqual(grown));
    expect(editOf(state())?.progress).toMatchObject({ text: 'Growing', percent: 40, costUsd: 0.02 });
    expect(canRun('undo', state())).toBe(false);
    await settled();
    expect(state().spec.parts).toEqual(grown.parts);
    expect(state().works).toEqual([]);
    expect(state().edited).toEqual({ summary: 'Grew', warnings: ['The hat stayed small.'] });
    expect(said).toEqual(['Grew']);
  });

  test('is undone and redone by restoring versions', async () => {
    const { service, editor, state, settled } = open();
    const before = service.spec().parts;
    const { parts: after } = growing(service);
    await askForEdit(editor, 'Make it bigger');
    await settled();
    COMMANDS.undo.run(editor);
    await editor.line;
    expect(service.asked).toContain('POST /versions/ver_1/restore');
    expect(state().spec.parts).toEqual(before);
    COMMANDS.redo.run(editor);
    await editor.line;
    expect(state().spec.parts).toEqual(after);
  });

  test('starts from the colours that are shown', async () => {
    const { service, editor, settled } = open();
    growing(service);
    recolorToken(editor, 'fur', '#2255aa');
    await askForEdit(editor, 'Make it bigger');
    expect(service.asked.findIndex((line) => line.startsWith('POST /recolor'))).toBeLessThan(
      service.asked.findIndex((line) => line.startsWith('POST /edit')),
    );
    await settled();
  });

  test('that fails keeps the mascot and the prompt, and shows the reason', async () => {
    const { service, editor, state, settled, spent } = open();
    service.jobs.push({ status: 'failed', error: 'There are no wings to fold.' });
    await askForEdit(editor, 'Fold its wings');
    await settled();
    expect(state().works).toMatchObject([
      {
        kind: 'edit',
        said: { words: 'Fold its wings' },
        draft: null,
        progress: { status: 'failed', error: 'There are no wings to fold.' },
      },
    ]);
    expect(state().history.past).toEqual([]);
    expect(editOf(state())).toBeNull();
    expect(spent()).toBe(2);
  });

  test('that is canceled changes nothing', async () => {
    const { service, editor, state, settled, said } = open();
    service.jobs.push({ status: 'canceled' });
    await askForEdit(editor, 'Fold its wings');
    await settled();
    expect(state().works).toEqual([]);
    expect(said).toEqual(['It was stopped. Its credits were given back.']);
  });

  test('that the service refuses throws, and is not listed', async () => {
    const { service, editor, state } = open();
    service.refuse = 'Not enough credits.';
    await expect(askForEdit(editor, 'Make it bigger')).rejects.toThrow('Not enough credits.');
    expect(state().works).toEqual([]);
  });
});

const select = (part: string) => (state: EditorState) => ({ selection: { ...state.selection, parts: [part] } });

describe('words from the command bar', () => {
  afterEach(() => vi.unstubAllGlobals());
  test('that are an instruction name the selected part and the price, and are sent at once', async () => {
    const { service, editor, state, settled } = open();
    growing(service);
    editor.store.setState(select('ear_left'));
    const row = editRow(editor, 'make this bigger');
    expect(row).toMatchObject({ title: 'Change the ear left: “make this bigger”', note: '4 credits' });
    row.run();
    await eventually(() => expect(state().works).toHaveLength(1));
    expect(state().panel).toBe('edit');
    expect(service.asked.find((line) => line.startsWith('POST /edit'))).toContain('ear left: make this bigger');
    expect(editRow(editor, 'make it red').title).toBe('Describe a change: “make it red”');
    await settled();
    expect(editRow(editor, 'make it red').title).toBe('Change the mascot: “make it red”');
  });

  test('that are a single word, or are refused, are passed to the field', async () => {
    vi.stubGlobal('window', new EventTarget());
    const { service, editor, state, said } = open();
    editRow(editor, 'hat').run();
    expect(state()).toMatchObject({ panel: 'edit', wanted: 'edit', handed: 'hat' });
    expect(service.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
    editor.store.setState({ wanted: null, handed: '' });
    service.refuse = 'Not enough credits.';
    editRow(editor, 'make it red').run();
    await eventually(() => expect(state()).toMatchObject({ wanted: 'edit', handed: 'make it red' }));
    expect(said).toEqual(['Not enough credits.']);
  });
});

/** A job that makes a motion from a prompt, with one draft. */
function motion(service: Service, name: string) {
  const clip = presetClip(service.spec(), 'wave');
  service.jobs.push({
    events: [{ type: 'draft_clip', clip }],
    result: () => ({ animation: service.add({ clip: { ...clip, name }, name }) }),
  });
}

describe('motions from prompts', () => {
  test('are listed, played, undone and redone', async () => {
    const { service, editor, state, settled } = open();
    motion(service, 'Big wave');
    await askForMotion(editor, { prompt: 'waves widely' });
    await eventually(() => expect(state().works[0]?.clip?.name).toBe('wave'));
    await settled();
    expect(state().animations.map(({ name }) => name)).toEqual(['Big wave']);
    expect(state().motion?.title).toBe('Big wave');
    COMMANDS.undo.run(editor);
    await editor.line;
    expect(state().animations).toEqual([]);
    COMMANDS.redo.run(editor);
    await editor.line;
    expect(state().animations.map(({ name }) => name)).toEqual(['Big wave']);
  });

  test('are made several at once, and a failure does not affect the others', async () => {
    const { service, editor, state, settled } = open();
    motion(service, 'One');
    service.jobs.push({ status: 'failed', error: 'It has no tail.' });
    motion(service, 'Three');
    await askForMotions(editor, ['waves', 'wags its tail', 'jumps'], 2);
    expect(service.asked).toContain(
      'POST /animations/batch {"prompts":["waves","wags its tail","jumps"],"duration":2}',
    );
    await settled();
    expect(
      state()
        .animations.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['One', 'Three']);
    expect(state().works).toMatchObject([{ said: { words: 'wags its tail' }, progress: { error: 'It has no tail.' } }]);
  });

  test('are followed if their jobs run when the editor opens', async () => {
    const { service, editor, state, settled } = open();
    motion(service, 'One');
    await service.client.call(at('POST /mascots/{id}/animations'), {
      params: { id: 'msc_1' },
      body: { prompt: 'waves' },
    });
    const close = listen(editor);
    await eventually(() => expect(state().works).toHaveLength(1));
    await settled();
    expect(state().animations.map(({ name }) => name)).toEqual(['One']);
    close();
  });
});

/** A job that suggests motions, with a cost. */
function ideas(service: Service, name: string) {
  const suggestions = [{ name, prompt: `does the ${name}`, duration: 2, loop: false, why: 'It suits.' }];
  service.jobs.push({
    events: [
      { type: 'progress', text: 'Thinking of motions' },
      { type: 'usage', cost_usd: 0.004 },
    ],
    result: () => ({ suggestions }),
  });
  return suggestions;
}

describe('suggestions', () => {
  test('show their cost while the job runs, and appear at its end', async () => {
    const { service, editor, state, settled, spent } = open();
    const first = ideas(service, 'bow');
    service.held = new Promise(() => undefined);
    const seen: unknown[] = [];
    editor.store.subscribe(({ works }) =>
      works.forEach(({ kind, said, progress: { text, costUsd } }) =>
        seen.push({ kind, words: said?.words, text, costUsd }),
      ),
    );
    await askForSuggestions(editor, 'a bank');
    await settled();
    expect(seen).toContainEqual({ kind: 'suggest', words: 'a bank', text: 'Thinking of motions', costUsd: 0.004 });
    expect(state().suggestions).toEqual(first);
    expect(state().works).toEqual([]);
    expect(spent()).toBe(2);
    const second = ideas(service, 'spin');
    await askForSuggestions(editor, '');
    await settled();
    expect(state().suggestions).toEqual(second);
  });

  test('from earlier jobs are loaded, and do not replace newer ones', async () => {
    const { service, editor, state, settled } = open();
    const before = ideas(service, 'bow');
    await service.client.call(at('POST /mascots/{id}/suggestions'), { params: { id: 'msc_1' }, body: {} });
    await readSuggestions(editor, new AbortController().signal);
    expect(state().suggestions).toEqual(before);
    service.jobs.push({ status: 'failed', error: 'AI service error: Overloaded' });
    await askForSuggestions(editor, '');
    await settled();
    expect(state().works).toMatchObject([
      { kind: 'suggest', progress: { status: 'failed', error: 'AI service error: Overloaded' } },
    ]);
    expect(state().suggestions).toEqual(before);
    const after = ideas(service, 'spin');
    await askForSuggestions(editor, '');
    await settled();
    expect(state().works).toEqual([]);
    expect(state().suggestions).toEqual(after);
  });

  test('that the service refuses throw, and are not listed', async () => {
    const { service, editor, state } = open();
    service.refuseOnce = { asked: /suggestions/, message: 'Not enough credits.' };
    await expect(askForSuggestions(editor, '')).rejects.toThrow('Not enough credits.');
    expect(state().works).toEqual([]);
  });
});

describe('looks', () => {
  test('include a new one when it is drawn', async () => {
    const { service, editor, state, settled } = open();
    const look = { ...service.mascot(), id: 'msc_2', name: 'Maple in winter', variant_of: 'msc_1' };
    service.jobs.push({ result: () => ({ mascot: look }) });
    editor.store.setState({ looks: [] });
    await askForLook(editor, { name: 'Maple in winter', instruction: 'winter look' });
    await settled();
    expect(state().looks).toEqual([look]);
  });

  test('are the variants of the mascot, or for a variant its siblings and its origin', async () => {
    const { service, editor, state } = open();
    const [look, beside, own] = [
      ['msc_2', 'msc_1'],
      ['msc_3', 'msc_1'],
      ['msc_4', 'msc_2'],
    ].map(([id, origin]) => ({ ...service.mascot(), id: id!, variant_of: origin! }));
    service.others = [look!, beside!, own!];
    await readLooks(editor);
    expect(state().looks?.map(({ id }) => id)).toEqual(['msc_2', 'msc_3']);
    editor.store.setState({ mascot: look! });
    await readLooks(editor);
    expect(state().looks?.map(({ id }) => id)).toEqual(['msc_4', 'msc_3', 'msc_1']);
  });
});
