import { expect, test } from 'vitest';
import { copyKeys, keysInText, pasteKeys, textOfKeys } from '@/components/editor/timeline/paste';
import { checkClip } from '@/lib/core/clip/check';
import { keysOf, nodding } from './clip';

const everywhere = () => true;

test('copied keys are pasted from text, the first one at the current time', () => {
  const copied = keysInText(textOfKeys(copyKeys(nodding, ['head rotate 2', 'head rotate 1', 'mouth state 1'])));
  expect(copied?.map(({ part, after }) => [part, after])).toEqual([
    ['head', 0],
    ['head', 0.5],
    ['mouth', 0.5],
  ]);
  const { clip, keys } = pasteKeys(nodding, copied ?? [], { at: 1.2, onto: null, fits: everywhere });
  expect(keysOf(clip, 'head', 'rotate')).toEqual([
    [0, 0],
    [0.25, 10],
    [0.5, -10],
    [0.6, 10],
    [0.85, -10],
    [1, 4],
  ]);
  expect(keys).toEqual(['head rotate 3', 'head rotate 4', 'mouth state 2']);
  expect(checkClip(clip).ok).toBe(true);
});

test('keys of one part are pasted onto the selected part, if it supports them', () => {
  const copied = copyKeys(nodding, ['head rotate 1', 'head translateY 1']);
  const { clip } = pasteKeys(nodding, copied, { at: 0, onto: 'tail', fits: (_, prop) => prop === 'rotate' });
  expect([keysOf(clip, 'tail', 'rotate'), keysOf(clip, 'tail', 'translateY')]).toEqual([[[0, 10]], undefined]);
});

test('keys after the end of the motion are left out', () => {
  const copied = copyKeys(nodding, ['head rotate 0', 'head rotate 3']);
  const { clip, keys } = pasteKeys(nodding, copied, { at: 1.5, onto: null, fits: everywhere });
  expect([keysOf(clip, 'head', 'rotate')?.length, keys]).toEqual([5, ['head rotate 3']]);
});

test.each([
  'hello',
  '{"liverig_keys":',
  '{"liverig_keys":[{"part":"head","prop":"rotate","after":0,"v":"1","ease":"linear"}]}',
  '{"liverig_keys":[{"part":"head","prop":"rotate","after":-1,"v":1,"ease":"linear"}]}',
  '{"liverig_keys":[{"part":"head","prop":"skew","after":0,"v":1,"ease":"linear"}]}',
  '{"liverig_keys":[{"part":"head","prop":"rotate","after":0,"v":1,"ease":"wobbly"}]}',
  '{"liverig_keys":{}}',
])('%s is no keys', (text) => {
  expect(keysInText(text)).toBeNull();
});
