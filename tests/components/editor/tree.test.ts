import { describe, expect, test } from 'vitest';
import { treeRows } from '@/components/editor/parts/rows';
import { isTypedInTree, treeAct, typedRow } from '@/components/editor/parts/tree-keys';
import { biped } from '../../support/rigs';

const rowsOf = (flipped: string[] = [], query = '') => treeRows(biped.parts, { flipped: new Set(flipped), query });
const key = (name: string, held: Partial<Record<'shiftKey' | 'altKey' | 'metaKey', boolean>> = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('the rows of the tree', () => {
  test('list children below their parent, front to back', () => {
    const rows = rowsOf();
    expect(rows[0]).toMatchObject({ key: 'root', level: 1, place: 1, of: 1, open: true });
    expect(rows.filter(({ level }) => level === 2).map(({ part }) => part)).toEqual([
      'body',
      'leg_left',
      'leg_right',
      'shadow',
    ]);
    expect(rows.find(({ part }) => part === 'leg_left')).toMatchObject({ place: 2, of: 4, title: 'Leg left' });
  });

  test('leave out outline layers', () => {
    const layers = biped.parts.map((part) => ({ ...part, id: `${part.id}_outline`, parent: part.id, z: -70 }));
    expect(treeRows([...biped.parts, ...layers], { flipped: new Set(), query: '' })).toEqual(rowsOf());
  });

  test('show the states of an expanded part', () => {
    const states = (flipped: string[]) =>
      rowsOf(flipped).flatMap(({ part, state }) => (state !== undefined ? part : []));
    expect(states([])).toEqual([]);
    const rows = rowsOf(['mouth']).filter(({ part }) => part === 'mouth');
    expect(rows.map(({ title }) => title)).toEqual([
      'Mouth',
      'Own drawing',
      'Open',
      'Ah',
      'Ee',
      'Oh',
      'Mm',
      'Sad',
      'Smile',
    ]);
    expect(rows.at(-1)).toMatchObject({ key: 'mouth:smile', place: 8, of: 8, open: null });
  });

  test('leave out the descendants of a collapsed part', () => {
    expect(rowsOf(['body']).map(({ part }) => part)).not.toContain('head');
  });

  test('find parts by their titles, with their ancestors', () => {
    expect(rowsOf(['root'], 'Pupil').map(({ part }) => part)).toEqual([
      'root',
      'body',
      'head',
      'eye_left',
      'pupil_left',
      'eye_right',
      'pupil_right',
    ]);
    expect(rowsOf([], 'wheel')).toEqual([]);
  });
});

describe('the keys of the tree', () => {
  const rows = rowsOf();
  const act = (focused: string, name: string, held = {}) => treeAct(rows, focused, key(name, held));

  test('move up, down and to both ends', () => {
    expect(act('root', 'ArrowDown')).toEqual({ does: 'focus', key: 'body' });
    expect(act('body', 'ArrowUp')).toEqual({ does: 'focus', key: 'root' });
    expect(act('root', 'ArrowUp')).toBeNull();
    expect(act('body', 'Home')).toEqual({ does: 'focus', key: 'root' });
    expect(act('root', 'End')).toEqual({ does: 'focus', key: 'shadow' });
  });

  test('expand, collapse, and move to children and parents', () => {
    expect(act('eye_left', 'ArrowRight')).toEqual({ does: 'flip', part: 'eye_left' });
    expect(act('body', 'ArrowRight')).toEqual({ does: 'focus', key: 'head' });
    expect(act('body', 'ArrowLeft')).toEqual({ does: 'flip', part: 'body' });
    expect(act('eye_left', 'ArrowLeft')).toEqual({ does: 'focus', key: 'head' });
    expect(act('shadow', 'ArrowRight')).toBeNull();
  });

  test('select, extend the selection, and change the order', () => {
    expect(act('head', 'Enter')).toMatchObject({ does: 'choose', adds: false });
    expect(act('head', ' ', { shiftKey: true })).toMatchObject({ does: 'choose', adds: true });
    expect(act('head', 'ArrowUp', { altKey: true })).toEqual({ does: 'restack', part: 'head', step: 1 });
    expect(act('head', 'ArrowDown', { altKey: true })).toEqual({ does: 'restack', part: 'head', step: -1 });
  });

  test('ignore shortcuts', () => {
    expect(act('head', 'z', { metaKey: true })).toBeNull();
    expect(act('nobody', 'ArrowDown')).toBeNull();
  });

  test('find a row by its first letters, wrapping at the end', () => {
    expect(typedRow(rows, 'root', 'h')?.key).toBe('head');
    expect(typedRow(rows, 'shadow', 'bo')?.key).toBe('body');
    expect(typedRow(rows, 'leg_left', 'l')?.key).toBe('leg_right');
    expect(typedRow(rows, 'leg_left', 'leg')?.key).toBe('leg_left');
    expect(typedRow(rows, 'root', 'x')).toBeUndefined();
  });
});

test('a letter starts a search, a digit only continues one, and keys with modifiers do neither', () => {
  expect(
    [key('h'), key('ö'), key('2'), key(' '), key('Enter'), key('k', { metaKey: true })].map((pressed) =>
      isTypedInTree(pressed, ''),
    ),
  ).toEqual([true, true, false, false, false, false]);
  expect(isTypedInTree(key('2'), 'finger')).toBe(true);
});
