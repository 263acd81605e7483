import { expect, test } from 'vitest';
import { typedWith } from '@/components/hooks/type-ahead';

test('character keys extend the text, Backspace shortens it, and others do nothing', () => {
  const written = ['M', 'a', 'k', 'e', ' ', '🦊', 'Backspace', 'Shift', 'Enter', 'ArrowLeft', 'F2', 'i', 't'].reduce(
    typedWith,
    '',
  );
  expect(written).toBe('Make it');
  expect(typedWith('', 'Backspace')).toBe('');
});
