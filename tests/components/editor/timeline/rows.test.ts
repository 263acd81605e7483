import { describe, expect, test } from 'vitest';
import { hitAt, keysInBox, RULER_PX, ROW_PX, type Board } from '@/components/editor/timeline/hit';
import { timelineRows } from '@/components/editor/timeline/rows';
import { seamsOf, withoutSeam } from '@/components/editor/timeline/seam';
import { keyText, rowText } from '@/components/editor/timeline/words';
import { keysOf, nodding } from './clip';

const parts = ['arm', 'body', 'head', 'mouth', 'tail'];
const rowsWith = (selected: string[] = [], closed: string[] = []) =>
  timelineRows(nodding, { parts, selected, closed: new Set(closed) });
const boardWith = (rows = rowsWith()): Board => ({
  rows,
  view: { start: 0, zoom: 1, width: 828, duration: 2 },
  scroll: 0,
  duration: 2,
  findings: [0.5],
});
const at = (row: number): number => RULER_PX + (row + 0.5) * ROW_PX;

describe('the rows', () => {
  test('are the moving parts in the order of the mascot, with their tracks', () => {
    expect(rowsWith().map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'part Body',
      'modifier Breathing',
      'part Head',
      'track Rotation',
      'track Move y',
      'part Mouth',
      'track Drawing',
    ]);
  });

  test('of a collapsed part are one; a selected part without keys has a row after all others', () => {
    const all = rowsWith(['arm'], ['head', 'body', 'mouth']).map(({ id }) => id);
    expect(all).toEqual(['body', 'head', 'mouth', 'arm']);
    expect(rowsWith(['tail'], ['head', 'body']).map(({ id }) => id)).toEqual([
      'body',
      'head',
      'mouth',
      'mouth state',
      'tail',
    ]);
  });

  test('of parts have the keys of all their tracks by time', () => {
    const head = rowsWith()[2];
    expect(head?.kind === 'part' && head.moments.map(({ t, keys }) => [t, keys.length])).toEqual([
      [0, 2],
      [0.25, 1],
      [0.5, 2],
      [1, 1],
    ]);
  });

  test('and keys have labels with part, property, time and value', () => {
    expect(rowsWith().map(rowText).slice(1, 4)).toEqual([
      'Body, Breathing, by itself',
      'Head, open',
      'Head, Rotation, 4 keys',
    ]);
    expect(keyText(nodding, 'head rotate 1')).toBe('Head, Rotation, 0.50 s, 10°');
    expect(keyText(nodding, 'mouth state 1')).toBe('Mouth, Drawing, 1.00 s, Smile');
    expect(keyText(nodding, 'mouth state 7')).toBe('');
  });
});

describe('a pointer', () => {
  test('hits the nearest key within reach, any point of a block, else the row', () => {
    const board = boardWith();
    expect(hitAt(board, 217, at(3))).toMatchObject({ on: 'keys', keys: ['head rotate 1'], t: 0.25 });
    expect(hitAt(board, 240, at(3))).toMatchObject({ on: 'row', row: { id: 'head rotate' } });
    expect(hitAt(board, 414, at(2))).toMatchObject({ on: 'keys', keys: ['head rotate 2', 'head translateY 1'] });
    expect(hitAt(board, 600, at(6))).toMatchObject({ on: 'keys', keys: ['mouth state 1'] });
    expect(hitAt(board, 820, at(6))).toMatchObject({ on: 'row' });
    expect(hitAt(board, 300, at(1))).toMatchObject({ on: 'row', row: { kind: 'modifier' } });
    expect(hitAt(board, 300, at(12)).on).toBe('nothing');
  });

  test('on the ruler hits its end, a finding at the lower edge, else the ruler', () => {
    const board = boardWith();
    expect([
      hitAt(board, 812, 8).on,
      hitAt(board, 214, 22).on,
      hitAt(board, 214, 8).on,
      hitAt(board, 300, 22).on,
    ]).toEqual(['end', 'finding', 'ruler', 'ruler']);
  });

  test('takes scrolling into account', () => {
    expect(hitAt({ ...boardWith(), scroll: 3 * ROW_PX }, 214, at(0))).toMatchObject({ keys: ['head rotate 1'] });
  });

  test('selects keys by a box, those of a collapsed part by its row', () => {
    const box = { from: [100, 2.6 * ROW_PX], to: [500, 5 * ROW_PX] } as const;
    expect(keysInBox(boardWith(), box)).toEqual(['head rotate 1', 'head rotate 2', 'head translateY 1']);
    const closed = boardWith(rowsWith([], ['head', 'body']));
    expect(keysInBox(closed, { from: [500, 2 * ROW_PX], to: [100, 1 * ROW_PX] })).toEqual([
      'head rotate 1',
      'head rotate 2',
      'head translateY 1',
    ]);
  });
});

describe('the seam', () => {
  test('is open if the first and last value of a loop track differ, except for state tracks', () => {
    expect([...seamsOf(nodding)]).toEqual([
      ['head rotate', { first: 0, last: 4 }],
      ['head translateY', { first: 0, last: 6 }],
    ]);
    expect(seamsOf({ ...nodding, loop: false }).size).toBe(0);
  });

  test('is closed by a key at the end with the first value', () => {
    const turned = withoutSeam(nodding, { part: 'head', prop: 'rotate' });
    const closed = withoutSeam(turned, { part: 'head', prop: 'translateY' });
    expect(seamsOf(closed).size).toBe(0);
    expect([keysOf(closed, 'head', 'rotate')?.at(-1), keysOf(closed, 'head', 'translateY')]).toEqual([
      [1, 0],
      [
        [0, 0],
        [0.5, 6],
        [1, 0],
      ],
    ]);
  });
});
