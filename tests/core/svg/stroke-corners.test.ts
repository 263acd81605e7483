import { describe, expect, test } from 'vitest';
import { newBudget } from '@/lib/core/svg/budget';
import { readFragment } from '@/lib/core/svg/fragment';

const zigzag = (points: number, style: string) => {
  const lines = Array.from({ length: points }, (_, i) => `L${i % 3} ${(i * 7) % 3}`);
  return `<path d="M0 0${lines.join('')}" fill="none" ${style}/>`;
};
const read = (svg: string) => {
  const budget = newBudget();
  const { problems } = readFragment(svg, 'p', budget);
  return { budget, problems: problems.map(({ message }) => message) };
};

describe('the outline of a stroke counts its corners', () => {
  test('so that a wide one of many short segments is refused, which would stall a renderer', () => {
    expect(read(zigzag(20_000, 'stroke="#000000" stroke-width="400"')).problems).toEqual([
      'A mascot may have at most 4,000 canvas sides of outline.',
    ]);
  });

  test('its dashes too', () => {
    const line = '<path d="M0 0H512" fill="none" stroke="#000000" stroke-width="400" stroke-dasharray="0.05"/>';
    expect(read(line).problems).toHaveLength(1);
    expect(read(line.replace('400', '4')).problems).toEqual([]);
  });

  test('and its scale', () => {
    const fine = zigzag(20_000, 'stroke="#000000" stroke-width="2"');
    expect(read(fine).problems).toEqual([]);
    expect(read(`<g transform="scale(200)">${fine}</g>`).problems).toHaveLength(1);
  });

  test('a drawn line of a thousand points costs nothing beyond the free outline', () => {
    const { budget, problems } = read(zigzag(800, 'stroke="#000000" stroke-width="1"'));
    expect([problems, budget.outline]).toEqual([[], 0]);
  });
});
