import { expect, test } from 'vitest';
import { LIMITS } from '@/lib/core/limits';
import { cleanDrawing } from '@/lib/core/spec/clean-drawing';
import { newBudget } from '@/lib/core/svg/budget';

const FACE =
  '<defs><linearGradient id="a"><stop offset="0" stop-color="$fur"/></linearGradient></defs><circle r="9" ' +
  'fill="url(#a)" stroke="$ink" stroke-width="2" stroke-dasharray="3 1" class="x"/>';

test('a cached drawing costs the same budget', () => {
  const [first, second] = [newBudget(), newBudget()];
  const read = cleanDrawing(FACE, 'face', first);
  expect(read).toMatchObject({ tokens: ['fur', 'ink'], problems: [] });
  expect(read.warnings).toHaveLength(1);
  expect(cleanDrawing(FACE, 'face', second)).toBe(read);
  expect(second).toEqual(first);
  expect(first.elements * first.pathNumbers * first.bytes * first.dashes).toBeGreaterThan(0);
});

test('another id prefix or canvas size is another cache entry', () => {
  expect(cleanDrawing(FACE, 'mask', newBudget()).svg).toBe(
    cleanDrawing(FACE, 'face', newBudget()).svg.replaceAll('face', 'mask'),
  );
  const [small, large] = [newBudget(16), newBudget(1024)];
  const outline = '<rect width="400" height="400" fill="$ink"/>';
  for (const budget of [small, large]) cleanDrawing(outline, 'box', budget);
  expect(small.outline).toBeGreaterThan(large.outline);
});

test('a cached drawing is refused if it exceeds the remaining budget, and accepted if it just fits', () => {
  const [alone, full, room] = [newBudget(), newBudget(), newBudget()];
  cleanDrawing(FACE, 'face', alone);
  full.bytes = LIMITS.svg.bytes - alone.bytes + 1;
  room.bytes = LIMITS.svg.bytes - alone.bytes;
  expect(cleanDrawing(FACE, 'face', full)).toMatchObject({
    svg: '',
    problems: [`A mascot may have at most ${LIMITS.svg.bytes.toLocaleString('en')} bytes of SVG.`],
  });
  expect(cleanDrawing(FACE, 'face', room)).toMatchObject({ problems: [] });
  expect(room.bytes).toBe(LIMITS.svg.bytes);
});

test('a refused drawing is refused again', () => {
  for (let times = 0; times < 2; times += 1)
    expect(cleanDrawing('<script/>', 'face', newBudget()).problems).toHaveLength(1);
});
