import { describe, expect, test } from 'vitest';
import { COMMANDS } from '@/components/editor/state/commands';
import { createEditor } from '@/components/editor/state/editor';
import { recolorToken } from '@/components/editor/state/recolor';
import { isDirty, save } from '@/components/editor/state/save';
import { decide } from '@/components/editor/state/shown';
import { createService } from './service';

/** Two editors of one mascot, as in two tabs, of which neither knows what the other has saved. */
function openTwice() {
  const service = createService();
  const open = () => {
    const said: string[] = [];
    const editor = createEditor({
      mascot: service.mascot(),
      spec: service.spec(),
      animations: [],
      client: service.client,
      tell: (message) => said.push(message),
    });
    const color = (token: string) => editor.store.getState().spec.palette.find(({ name }) => name === token)?.color;
    return { editor, said, color, conflict: () => editor.store.getState().conflict };
  };
  const color = (token: string) => service.spec().palette.find(({ name }) => name === token)?.color;
  return { service, color, one: open(), other: open() };
}

describe('two who recolour one mascot', () => {
  test('different tokens have both colours, and are told so once', async () => {
    const { one, other, color } = openTwice();
    recolorToken(one.editor, 'fur', '#2255aa');
    await save(one.editor);
    recolorToken(other.editor, 'ink', '#113311');
    await save(other.editor);
    expect([color('fur'), color('ink')]).toEqual(['#2255aa', '#113311']);
    expect([other.color('fur'), other.said, other.editor.store.getState().saving]).toEqual([
      '#2255aa',
      ['Merged with a change made elsewhere.'],
      'saved',
    ]);
  });

  test('do not overwrite each other by undo', async () => {
    const { one, other, color, service } = openTwice();
    const before = service.spec().palette;
    recolorToken(one.editor, 'fur', '#2255aa');
    await save(one.editor);
    recolorToken(other.editor, 'ink', '#113311');
    await save(other.editor);
    COMMANDS.undo.run(one.editor);
    await save(one.editor);
    expect([color('fur'), color('ink')]).toEqual([before.find(({ name }) => name === 'fur')?.color, '#113311']);
    COMMANDS.redo.run(one.editor);
    await save(one.editor);
    expect([color('fur'), color('ink'), one.color('ink')]).toEqual(['#2255aa', '#113311', '#113311']);
  });

  test('go on dragging after a merge without taking it back', async () => {
    const { one, other, color } = openTwice();
    recolorToken(one.editor, 'fur', '#2255aa');
    await save(one.editor);
    recolorToken(other.editor, 'ink', '#113311');
    await save(other.editor);
    recolorToken(other.editor, 'ink', '#224422');
    await save(other.editor);
    expect([color('fur'), color('ink')]).toEqual(['#2255aa', '#224422']);
  });
});

/** Two editors of which the one has saved a colour that the other has changed too. */
async function clash() {
  const two = openTwice();
  recolorToken(two.one.editor, 'fur', '#2255aa');
  await save(two.one.editor);
  recolorToken(two.other.editor, 'fur', '#aa5522');
  recolorToken(two.other.editor, 'ink', '#113311');
  await save(two.other.editor);
  return two;
}

describe('two who give one token a colour', () => {
  test('are asked, and nothing is saved until then', async () => {
    const { other, color } = await clash();
    expect(other.conflict()?.clashes[0]).toEqual({ name: 'fur', colors: { mine: '#aa5522', theirs: '#2255aa' } });
    await save(other.editor);
    expect([color('fur'), other.color('fur'), isDirty(other.editor)]).toEqual(['#2255aa', '#aa5522', true]);
  });

  test('keep one, and undo brings the other back', async () => {
    const { other, color } = await clash();
    decide(other.editor, 'mine');
    await save(other.editor);
    expect([color('fur'), color('ink'), other.conflict()]).toEqual(['#aa5522', '#113311', null]);
    COMMANDS.undo.run(other.editor);
    await save(other.editor);
    expect([color('fur'), color('ink')]).toEqual(['#2255aa', '#113311']);
  });

  test('take the other, and undo brings the one back', async () => {
    const { other, color } = await clash();
    decide(other.editor, 'theirs');
    await save(other.editor);
    expect([color('fur'), color('ink')]).toEqual(['#2255aa', '#113311']);
    COMMANDS.undo.run(other.editor);
    await save(other.editor);
    expect([color('fur'), color('ink')]).toEqual(['#aa5522', '#113311']);
  });

  test('are asked also by an undo', async () => {
    const { one, other, color } = await clash();
    decide(other.editor, 'mine');
    await save(other.editor);
    COMMANDS.undo.run(one.editor);
    await save(one.editor);
    expect([color('fur'), one.conflict()?.clashes[0]?.name]).toEqual(['#aa5522', 'fur']);
  });
});
