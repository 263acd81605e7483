import { expect, test } from 'vitest';
import { aboutSelected } from '@/components/editor/edit/about';

test('"this" refers to the only selected part; other words are unchanged', () => {
  expect(aboutSelected('make this darker', ['ear_left'])).toBe('ear left: make this darker');
  expect(aboutSelected('make this darker', [])).toBe('make this darker');
  expect(aboutSelected('make this darker', ['ear_left', 'ear_right'])).toBe('make this darker');
  expect(aboutSelected('make the thistle darker', ['ear_left'])).toBe('make the thistle darker');
});
