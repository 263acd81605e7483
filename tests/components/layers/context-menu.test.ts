import { afterEach, describe, expect, test, vi } from 'vitest';
import { isByKeyboard, openContextMenu, useContextMenu } from '@/components/layers/context-menu';

const entries = [{ title: 'Play', run: () => undefined }];

/** A `contextmenu` event with what the menu reads of it. */
const asked = (changes: Partial<MouseEvent> = {}) => ({
  button: 2,
  ctrlKey: false,
  clientX: 40,
  clientY: 60,
  target: null,
  currentTarget: null,
  preventDefault: vi.fn(),
  stopPropagation: vi.fn(),
  ...changes,
});

afterEach(() => {
  vi.unstubAllGlobals();
  useContextMenu.setState({ menu: null, open: false });
});

describe('a context menu', () => {
  test('opens at the pointer instead of the menu of the browser', () => {
    vi.stubGlobal('document', { activeElement: null });
    vi.stubGlobal('HTMLElement', Object);
    const event = asked();
    openContextMenu(event, { label: 'Motion', entries });
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(useContextMenu.getState()).toMatchObject({ open: true, menu: { label: 'Motion', at: { x: 40, y: 60 } } });
  });

  test('is a new one each time, so that it moves to the pointer', () => {
    vi.stubGlobal('document', { activeElement: null });
    vi.stubGlobal('HTMLElement', Object);
    openContextMenu(asked(), { label: 'Motion', entries });
    const first = useContextMenu.getState().menu?.id;
    openContextMenu(asked({ clientX: 90 }), { label: 'Motion', entries });
    expect(useContextMenu.getState().menu).toMatchObject({ id: (first ?? 0) + 1, at: { x: 90, y: 60 } });
  });

  test('without entries does not open', () => {
    openContextMenu(asked(), { label: 'Motion', entries: [] });
    expect(useContextMenu.getState().open).toBe(false);
  });

  test('is requested by keyboard without a pressed button; a click with Control is a pointer', () => {
    expect(isByKeyboard({ button: 0, ctrlKey: false })).toBe(true);
    expect(isByKeyboard({ button: 0, ctrlKey: true })).toBe(false);
    expect(isByKeyboard({ button: 2, ctrlKey: false })).toBe(false);
  });
});
