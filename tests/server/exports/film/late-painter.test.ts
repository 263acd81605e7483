import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { encodeFilm, paintFilm } from '@/lib/server/exports/film/film.task';
import { makeFilm } from '@/lib/server/exports/film/make';
import type { FilmOrder } from '@/lib/server/exports/film/order';
import { JobFailure } from '@/lib/server/jobs/define';
import { filmControl } from '@/lib/server/exports/film/control';
import { closeDrawing, runTask } from '@/lib/server/raster/pool';
import { acceptedSpec } from '../../../support/product';

const spec = acceptedSpec('fox');
const order: FilmOrder = {
  spec,
  clip: presetClip(spec, 'wave', { duration: 1 }),
  format: 'mp4',
  size: 64,
  fps: 10,
  background: null,
  engine: 'none',
};
const task = { ...order, engine: 'none' as const, path: '', control: filmControl().memory };
const times = <T>(count: number, of: () => T): T[] => Array.from({ length: count }, of);

afterAll(closeDrawing);

/** Keeps a painting thread busy until its pictures are abandoned. */
function busyPainter(): { painted: Promise<null>; giveUp: () => void } {
  const { port1, port2 } = new MessageChannel();
  return { painted: runTask(paintFilm, { ...task, pictures: port1 }, [port1]), giveUp: () => port2.close() };
}

test('a film that is refused before its painter has a thread rejects with the reason', async () => {
  const painters = times(availableParallelism(), busyPainter);
  const made = makeFilm(order, new AbortController().signal, async () => undefined).catch((error: unknown) => error);
  // Later requests have been refused, so this one has been as well.
  await Promise.all(times(4 * availableParallelism(), () => runTask(encodeFilm, { ...task, pictures: null })));
  // The message of its closed port is on its way to the waiting painter.
  await setTimeout(50);
  for (const { giveUp } of painters) giveUp();
  expect(await made).toEqual(
    new JobFailure('This server cannot encode video: install the optional package node-av, or put ffmpeg on the PATH.'),
  );
  await Promise.all(painters.map(({ painted }) => painted));
});
