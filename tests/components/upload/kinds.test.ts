import { describe, expect, test } from 'vitest';
import { MOVIE, PICTURE, problemOf } from '@/components/upload/kinds';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('a chosen file', () => {
  test('is recognised by its type, or by its name if the browser gives no type', () => {
    expect(problemOf(PICTURE, file('photo', 'image/webp'))).toBeNull();
    expect(problemOf(MOVIE, file('Clip.MOV', ''))).toBeNull();
  });

  test('of another kind gives a message about what to choose', () => {
    expect(problemOf(PICTURE, file('clip.mp4', 'video/mp4'))).toBe('Choose a PNG, JPG, WebP or SVG picture.');
    expect(problemOf(MOVIE, file('photo.png', 'image/png'))).toBe('Choose an MP4, MOV or WebM video.');
  });

  test('that is empty or too large is not sent', () => {
    expect(problemOf(PICTURE, file('a.png', 'image/png', 0))).toBe('This file is empty. Choose another one.');
    expect(problemOf(PICTURE, file('a.png', 'image/png', 20 * 1024 * 1024))).toBe(
      'This file has 20 MB, and 15 are the most. Make it smaller, then try again.',
    );
    expect(problemOf(PICTURE, file('a.png', 'image/png', 15 * 1024 * 1024))).toBeNull();
  });
});
