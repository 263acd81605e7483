import { describe, expect, test } from 'vitest';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { sheetChangeWords } from '@/lib/artist/sheet/change-words';
import type { CharacterSheet } from '@/lib/core/sheet/schema';

function sheetOf(change: object = {}): CharacterSheet {
  const read = acceptSheet({ sheet_version: 1, name: 'Maple', subject: { kind: 'fox' }, ...change });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
const said = (before: object, after: object): string => sheetChangeWords(sheetOf(before), sheetOf(after));
const cap = (more: object = {}) => ({ wears: [{ item: 'cap', ...more }] });

describe('the words for a change of a character sheet', () => {
  test('name what came, went and moved', () => {
    expect(said({}, cap())).toBe('Added cap');
    expect(said(cap(), { wears: [{ item: 'scarf' }] })).toBe('Added scarf and removed cap');
    expect(said({ wears: [{ item: 'book' }] }, { wears: [{ item: 'book', on: 'head' }] })).toBe('Moved book');
    expect(said({}, { around: [{ item: 'football' }] })).toBe('Added football');
    expect(said({ around: [{ item: 'book' }] }, { around: [{ item: 'book', side: 'right' }] })).toBe('Moved book');
  });

  test('name what is different about an item', () => {
    expect(said(cap(), cap({ mark: { shape: '7' } }))).toBe('The number 7 on cap');
    expect(said(cap({ mark: { shape: 'star' } }), cap())).toBe('No mark on cap');
    const star = (color: string) => cap({ mark: { shape: 'star', color } });
    expect(said(star('#ffffff'), star('#ff0000'))).toBe('Another colour of the mark on cap');
    expect(said(cap(), cap({ color: '#ff0000' }))).toBe('Another colour of cap');
    expect(said(cap(), { ...cap(), patterns: { cap: 'stripes' } })).toBe('Stripes on cap');
    expect(said({ ...cap(), patterns: { cap: 'stripes' } }, cap())).toBe('Plain cap');
  });

  test('name the choices by their values', () => {
    const posed = { body: { pose: 'waving' } };
    expect(said(posed, { body: { pose: 'cheering' } })).toBe('Pose: cheering');
    expect(said({ face: { mood: 'cheerful' } }, { face: { mood: 'sleepy', features: ['freckles'] } })).toBe(
      'Mood: sleepy and added freckles',
    );
    expect(said(posed, { body: { pose: 'waving', width: 1.2, head: 1.1 } })).toBe('Other proportions');
    expect(said({}, { seed: 3 })).toBe('Another drawing');
  });

  test('name an open choice only where nothing else has changed', () => {
    const posed = { body: { pose: 'waving' }, colors: { body: '#ff8800' } };
    expect(said({}, posed)).toBe('Pose: waving');
    expect(said({}, { ...posed, ...cap() })).toBe('Added cap');
  });

  test('count only colours that were named before', () => {
    expect(said({}, { colors: { body: '#ff8800' } })).toBe('');
    expect(said({ colors: { body: '#ff0000' } }, { colors: { body: '#ff8800' } })).toBe('Other colours');
    expect(said({}, { palette: { body: '#ff8800' } })).toBe('Other colours');
  });

  test('stop after three changes', () => {
    const many = { wears: ['cap', 'scarf', 'book', 'boots'].map((item) => ({ item })) };
    expect(said({}, many)).toBe('Added cap, added scarf, added book and more');
    expect(said({}, {})).toBe('');
  });
});
