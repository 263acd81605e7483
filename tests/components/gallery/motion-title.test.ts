import { expect, test } from 'vitest';
import { motionTitle } from '@/components/gallery/motion-title';

test.each([
  ['idle', 'Idle'],
  ['wave 2', 'Wave 2'],
  ['Sway', 'Sway'],
  ['a slow wave', 'a slow wave'],
  ['wave twice', 'wave twice'],
  ['constructor', 'constructor'],
])('the motion %s is called %s', (name, title) => {
  expect(motionTitle(name)).toBe(title);
});
