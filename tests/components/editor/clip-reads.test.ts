import { expect, test } from 'vitest';
import { readClip, readClips, withClip } from '@/components/editor/state/clip-reads';
import { COMMANDS } from '@/components/editor/state/commands';
import { removeAnimation } from '@/components/editor/state/motions';
import { refresh } from '@/components/editor/state/refresh';
import { headTurn } from '@/tests/support/clips';
import { openEditor } from './open-editor';
import { createService } from './service';

const KEYS = [
  [0, 0],
  [0.5, 12],
  [1, 0],
] as const;

/** An editor whose page came without the clips of these motions. */
function open(...names: string[]) {
  const service = createService();
  const made = names.map((name) => service.add({ clip: headTurn(name, KEYS), name }));
  const opened = openEditor(service, { animations: made.map((animation) => ({ ...animation, clip: undefined })) });
  const clipOf = (id: string) => opened.editor.store.getState().animations.find((each) => each.id === id)?.clip;
  return { ...opened, made, ids: made.map(({ id }) => id), clipOf };
}

const reads = (asked: readonly string[]) =>
  asked.filter((each) => each.startsWith('GET') && each.includes('animations'));

test('a clip that the page lacks is requested once, and listed', async () => {
  const { editor, service, made, ids, clipOf } = open('nod');
  const [id = ''] = ids;
  const both = await Promise.all([readClip(editor, id), readClip(editor, id)]);
  expect(both).toEqual([made[0]?.clip, made[0]?.clip]);
  expect(clipOf(id)).toEqual(made[0]?.clip);
  await readClip(editor, id);
  expect(reads(service.asked)).toHaveLength(1);
  expect(await readClip(editor, 'anim_gone')).toBeNull();
});

test('several clips are read, except for those that are known', async () => {
  const { editor, service, ids, clipOf } = open('nod', 'bow', 'turn', 'look', 'shake', 'tilt');
  await readClip(editor, ids[2] ?? '');
  await readClips(editor, ids);
  expect(ids.map(clipOf).every((clip) => clip !== undefined)).toBe(true);
  expect(reads(service.asked)).toHaveLength(ids.length);
});

test('a clip that cannot be read is reported, and requested again', async () => {
  const { editor, service, said, ids, clipOf } = open('nod');
  const [id = ''] = ids;
  const played: string[] = [];
  service.refuse = 'The disk is full.';
  withClip(editor, id, ({ name }) => played.push(name));
  await editor.clipReads.get(id)?.catch(() => null);
  await Promise.resolve();
  expect(said).toEqual(['The disk is full.']);
  service.refuse = null;
  await readClip(editor, id);
  withClip(editor, id, ({ name }) => played.push(name));
  expect(played).toEqual(['nod']);
  expect(clipOf(id)?.name).toBe('nod');
});

test('a motion whose clip was never read is restored with it after it was deleted', async () => {
  const { editor, service, made } = open('nod');
  const [animation] = editor.store.getState().animations;
  if (!animation) throw new Error('There is no motion.');
  await removeAnimation(editor, animation);
  expect(service.mascot().animations).toEqual([]);
  COMMANDS.undo.run(editor);
  await editor.line;
  expect(service.asked.at(-1)).toContain(JSON.stringify(made[0]?.clip?.tracks));
});

test('a refresh reads only the clips that were known and changed elsewhere', async () => {
  const { editor, service, ids, clipOf } = open('nod', 'bow', 'turn');
  const [first = '', second = ''] = ids;
  await readClip(editor, first);
  const longer = headTurn('nod', KEYS, { duration: 3 });
  service.change(first, longer);
  service.change(second, longer);
  const before = reads(service.asked).length;
  await refresh(editor);
  expect(clipOf(first)?.duration).toBe(3);
  expect(clipOf(second)).toBeUndefined();
  expect(editor.store.getState().animations.find(({ id }) => id === second)?.duration).toBe(3);
  expect(reads(service.asked)).toHaveLength(before + 1);
});
