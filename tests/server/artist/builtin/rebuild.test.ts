import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { artist, finishWork } from '@/lib/server/artist';
import type { ArtistEvent, RebuildInput, RebuildResult } from '@/lib/artist/types';
import { closeDrawing } from '@/lib/server/raster/pool';
import { bear, nothing, painted } from '../../../artist/trace/pictures';
import type { Pixels } from '@/lib/artist/trace/pixels';

const fileOf = ({ width, height, rgba }: Pixels) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
const context = (signal = new AbortController().signal) => ({ signal, maxCostUsd: 1, seed: 'same' });
let png: Buffer;
const rebuild = (input: Partial<RebuildInput> = {}, signal?: AbortSignal) =>
  artist().rebuild(
    { image: { bytes: new Uint8Array(png), mime: 'image/png' }, detail: 'standard', ...input },
    context(signal),
  );

beforeAll(async () => {
  png = await fileOf(painted(350, 390, ...bear));
});
afterAll(closeDrawing);

describe('the built-in artist', () => {
  let result: RebuildResult;
  const events: ArtistEvent[] = [];
  beforeAll(async () => {
    result = await finishWork(rebuild({ name: 'Bruno' }), (event) => void events.push(event));
  });

  test('rebuilds a picture as a rig, and says how alike it is', () => {
    expect(result).toMatchObject({ needsReview: false, warnings: [], spec: { name: 'Bruno', archetype: 'biped' } });
    expect(result.fidelity).toBeGreaterThan(0.95);
    expect(result.summary).toMatch(/^Rebuilt from a picture\. Besides the body it has /);
  });

  test('shows the figure in one piece first, and the rig at the end', () => {
    const drafts = events.flatMap((event) => (event.type === 'draft' ? [event.spec] : []));
    expect(drafts.map(({ parts }) => parts.length)).toEqual([2, result.spec.parts.length]);
    expect(drafts.at(-1)).toEqual(result.spec);
  });

  test('calls what has no name a mascot, and says which words it did not follow', async () => {
    const { spec, warnings } = await finishWork(
      rebuild({ name: ' ', style: 'flat', notes: 'with a hat', detail: 'high' }),
    );
    expect(spec.name).toBe('Mascot');
    expect(warnings).toEqual([
      'The built-in artist draws what the picture shows; it did not follow the style and the notes.',
    ]);
  });

  test('refuses a picture of nothing with a sentence', async () => {
    const bytes = new Uint8Array(await fileOf(nothing(64, 64)));
    await expect(finishWork(rebuild({ image: { bytes, mime: 'image/png' } }))).rejects.toMatchObject({
      name: 'ArtistError',
      code: 'bad_input',
      message: 'The picture shows no figure that stands out from its ground.',
    });
  });

  test('stops with the reason when it is told to, also amid its work, and works on afterwards', async () => {
    await expect(finishWork(rebuild({}, AbortSignal.abort(new Error('Canceled.'))))).rejects.toThrow('Canceled.');
    const abort = new AbortController();
    const work = finishWork(rebuild({}, abort.signal), ({ type }) => {
      if (type === 'draft') abort.abort(new Error('Enough.'));
    });
    await expect(work).rejects.toThrow('Enough.');
    expect((await finishWork(rebuild({ name: 'Bruno' }))).spec).toEqual(result.spec);
  });

  test('leaves the thread of requests free while it works', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await finishWork(rebuild());
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });
});
