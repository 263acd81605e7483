import { expect, test } from 'vitest';
import { aboutSelected, pointedPart } from '@/components/editor/edit/about';

test('"this" refers to the only selected part; other words are unchanged', () => {
  expect(aboutSelected('make this darker', ['ear_left'])).toBe('ear left: make this darker');
  expect(aboutSelected('make this darker', [])).toBe('make this darker');
  expect(aboutSelected('make this darker', ['ear_left', 'ear_right'])).toBe('make this darker');
  expect(aboutSelected('make the thistle darker', ['ear_left'])).toBe('make the thistle darker');
});

test('the part that "this" refers to is named', () => {
  expect(pointedPart('make this darker', ['ear_left'])).toBe('ear left');
  expect(pointedPart('make it darker', ['ear_left'])).toBeNull();
  expect(pointedPart('make this darker', [])).toBeNull();
});
