import { expect, test } from 'vitest';
import { foundIn, partsInWords } from '@/components/editor/review/found';

test('what was found is said with parts as people name them', () => {
  expect(foundIn('Rebuilt from a picture. Besides the body it has a head, ear_left, leg_right, tail_tip, eyes.')).toBe(
    'Besides the body it has a head, left ear, right leg, tail tip, eyes.',
  );
  expect(foundIn('Rebuilt from a picture. ')).toBe('');
  expect(foundIn('Kept the stripes of the scarf.')).toBe('Kept the stripes of the scarf.');
});

test('ids of parts are said as people say them', () => {
  expect(partsInWords('Rebuilt from a picture. Besides the body it has arm_left, tail_tip.')).toBe(
    'Rebuilt from a picture. Besides the body it has left arm, tail tip.',
  );
});
