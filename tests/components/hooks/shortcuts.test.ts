import { describe, expect, test } from 'vitest';
import { COMMANDS } from '@/components/editor/state/commands';
import { matches } from '@/components/hooks/use-shortcuts';

const press = (key: string, held: Partial<Record<'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('a shortcut', () => {
  test('accepts ⌘ and Ctrl as mod, and nothing else', () => {
    expect(matches(press('z', { metaKey: true }), 'mod+z')).toBe(true);
    expect(matches(press('z', { ctrlKey: true }), 'mod+z')).toBe(true);
    expect(matches(press('z'), 'mod+z')).toBe(false);
    expect(matches(press('z', { ctrlKey: true, altKey: true }), 'mod+z')).toBe(false);
  });

  test('distinguishes undo and redo by Shift', () => {
    const held = press('Z', { ctrlKey: true, shiftKey: true });
    expect(matches(held, 'mod+shift+z')).toBe(true);
    expect(matches(held, 'mod+z')).toBe(false);
  });

  test('compares symbols as typed, independent of the keyboard layout', () => {
    expect(matches(press('+', { shiftKey: true }), '+')).toBe(true);
    expect(matches(press('?', { shiftKey: true }), '?')).toBe(true);
    expect(matches(press(' '), 'space')).toBe(true);
  });

  test('compares a digit with Shift by its key code', () => {
    expect(matches({ ...press('!', { shiftKey: true }), code: 'Digit1' }, 'shift+1')).toBe(true);
    expect(matches({ ...press('!', { shiftKey: true }), code: 'Digit1' }, '1')).toBe(false);
    expect(matches({ ...press('1'), code: 'Digit1' }, '1')).toBe(true);
  });

  test('does not use shortcuts of the browser', () => {
    expect(matches(press('r', { ctrlKey: true }), 'r')).toBe(false);
    expect(matches(press('0', { metaKey: true }), '0')).toBe(false);
  });

  test('is assigned to only one command of the editor', () => {
    const keys = Object.values(COMMANDS).flatMap((command) =>
      command.keys.map((key) => `${key} ${'onRelease' in command}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
