import { expect, test } from 'vitest';
import { foundIn, partsInWords } from '@/components/editor/review/found';

test('findings name parts by their titles', () => {
  expect(foundIn('Rebuilt from a picture. Besides the body it has a head, ear_left, leg_right, tail_tip, eyes.')).toBe(
    'Besides the body it has a head, left ear, right leg, tail tip, eyes.',
  );
  expect(foundIn('Rebuilt from a picture. ')).toBe('');
  expect(foundIn('Kept the stripes of the scarf.')).toBe('Kept the stripes of the scarf.');
});

test('part ids are converted to titles', () => {
  expect(partsInWords('Rebuilt from a picture. Besides the body it has arm_left, tail_tip.')).toBe(
    'Rebuilt from a picture. Besides the body it has left arm, tail tip.',
  );
});
