import { box } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { slab } from '../forms';
import { plant } from './plant';

const SPINES = ['#d9776a', '#e8b45f', '#6fa6c9', '#7fb38a', '#9a86c4', '#c98aa6', '#5f7fae', '#e3d3ae'] as const;

/** Draws books on a board, which fill a width from x on. */
export function books(e: SceneEasel, x: number, y: number, width: number, height: number): string {
  const drawn: string[] = [];
  for (let at = 0; at < width - height * 0.12;) {
    const w = Math.min(height * e.dice.between(0.16, 0.3), width - at);
    const h = height * e.dice.between(0.68, 1);
    const index = Math.floor(e.dice.next() * SPINES.length);
    const tone = e.tone(`book_${index + 1}`, SPINES[index] ?? SPINES[0]);
    drawn.push(
      e.fill(slab(x + at, y - h, x + at + w * 0.92, y), tone.base) +
        e.fill(slab(x + at, y - h * 0.82, x + at + w * 0.92, y - h * 0.74), tone.light),
    );
    at += e.dice.chance(0.12) ? w + height * 0.3 : w;
  }
  return drawn.join('');
}

/** Draws a bookcase that stands on height y. */
export function bookcase(
  e: SceneEasel,
  x: number,
  y: number,
  width: number,
  height: number,
  shelves: number,
  hex = '#b98a5c',
): string {
  const tone = e.tone('case', hex);
  const t = Math.min(width, height) * 0.04;
  const gap = (height - t) / shelves;
  return (
    e.fill(slab(x, y - height, x + width, y), tone.base) +
    e.fill(slab(x + t, y - height + t, x + width - t, y - t * 0.6), tone.deep) +
    Array.from({ length: shelves }, (_, i) => {
      const floorY = y - t * 0.6 - i * gap;
      return (
        books(e, x + t * 1.6, floorY - t * 0.4, width - t * 3.2, (gap - t) * 0.84) +
        e.fill(slab(x + t * 0.5, floorY - t * 0.4, x + width - t * 0.5, floorY + t * 0.5), tone.base)
      );
    }).join('') +
    e.fill(slab(x + width - t, y - height, x + width, y), tone.shade) +
    e.fill(slab(x - t * 0.4, y - height - t * 0.4, x + width + t * 0.4, y - height + t * 0.8), tone.light)
  );
}

/** Draws a wall shelf with a few things on it. */
export function shelf(e: SceneEasel, x: number, y: number, width: number, hex = '#b98a5c'): string {
  const tone = e.tone('shelf', hex);
  const h = width * 0.24;
  return (
    books(e, x - width * 0.46, y, width * 0.46, h) +
    plant(e, x + width * 0.28, y, h * 1.5, '#f0e6d6') +
    e.fill(box(x, y + width * 0.025, width, width * 0.05, width * 0.015), tone.base) +
    e.fill(box(x, y + width * 0.043, width, width * 0.016, 1), tone.shade)
  );
}
