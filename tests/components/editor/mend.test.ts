import { describe, expect, test } from 'vitest';
import { COMMANDS } from '@/components/editor/state/commands';
import { mend } from '@/components/editor/state/mend';
import { addPreset } from '@/components/editor/state/motions';
import { play, pointAt } from '@/components/editor/state/playing';
import { at } from '@/lib/client';
import { critique } from '@/lib/core/clip/critic';
import { openEditor } from './open-editor';
import { STIFF_TURN } from '@/tests/support/clips';

async function open() {
  const { service, editor, said } = openEditor();
  const own = () => editor.store.getState().animations;
  await addPreset(editor, 'wave');
  const made = await service.client.call(at('POST /mascots/{id}/animations'), {
    params: { id: 'msc_1' },
    body: { clip: STIFF_TURN, name: 'Stiff' },
  });
  if ('job' in made || !made.clip) throw new Error('The clip was not made at once.');
  editor.store.setState(({ animations }) => ({ animations: [made, ...animations] }));
  play(editor, { key: made.id, title: made.name, clip: made.clip });
  pointAt(editor, ['head'], 0.8);
  return { service, editor, said, own, made, findings: critique(service.spec(), STIFF_TURN) };
}

describe('repair of a motion', () => {
  test('replaces the clip of the animation under its name, and keeps the position of the stage', async () => {
    const { editor, own, made, findings, said } = await open();
    expect(findings.length).toBeGreaterThan(0);
    mend(editor, made, findings);
    const [mended, other] = own();
    expect(mended?.id).toBe(made.id);
    expect([mended?.name, other?.name]).toEqual(['Stiff', 'wave']);
    expect(critique(editor.store.getState().spec, mended?.clip ?? STIFF_TURN).length).toBeLessThan(findings.length);
    expect(editor.store.getState().motion).toMatchObject({ key: mended?.id, title: 'Stiff', clip: mended?.clip });
    expect(editor.playhead.getState()).toMatchObject({ time: 0.8, playing: false });
    expect(said).toEqual([expect.stringMatching(/^Stiff was mended/)]);
  });

  test('is one undo step', async () => {
    const { editor, own, made, findings } = await open();
    mend(editor, made, findings);
    const mended = own()[0]?.clip;
    COMMANDS.undo.run(editor);
    expect(own().map(({ name, clip }) => [name, clip === undefined])).toEqual([
      ['Stiff', false],
      ['wave', false],
    ]);
    expect(own()[0]?.clip).toEqual(STIFF_TURN);
    COMMANDS.redo.run(editor);
    expect(own()[0]?.clip).toEqual(mended);
  });

  test('an added motion that was repaired can still be undone', async () => {
    const { editor, own } = await open();
    const wave = own()[1];
    if (!wave) throw new Error('The wave was not added.');
    editor.store.setState(({ animations }) => ({
      animations: animations.map((each) => (each === wave ? { ...wave, clip: { ...STIFF_TURN, name: 'wave' } } : each)),
    }));
    mend(
      editor,
      { ...wave, clip: { ...STIFF_TURN, name: 'wave' } },
      critique(editor.store.getState().spec, STIFF_TURN),
    );
    COMMANDS.undo.run(editor);
    COMMANDS.undo.run(editor);
    await editor.line;
    expect(own().map(({ name }) => name)).toEqual(['Stiff']);
  });
});

test('a part stays highlighted until another motion is played', async () => {
  const { editor, made } = await open();
  expect(editor.store.getState().mark).toEqual({ parts: ['head'], time: 0.8 });
  play(editor, { key: made.id, title: made.name, clip: STIFF_TURN });
  expect(editor.store.getState().mark).toBeNull();
});
