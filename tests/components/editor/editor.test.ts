import { describe, expect, test } from 'vitest';
import { followColors } from '@/components/editor/palette/shown-colors';
import { COMMANDS } from '@/components/editor/state/commands';
import { addPreset, removeAnimation } from '@/components/editor/state/motions';
import { endPreview, previewToken, recolorToken } from '@/components/editor/state/recolor';
import { isDirty, save } from '@/components/editor/state/save';
import { sealChange } from '@/components/editor/state/shown';
import { rename, restore } from '@/components/editor/state/versions';
import { openEditor } from './open-editor';

function open() {
  const { service, editor, said } = openEditor();
  const color = (name: string) => editor.store.getState().spec.palette.find((entry) => entry.name === name)?.color;
  const names = () => editor.store.getState().animations.map(({ name }) => name);
  return { service, editor, said, color, names };
}

describe('recolouring', () => {
  test('shows at once, changes the shades too, and is saved in one request for a whole drag', async () => {
    const { service, editor, color } = open();
    const shade = color('fur_shade');
    recolorToken(editor, 'fur', '#2255aa');
    recolorToken(editor, 'fur', '#2266cc');
    expect(color('fur')).toBe('#2266cc');
    expect(color('fur_shade')).not.toBe(shade);
    expect(service.asked).toEqual([]);
    await save(editor);
    expect(service.asked).toEqual(['POST /recolor {"palette":{"fur":"#2266cc"}}', 'GET /versions']);
    expect(service.spec().palette).toEqual(editor.store.getState().spec.palette);
    expect(editor.store.getState().saving).toBe('saved');
  });

  test('through black and back restores the shades', () => {
    const { editor, color } = open();
    const [fur, shade] = [color('fur'), color('fur_shade')];
    for (const step of ['#804020', '#000000', '#ffffff', fur ?? '']) recolorToken(editor, 'fur', step);
    expect(color('fur_shade')).toBe(shade);
    clearTimeout(editor.timer);
  });

  test('is undone and redone with its shades, also on the service', async () => {
    const { service, editor, color } = open();
    const before = editor.store.getState().spec.palette;
    recolorToken(editor, 'fur', '#2255aa');
    await save(editor);
    const after = editor.store.getState().spec.palette;
    COMMANDS.undo.run(editor);
    expect(editor.store.getState().spec.palette).toEqual(before);
    await save(editor);
    expect(service.spec().palette).toEqual(before);
    COMMANDS.redo.run(editor);
    await save(editor);
    expect(service.spec().palette).toEqual(after);
    expect(color('fur')).toBe('#2255aa');
  });

  test('after a finished drag is a separate change', () => {
    const { editor, color } = open();
    recolorToken(editor, 'fur', '#2255aa');
    sealChange(editor);
    recolorToken(editor, 'fur', '#aa5522');
    COMMANDS.undo.run(editor);
    expect(color('fur')).toBe('#2255aa');
    clearTimeout(editor.timer);
  });

  test('is previewed with its shades without a change', () => {
    const { editor } = open();
    const { spec, history } = editor.store.getState();
    previewToken(editor, 'fur', '#2255aa');
    const shown = editor.colorPreview.getState().palette;
    expect(editor.store.getState()).toMatchObject({ spec, history });
    recolorToken(editor, 'fur', '#2255aa');
    expect(editor.store.getState().spec.palette).toEqual(shown);
    expect(editor.colorPreview.getState().palette).toBeNull();
    expect(editor.store.getState().history.past).toHaveLength(1);
    clearTimeout(editor.timer);
  });

  test('paints the affected swatches in a preview, and restores them when it is canceled', () => {
    const { editor, color } = open();
    const painted: Record<string, string[]> = {};
    const list = {
      querySelectorAll: (selector: string) => [
        {
          style: {
            set background(value: string) {
              (painted[selector] ??= []).push(value);
            },
          },
        },
      ],
    } as unknown as ParentNode;
    const end = followColors(editor, list);
    previewToken(editor, 'fur', '#2255aa');
    endPreview(editor);
    end();
    previewToken(editor, 'fur', '#aa5522');
    expect(painted['[data-token="fur"]']).toEqual(['#2255aa', color('fur')]);
    expect(painted['[data-token="ink"]']).toBeUndefined();
  });

  test('that is canceled, or returns to the first colour, restores the drawing', () => {
    const { editor, color } = open();
    previewToken(editor, 'fur', '#2255aa');
    endPreview(editor);
    expect(editor.colorPreview.getState().palette).toBeNull();
    previewToken(editor, 'fur', '#2255aa');
    recolorToken(editor, 'fur', color('fur') ?? '');
    expect(editor.colorPreview.getState().palette).toBeNull();
    expect(editor.store.getState().history.past).toEqual([]);
  });

  test('that the service refuses is reported, stays visible, and can be saved again', async () => {
    const { service, editor, said } = open();
    recolorToken(editor, 'fur', '#2255aa');
    service.refuse = 'The disk is full.';
    await save(editor);
    expect(said).toEqual(['The disk is full.']);
    expect(editor.store.getState().saving).toBe('failed');
    expect(isDirty(editor)).toBe(true);
    service.refuse = null;
    await save(editor);
    expect(editor.store.getState().saving).toBe('saved');
  });
});

describe('animations', () => {
  test('are added, undone and redone', async () => {
    const { editor, names } = open();
    await addPreset(editor, 'wave');
    expect(names()).toEqual(['wave']);
    COMMANDS.undo.run(editor);
    await editor.line;
    expect(names()).toEqual([]);
    COMMANDS.redo.run(editor);
    await editor.line;
    expect(names()).toEqual(['wave']);
  });

  test('that were deleted are restored with their clip and name', async () => {
    const { service, editor, names } = open();
    await addPreset(editor, 'wave');
    const [added] = editor.store.getState().animations;
    if (!added?.clip) throw new Error('The animation has no clip.');
    const edited = { ...added, name: 'Big wave', clip: { ...added.clip, duration: 3 } };
    editor.store.setState({ animations: [edited] });
    await removeAnimation(editor, edited);
    expect(names()).toEqual([]);
    COMMANDS.undo.run(editor);
    await editor.line;
    expect(names()).toEqual(['Big wave']);
    expect(service.asked.at(-1)).toContain('"duration":3');
  });

  test('that could not be added have no undo step', async () => {
    const { service, editor, said } = open();
    service.refuse = 'The mascot was deleted.';
    await addPreset(editor, 'wave');
    expect(said).toEqual(['The mascot was deleted.']);
    expect(editor.store.getState().history.past).toEqual([]);
  });
});

describe('versions and names', () => {
  test('a restore is undone by restoring the previous version', async () => {
    const { editor, color } = open();
    const fur = color('fur');
    recolorToken(editor, 'fur', '#2255aa');
    await save(editor);
    const first = editor.store.getState().versions?.find(({ number }) => number === 1);
    if (!first) throw new Error('There is no first version.');
    await restore(editor, first);
    expect(color('fur')).toBe(fur);
    COMMANDS.undo.run(editor);
    await editor.line;
    expect(color('fur')).toBe('#2255aa');
  });

  test('a name that the service refuses is reverted', async () => {
    const { service, editor } = open();
    const { name } = editor.store.getState().mascot;
    service.refuse = 'No.';
    rename(editor, 'Rusty');
    expect(editor.store.getState().mascot.name).toBe('Rusty');
    await editor.line;
    expect(editor.store.getState().mascot.name).toBe(name);
  });
});
