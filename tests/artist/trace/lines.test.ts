import { expect, test } from 'vitest';
import type { FigurePiece } from '@/lib/artist/trace/piece';
import { shareLines } from '@/lib/artist/trace/lines';
import { NONE } from '@/lib/artist/trace/regions';

const SIDE = 120;
const [INK, SKIN] = [0, 1];

/** A piece with a surface and a line, given by their rows and by common columns. */
function piece(
  id: string,
  [left, right]: readonly [number, number],
  surface: readonly [number, number],
  line: readonly [number, number],
): FigurePiece {
  const at = new Int16Array(SIDE * SIDE).fill(NONE);
  const fill = ([top, bottom]: readonly [number, number], label: number) => {
    for (let y = top; y < bottom; y += 1) at.fill(label, y * SIDE + left, y * SIDE + right);
  };
  fill(surface, SKIN);
  fill(line, INK);
  return {
    id,
    labels: { width: SIDE, height: SIDE, at },
    shown: Uint8Array.from(at, (label) => (label === NONE ? 0 : 1)),
    isFront: false,
  };
}

test('the rim of a tip that is too thin for a centre line stays with its piece if other lines are far', () => {
  const [body, hair] = [piece('body', [10, 110], [90, 118], [80, 90]), piece('hair', [50, 70], [10, 41], [41, 44])];
  const on = Uint8Array.from(body.labels.at, (label, at) => (label === INK || hair.labels.at[at] === INK ? 1 : 0));
  shareLines([body, hair], { label: INK, pen: 10, on });
  expect([hair.labels.at[43 * SIDE + 60], body.labels.at[43 * SIDE + 60]]).toEqual([INK, NONE]);
  expect([hair.labels.at[85 * SIDE + 60], body.labels.at[85 * SIDE + 60]]).toEqual([NONE, INK]);
});
