import { describe, expect, test } from 'vitest';
import { addKey, editKeys, moveKeys, removeKeys, setKeys } from '@/components/editor/timeline/edit-keys';
import { checkClip } from '@/lib/core/clip/check';
import { keysOf, nodding } from './clip';

describe('moved keys', () => {
  test('keep their values, and their references are updated', () => {
    const { clip, keys } = moveKeys(nodding, ['head rotate 1'], 1.2);
    expect(keysOf(clip, 'head', 'rotate')).toEqual([
      [0, 0],
      [0.5, -10],
      [0.85, 10],
      [1, 4],
    ]);
    expect(keys).toEqual(['head rotate 2']);
    expect(checkClip(clip).ok).toBe(true);
  });

  test('of several tracks move together, as far as all stay within the clip', () => {
    const { clip } = moveKeys(nodding, ['head rotate 1', 'head translateY 1', 'mouth state 1'], 5);
    expect(keysOf(clip, 'head', 'rotate')).toEqual([
      [0, 0],
      [0.5, -10],
      [0.75, 10],
      [1, 4],
    ]);
    expect([keysOf(clip, 'head', 'translateY')?.[1], keysOf(clip, 'mouth', 'state')?.[1]]).toEqual([
      [1, 6],
      [1, 'smile'],
    ]);
  });

  test('replace a key at their time, and do not copy other tracks', () => {
    const { clip, keys } = moveKeys(nodding, ['head rotate 1'], 0.5);
    expect(keysOf(clip, 'head', 'rotate')).toEqual([
      [0, 0],
      [0.5, 10],
      [1, 4],
    ]);
    expect([keys, clip.tracks[1] === nodding.tracks[1]]).toEqual([['head rotate 1'], true]);
  });

  test('as copies keep the originals', () => {
    const { clip, keys } = moveKeys(nodding, ['head translateY 1'], 0.5, true);
    expect(keysOf(clip, 'head', 'translateY')).toEqual([
      [0, 0],
      [0.5, 6],
      [0.75, 6],
    ]);
    expect(keys).toEqual(['head translateY 2']);
  });

  test('that are unknown change nothing', () => {
    expect(moveKeys(nodding, ['tail rotate 0'], 1)).toEqual({ clip: nodding, keys: [] });
  });
});

describe('keys', () => {
  test('that are all deleted delete their track', () => {
    const { clip, keys } = removeKeys(nodding, ['head translateY 0', 'head translateY 1', 'head rotate 3']);
    expect([keysOf(clip, 'head', 'translateY'), keysOf(clip, 'head', 'rotate')?.length, keys]).toEqual([
      undefined,
      3,
      [],
    ]);
  });

  test('get values within the bounds of their property; state keys only states', () => {
    const { clip } = setKeys(nodding, ['head rotate 1', 'mouth state 1'], { v: 1e9, ease: 'step' });
    expect([keysOf(clip, 'head', 'rotate')?.[1]?.[1], keysOf(clip, 'mouth', 'state')?.[1]?.[1]]).toEqual([
      36_000,
      'smile',
    ]);
    expect(clip.tracks[0]?.keys[1]).toMatchObject({ ease: 'step' });
    expect(clip.tracks[2]?.keys[1]).not.toHaveProperty('ease');
    expect(setKeys(nodding, ['mouth state 1'], { v: 'open' }).clip.tracks[2]?.keys[1]?.v).toBe('open');
  });

  test('of opacity stay within 0 and 1', () => {
    const { clip } = addKey(nodding, { part: 'head', prop: 'opacity' }, { t: 2, v: 7, ease: 'linear' });
    expect(keysOf(clip, 'head', 'opacity')).toEqual([[1, 1]]);
  });

  test('that are added create their track, or replace a key at their time', () => {
    const added = addKey(nodding, { part: 'tail', prop: 'rotate' }, { t: 0.3, v: 5, ease: 'linear' });
    expect([keysOf(added.clip, 'tail', 'rotate'), added.keys]).toEqual([[[0.3, 5]], ['tail rotate 0']]);
    const again = addKey(added.clip, { part: 'tail', prop: 'rotate' }, { t: 0.3, v: 9, ease: 'linear' });
    expect(keysOf(again.clip, 'tail', 'rotate')).toEqual([[0.3, 9]]);
    expect(checkClip(again.clip).ok).toBe(true);
  });

  test('that are edited without a change stay in order', () => {
    const { clip } = editKeys(nodding, ['head rotate 2'], (key) => [{ key, chosen: true }]);
    expect(clip).toEqual(nodding);
  });
});
