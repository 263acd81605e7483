import { describe, expect, test } from 'vitest';
import { back, EMPTY_HISTORY, forth, record, seal, without, type UndoableChange } from '@/components/session/history';

const change = (label: string, merge?: string): UndoableChange => ({
  label,
  merge,
  undo: () => undefined,
  redo: () => undefined,
});

describe('the history', () => {
  test('undoes changes in reverse order and redoes them in order', () => {
    const [a, b] = [change('a'), change('b')];
    const after = record(record(EMPTY_HISTORY, a), b);
    const once = back(after);
    expect(once?.change).toBe(b);
    const twice = once && back(once.history);
    expect(twice?.change).toBe(a);
    expect(twice && back(twice.history)).toBeNull();
    const again = twice && forth(twice.history);
    expect(again?.change).toBe(a);
    expect(again && forth(again.history)?.change).toBe(b);
  });

  test('clears the redo steps after a new change', () => {
    const undone = back(record(EMPTY_HISTORY, change('a')));
    const after = record(undone?.history ?? EMPTY_HISTORY, change('b'));
    expect(forth(after)).toBeNull();
    expect(after.past.map(({ label }) => label)).toEqual(['b']);
  });

  test('merges the changes of a drag into one step', () => {
    const [first, last] = [change('x', 'color:fur'), change('x', 'color:fur')];
    const [merged, ...more] = record(record(EMPTY_HISTORY, first), last).past;
    expect(more).toEqual([]);
    expect(merged?.undo).toBe(first.undo);
    expect(merged?.redo).toBe(last.redo);
  });

  test('keeps changes of different targets and sealed changes separate', () => {
    const fur = record(EMPTY_HISTORY, change('x', 'color:fur'));
    expect(record(fur, change('y', 'color:ink')).past).toHaveLength(2);
    expect(record(seal(fur), change('x', 'color:fur')).past).toHaveLength(2);
  });

  test('drops a change without an effect', () => {
    const [a, b] = [change('a'), change('b')];
    expect(without(record(record(EMPTY_HISTORY, a), b), a).past).toEqual([b]);
  });

  test('keeps two hundred changes', () => {
    let history = EMPTY_HISTORY;
    for (let i = 0; i < 205; i++) history = record(history, change(String(i)));
    expect(history.past).toHaveLength(200);
    expect(history.past[0]?.label).toBe('5');
  });
});
