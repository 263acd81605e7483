import { expect, test } from 'vitest';
import { lookName } from '@/components/editor/variants/look-name';
import { LIMITS } from '@/lib/core/limits';

test.each([
  ['as a pirate', 'Rusty, pirate'],
  ['Dressed as an Astronaut!', 'Rusty, astronaut'],
  ['All in gold', 'Rusty, all in gold'],
  ['Winter look with a beanie and a scarf', 'Rusty, winter look'],
  ['ready for a very long and rainy walk', 'Rusty, ready for a very long'],
  ['a conductor of steam locomotives of old', 'Rusty, a conductor of steam locomotives'],
  ['?', 'Rusty, another look'],
])('a look that is "%s" is called "%s"', (words, name) => {
  expect(lookName('Rusty', words)).toBe(name);
});

test('the name of a look is never longer than a name may be', () => {
  expect(lookName('R'.repeat(LIMITS.mascot.name.max), 'as a pirate')).toHaveLength(LIMITS.mascot.name.max);
  expect(lookName('Rusty', 'x'.repeat(LIMITS.mascot.instruction.max)).length).toBeLessThanOrEqual(
    LIMITS.mascot.name.max,
  );
});
