import { expect, test } from 'vitest';
import { selectParts } from '@/components/editor/state/select';
import { cornersOf } from '@/components/editor/overlay/geometry';
import { standingIn } from '@/components/editor/tools/drags';
import { marqueeDrag } from '@/components/editor/tools/marquee';
import { NO_POSE } from '@/components/stage/stage-pose';
import { rigOf } from '@/lib/core/rig/rig';
import { openEditor } from './open-editor';
import { createService } from './service';

/** An editor whose stage shows the mascot at rest. */
function open() {
  const service = createService();
  const spec = service.spec();
  const { editor } = openEditor(service);
  editor.stagePose.shown.setState({ rig: rigOf(spec), pose: NO_POSE });
  return { editor, selected: () => editor.store.getState().selection.parts, spec };
}

function middleOf(editor: ReturnType<typeof open>['editor'], part: string): [number, number] {
  const standing = standingIn(editor);
  const corners = standing ? cornersOf(standing, part) : [];
  const of = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [of(0), of(1)];
}

test('a marquee selects exactly the parts that it touches, while it is drawn', () => {
  const { editor, selected, spec } = open();
  const drag = marqueeDrag(editor, [-500, -500], false);
  drag?.to([-400, -400]);
  expect(selected()).toEqual([]);
  expect(editor.marquee.getState().box).toEqual({ x: -500, y: -500, width: 100, height: 100 });
  drag?.to(middleOf(editor, 'head'));
  expect(selected()).toContain('head');
  expect(selected()).not.toContain('tail');
  drag?.to([2000, 2000]);
  const drawn = spec.parts.filter(({ svg }) => svg !== '').map(({ id }) => id);
  expect(selected().toSorted()).toEqual(drawn.toSorted());
  drag?.end();
  expect(editor.marquee.getState().box).toBeNull();
});

test('a marquee ignores locked and hidden parts, and can extend the selection', () => {
  const { editor, selected } = open();
  editor.store.setState({ locked: ['head'], hidden: ['mouth'] });
  const [x, y] = middleOf(editor, 'head');
  marqueeDrag(editor, [x - 1, y - 200], false)?.to([x + 1, y + 200]);
  expect(selected()).not.toContain('head');
  expect(selected()).not.toContain('mouth');
  editor.store.setState({ locked: [], hidden: [] });
  selectParts(editor, ['tail']);
  marqueeDrag(editor, [x - 1, y - 1], true)?.to([x + 1, y + 1]);
  expect(selected()).toEqual(expect.arrayContaining(['tail', 'head']));
});

test('a canceled marquee restores the selection', () => {
  const { editor, selected } = open();
  selectParts(editor, ['tail']);
  const drag = marqueeDrag(editor, [0, 0], false);
  drag?.to([2000, 2000]);
  expect(selected().length).toBeGreaterThan(1);
  drag?.cancel();
  expect(selected()).toEqual(['tail']);
  expect(editor.marquee.getState().box).toBeNull();
});
