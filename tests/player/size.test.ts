import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CanvasGraph } from '@/lib/core/canvas/schema';
import { AnimationClip } from '@/lib/core/clip/schema';
import { MascotSpec } from '@/lib/core/spec/schema';
import { ServicePlayer } from '@/lib/player';
import { buildPlayer, OWN_NAMES } from '../../scripts/player.mjs';
import { openBrowser } from '../support/player-page';

/** Ten kilobytes, of a thousand bytes each. */
const ROOM = 10_000;

test('the player fits into ten kilobytes with all its features', async () => {
  const text = await buildPlayer();
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(ROOM);
  for (const told of [' ended', 'oklch(from', 'pointermove', 'easeOutElastic', 'unknown_input'])
    expect(text).toContain(told);
});

test('no property name that the build mangles belongs to the DOM, the formats or the public API', async () => {
  const browser = await openBrowser();
  if (!browser) throw new Error('There is no Chromium to test in.');
  const page = await browser.newPage();
  const theirs = await page.evaluate(() =>
    Object.getOwnPropertyNames(window).flatMap((name) => {
      const value: unknown = /^[A-Z]/.test(name) ? Reflect.get(window, name) : null;
      return [
        name,
        ...(typeof value === 'function'
          ? [...Object.getOwnPropertyNames(value), ...Object.getOwnPropertyNames(value.prototype ?? {})]
          : []),
      ];
    }),
  );
  await browser.close();
  const formats = [
    ...JSON.stringify([MascotSpec, AnimationClip, CanvasGraph].map((each) => z.toJSONSchema(each))).matchAll(
      /"(\w+)":/g,
    ),
  ].map(([, name]) => name ?? '');
  const offered = Object.getOwnPropertyNames(ServicePlayer.prototype);
  const taken = new Set([
    ...theirs,
    ...formats,
    ...offered,
    'reason',
    'message',
    'from',
    'to',
    'why',
    'animation',
    'animations',
    'canvases',
  ]);
  expect(taken.has('addEventListener') && taken.has('rotateLimits') && taken.has('setInput')).toBe(true);
  expect(OWN_NAMES.filter((name) => taken.has(name))).toEqual([]);
});
