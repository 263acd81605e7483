// How long the built-in artist takes from a prompt to the result with all its drafts, over the prompts of the gallery.
// It runs in this process without caches between the prompts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENE_SIZES, type SceneSize } from '@/lib/contract/scene';
import { builtinArtist } from '@/lib/server/artist/builtin';
import { judged } from '@/lib/artist/critic/candidates';
import { finishWork } from '@/lib/artist/finish-work';
import { sheetOf } from '@/lib/artist/sheet/write';
import type { ArtistContext, ArtistWork } from '@/lib/artist/types';
import { readPrompt } from '@/lib/artist/words/read';
import { baseOf } from '@/scripts/gallery/edits';
import { linesOf } from '@/scripts/gallery/grid';
import { median, note, report } from '../report';

const PROMPTS = join(import.meta.dirname, '../../tests/fixtures/gallery');
/** The number of prompts that are run as a warm-up before the measurement. */
const WARM = 5;

const context = (): ArtistContext => ({ signal: new AbortController().signal, maxCostUsd: 1, seed: 'bench' });
const lines = (file: string) =>
  existsSync(join(PROMPTS, file)) ? linesOf(readFileSync(join(PROMPTS, file), 'utf8')) : [];

/**
 * The duration of the work for each line, in milliseconds. The preparation of a line is not included.
 */
async function times(
  all: readonly string[][],
  prepare: (line: string[]) => () => ArtistWork<unknown>,
): Promise<number[]> {
  const taken: number[] = [];
  for (const [index, line] of [...all.slice(0, WARM), ...all].entries()) {
    const work = prepare(line);
    const began = performance.now();
    await finishWork(work());
    if (index >= WARM) taken.push(performance.now() - began);
  }
  return taken;
}

const worst = (taken: readonly number[]) =>
  `${median(taken).toFixed(1)}  (worst ${Math.max(...taken).toFixed(0)}, ${taken.length} prompts)`;

const designs = await times(
  lines('designs.txt'),
  ([prompt = '', style = '', detail]) =>
    () =>
      builtinArtist.design({ prompt, style, detail: detail === 'high' ? 'high' : 'standard' }, context()),
);
report('a design, the best of a dozen, ms median < 400', worst(designs), median(designs) < 400);

const critiques = lines('designs.txt').map(([prompt = '', style = '', detail]) => {
  const input = { prompt, style, detail: detail === 'high' ? ('high' as const) : ('standard' as const) };
  const sheet = sheetOf(readPrompt(prompt), input, 'bench');
  const began = performance.now();
  judged(sheet);
  return performance.now() - began;
});
report('a drawing with its critique, ms median < 30', worst(critiques), median(critiques) < 30);

const edits = await times(lines('edits.txt'), ([subject = '', style = '', instruction = '']) => {
  const spec = baseOf(subject, style);
  return () => builtinArtist.edit({ spec, instruction }, context());
});
report('an edit, ms median < 100', worst(edits), median(edits) < 100);

const motions = await times(lines('motions.txt'), ([prompt = '', subject = '']) => {
  const spec = baseOf(subject, '');
  return () => builtinArtist.animate({ spec, prompt }, context());
});
report('a motion in words, ms median < 50', worst(motions), median(motions) < 50);

const scenes = await times(lines('scenes.txt'), ([prompt = '', subject = '', size = 'square']) => {
  const spec = baseOf(subject, '');
  return () =>
    builtinArtist.scene({ spec, prompt, ...SCENE_SIZES[size as SceneSize], clip: null, seconds: 0 }, context());
});
note('a scene, ms median', worst(scenes));
