import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildPlayer } from '../../scripts/player.mjs';

/** Ten kilobytes, of a thousand bytes each. */
const ROOM = 10_000;

test('the player fits into ten kilobytes, with the state machine, blending, springs, the pointer and colours in it', async () => {
  const text = await buildPlayer();
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(ROOM);
  for (const told of [' ended', 'oklch(from', 'pointermove', 'easeOutElastic', 'unknown_input']) expect(text).toContain(told);
});
