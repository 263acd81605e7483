import { describe, expect, test } from 'vitest';
import { COMMANDS } from '@/components/editor/state/commands';
import { recolorToken } from '@/components/editor/state/recolor';
import { isDirty, save } from '@/components/editor/state/save';
import { decide } from '@/components/editor/state/shown';
import { openEditor } from './open-editor';
import { createService } from './service';

/** Two editors of one mascot, as in two tabs, neither of which knows the saves of the other. */
function openTwice() {
  const service = createService();
  const open = () => {
    const { editor, said } = openEditor(service);
    const color = (token: string) => editor.store.getState().spec.palette.find(({ name }) => name === token)?.color;
    return { editor, said, color, conflict: () => editor.store.getState().conflict };
  };
  const color = (token: string) => service.spec().palette.find(({ name }) => name === token)?.color;
  return { service, color, one: open(), other: open() };
}

describe('two editors that recolour one mascot', () => {
  test('merge changes of different tokens, and show one message', async () => {
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

  test('do not overwrite each other with undo', async () => {
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

  test('can continue a drag after a merge without reverting it', async () => {
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

/** Two editors, one of which has saved a colour that the other has also changed. */
async function clash() {
  const two = openTwice();
  recolorToken(two.one.editor, 'fur', '#2255aa');
  await save(two.one.editor);
  recolorToken(two.other.editor, 'fur', '#aa5522');
  recolorToken(two.other.editor, 'ink', '#113311');
  await save(two.other.editor);
  return two;
}

describe('two editors that recolour one token', () => {
  test('ask which colour to keep, and save nothing before', async () => {
    const { other, color } = await clash();
    expect(other.conflict()?.clashes[0]).toEqual({ name: 'fur', colors: { mine: '#aa5522', theirs: '#2255aa' } });
    await save(other.editor);
    expect([color('fur'), other.color('fur'), isDirty(other.editor)]).toEqual(['#2255aa', '#aa5522', true]);
  });

  test('keep mine, and undo restores theirs', async () => {
    const { other, color } = await clash();
    decide(other.editor, 'mine');
    await save(other.editor);
    expect([color('fur'), color('ink'), other.conflict()]).toEqual(['#aa5522', '#113311', null]);
    COMMANDS.undo.run(other.editor);
    await save(other.editor);
    expect([color('fur'), color('ink')]).toEqual(['#2255aa', '#113311']);
  });

  test('take theirs, and undo restores mine', async () => {
    const { other, color } = await clash();
    decide(other.editor, 'theirs');
    await save(other.editor);
    expect([color('fur'), color('ink')]).toEqual(['#2255aa', '#113311']);
    COMMANDS.undo.run(other.editor);
    await save(other.editor);
    expect([color('fur'), color('ink')]).toEqual(['#aa5522', '#113311']);
  });

  test('also ask on undo', async () => {
    const { one, other, color } = await clash();
    decide(other.editor, 'mine');
    await save(other.editor);
    COMMANDS.undo.run(one.editor);
    await save(one.editor);
    expect([color('fur'), one.conflict()?.clashes[0]?.name]).toEqual(['#aa5522', 'fur']);
  });
});
