import { expect, test } from 'vitest';
import { typedWith } from '@/components/hooks/type-ahead';

test('keys write what they say, Backspace takes the last of it away, and others write nothing', () => {
  const written = ['M', 'a', 'k', 'e', ' ', '🦊', 'Backspace', 'Shift', 'Enter', 'ArrowLeft', 'F2', 'i', 't'].reduce(
    typedWith,
    '',
  );
  expect(written).toBe('Make it');
  expect(typedWith('', 'Backspace')).toBe('');
});
