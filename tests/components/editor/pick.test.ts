import { describe, expect, test } from 'vitest';
import { clicked, pressed } from '@/components/editor/selection/pick';
import { toggledAll, unseenParts } from '@/components/editor/selection/seen';
import { NO_SELECTION, onlyParts, toggledPart } from '@/components/editor/selection/selection';
import { toggleHidden, toggleSolo } from '@/components/editor/state/part-view';
import { partsOf } from '@/components/stage/hits';
import { biped } from '../../support/rigs';
import { openEditor } from './open-editor';
import { createService } from './service';

const select = (...parts: string[]) => onlyParts(NO_SELECTION, parts);
const press = (stack: string[], adds = false) => ({ stack, adds });

describe('the selection', () => {
  test('is the same object if nothing changes', () => {
    const head = select('head');
    expect(onlyParts(head, ['head'])).toBe(head);
  });

  test('adds and removes parts', () => {
    const two = toggledPart(select('head'), 'mouth');
    expect(two.parts).toEqual(['head', 'mouth']);
    expect(toggledPart(two, 'head').parts).toEqual(['mouth']);
  });
});

describe('a press on the stage', () => {
  test('selects the topmost part at once, and nothing outside the mascot', () => {
    expect(pressed(NO_SELECTION, press(['pupil_left', 'head'])).parts).toEqual(['pupil_left']);
    expect(pressed(select('head'), press([])).parts).toEqual([]);
  });

  test('keeps a selected part below others, so that it can be dragged, and defers adding to the click', () => {
    const head = select('head');
    expect(pressed(head, press(['pupil_left', 'head']))).toBe(head);
    expect(pressed(head, press(['mouth'], true))).toBe(head);
  });
});

describe('a click on the stage', () => {
  const stack = ['pupil_left', 'eye_left', 'head'];

  test('selects the next deeper part at the same point, and the topmost after the deepest', () => {
    let now = clicked(NO_SELECTION, press(stack), false);
    const seen = [now.parts[0]];
    for (let i = 0; i < 3; i++) {
      now = clicked(now, press(stack), true);
      seen.push(now.parts[0]);
    }
    expect(seen).toEqual(['pupil_left', 'eye_left', 'head', 'pupil_left']);
  });

  test('selects the topmost part at another point, even above a selected part', () => {
    expect(clicked(select('head'), press(stack), false).parts).toEqual(['pupil_left']);
  });

  test('with Shift adds and removes the topmost part', () => {
    const both = clicked(select('mouth'), press(stack, true), false);
    expect(both.parts).toEqual(['mouth', 'pupil_left']);
    expect(clicked(both, press(stack, true), true).parts).toEqual(['mouth']);
    expect(clicked(both, press([], true), false)).toBe(both);
  });
});

const group = (part: string) => ({ closest: () => ({ dataset: { part } }) }) as unknown as Element;

test('elements at a point map to distinct parts, topmost first', () => {
  const none = { closest: () => null } as unknown as Element;
  expect(partsOf([group('mouth'), group('head'), none, group('head')])).toEqual(['mouth', 'head']);
});

describe('hidden parts', () => {
  test('include the descendants of a hidden part', () => {
    const unseen = unseenParts(biped.parts, { hidden: ['eye_left'], solo: [] });
    expect([...unseen].sort()).toEqual(['eye_left', 'pupil_left']);
  });

  test('are all parts except isolated ones', () => {
    const unseen = unseenParts(biped.parts, { hidden: ['pupil_left'], solo: ['eye_left', 'mouth'] });
    expect(biped.parts.map(({ id }) => id).filter((id) => !unseen.has(id))).toEqual(['eye_left', 'mouth']);
  });

  test('are shown when they are shown alone', () => {
    const { editor } = openEditor(createService());
    toggleHidden(editor, ['mouth', 'head']);
    toggleSolo(editor, ['mouth']);
    expect(editor.store.getState()).toMatchObject({ hidden: ['head'], solo: ['mouth'] });
    toggleSolo(editor, ['mouth']);
    expect(editor.store.getState()).toMatchObject({ hidden: ['head'], solo: [] });
    expect(editor.store.getState().history.past.map(({ label }) => label)).toEqual(['Hide', 'Show alone', 'Show all']);
  });

  test('are toggled for several parts at once', () => {
    expect(toggledAll(['head'], ['head', 'mouth'])).toEqual(['head', 'mouth']);
    expect(toggledAll(['head', 'mouth'], ['head', 'mouth'])).toEqual([]);
  });
});
