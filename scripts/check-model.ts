import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ceilingUsd, type PricedAction } from '@/lib/contract/prices';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { finishWork } from '@/lib/server/artist';
import { builtinArtist } from '@/lib/server/artist/builtin';
import { modelArtist } from '@/lib/server/artist/model';
import { modelName } from '@/lib/server/artist/model/client';
import { pictureOf } from '@/lib/server/artist/model/pictures';
import type { ArtistContext, ArtistWork } from '@/lib/artist/types';
import type { SiteFacts } from '@/lib/artist/site-types';
import { makeFilm } from '@/lib/server/exports/film/make';
import { drawStrip } from '@/lib/server/raster/draw-strip.task';
import { closeDrawing, runTask } from '@/lib/server/raster/pool';

const SITE: SiteFacts = {
  url: 'https://beans.example',
  pages: ['https://beans.example/'],
  language: 'en',
  title: 'Beans & Co: coffee by bicycle',
  name: 'Beans & Co',
  description: 'Freshly roasted coffee, brought to your door by bicycle.',
  headings: ['Coffee by bicycle', 'Roasted on Mondays'],
  text: 'We roast on Mondays and ride on Tuesdays. No vans, no waste, good mornings.',
  colors: [
    { color: '#5b3a29', weight: 0.5, uses: ['theme', 'text'] },
    { color: '#f4b942', weight: 0.3, uses: ['button'] },
  ],
  fonts: ['Inter'],
  logoUrl: null,
};

/** A job type to check, and the picture of its result, if it has one. */
interface Check {
  name: string;
  action: PricedAction;
  run(context: ArtistContext): Promise<Uint8Array | null>;
}

/** The mascot that later checks use: the result of the first check, or else one from the built-in artist. */
let mascot: MascotSpec;
let spentUsd = 0;

function told<Result>(work: ArtistWork<Result>): Promise<Result> {
  return finishWork(work, (event) => {
    if (event.type === 'usage') spentUsd += event.cost_usd;
    if (event.type === 'progress') console.log(`    ${event.text}`);
    if (event.type === 'tool_result' && event.is_error)
      console.log(`    refused: ${event.text.split('\n').slice(0, 3).join(' ')}`);
  });
}

/** Draws a mascot with the built-in artist. */
const drawnWithout = async (prompt: string, style: string, context: ArtistContext): Promise<MascotSpec> =>
  (await finishWork(builtinArtist.design({ prompt, style, detail: 'standard' }, context))).spec;

/** Renders a video of a waving mascot, as reference for the motion check. */
async function film(context: ArtistContext): Promise<Uint8Array> {
  const spec = await drawnWithout('an orange fox', 'outlined', context);
  const { path, remove } = await makeFilm(
    { format: 'mp4', spec, clip: presetClip(spec, 'wave'), size: 256, fps: 24, background: '#ffffff' },
    context.signal,
    async () => undefined,
  );
  try {
    return await readFile(path);
  } finally {
    await remove();
  }
}

const still = (spec: MascotSpec): Promise<Uint8Array> => pictureOf(spec, { size: 768 });
const strip = (clip: AnimationClip): Promise<Uint8Array> =>
  runTask(drawStrip, {
    spec: mascot,
    clip,
    seconds: Array.from({ length: 10 }, (_, i) => (clip.duration * i) / 9),
    cell: 200,
  });
const print = (value: unknown): null => {
  console.log(`    ${JSON.stringify(value)}`);
  return null;
};

const CHECKS: readonly Check[] = [
  {
    name: 'generate',
    action: 'generate',
    run: async (context) =>
      still(
        (mascot = (
          await told(
            modelArtist.design(
              { prompt: 'a cheerful orange fox barista with a green apron', detail: 'standard' },
              context,
            ),
          )
        ).spec),
      ),
  },
  {
    name: 'edit',
    action: 'edit',
    run: async (context) =>
      still(
        (
          await told(
            modelArtist.edit({ spec: mascot, instruction: 'make the ears darker and add a red scarf' }, context),
          )
        ).spec,
      ),
  },
  {
    name: 'variant',
    action: 'variant',
    run: async (context) =>
      still(
        (await told(modelArtist.variant({ spec: mascot, name: 'Space', instruction: 'as an astronaut' }, context)))
          .spec,
      ),
  },
  {
    name: 'reconstruct',
    action: 'reconstruct',
    async run(context) {
      const image = {
        bytes: await pictureOf(await drawnWithout('a grey cat', 'flat', context), { size: 768 }),
        mime: 'image/png',
      };
      const { spec, fidelity } = await told(modelArtist.rebuild({ image, detail: 'standard' }, context));
      print({ fidelity });
      return still(spec);
    },
  },
  {
    name: 'animate',
    action: 'animate',
    run: async (context) =>
      strip(
        (
          await told(
            modelArtist.animate(
              { spec: mascot, prompt: 'jumps twice, then waves with the left hand and winks' },
              context,
            ),
          )
        ).clip,
      ),
  },
  {
    name: 'animate by video',
    action: 'animate_video',
    run: async (context) =>
      strip(
        (
          await told(
            modelArtist.animateFromVideo(
              { spec: mascot, video: { bytes: await film(context), mime: 'video/mp4' } },
              context,
            ),
          )
        ).clip,
      ),
  },
  {
    name: 'suggest',
    action: 'suggest',
    run: async (context) =>
      print((await told(modelArtist.suggest({ spec: mascot, useCase: 'onboarding' }, context))).suggestions),
  },
  {
    name: 'scene',
    action: 'scene',
    run: async (context) =>
      still(
        (
          await told(
            modelArtist.scene(
              { spec: mascot, prompt: 'at the beach at sunset', width: 1600, height: 900, clip: null, seconds: 0 },
              context,
            ),
          )
        ).spec,
      ),
  },
  {
    name: 'analyze',
    action: 'analyze',
    run: async (context) => print((await told(modelArtist.analyze({ site: SITE, logo: null }, context))).concepts),
  },
];

/** Runs one check. Resolves to whether it succeeded. */
async function check({ name, action, run }: Check, folder: string): Promise<boolean> {
  console.log(name);
  const [began, before] = [Date.now(), spentUsd];
  const context: ArtistContext = {
    signal: new AbortController().signal,
    maxCostUsd: ceilingUsd(action),
    seed: `check ${name}`,
  };
  const outcome = await run(context).then(
    (picture) => ({ picture }),
    (error: unknown) => ({ error }),
  );
  const facts =
    `$${(spentUsd - before).toFixed(4)} of $${ceilingUsd(action).toFixed(2)}, ` +
    `${((Date.now() - began) / 1000).toFixed(1)} s`;
  if ('error' in outcome) {
    console.log(
      `  failed after ${facts}: ${outcome.error instanceof Error ? outcome.error.message : String(outcome.error)}`,
    );
    return false;
  }
  const file = join(folder, `${name.replaceAll(' ', '-')}.png`);
  if (outcome.picture) writeFileSync(file, outcome.picture);
  console.log(`  ok, ${facts}${outcome.picture ? `, ${file}` : ''}`);
  return true;
}

/**
 * Runs one job of each type with the configured model and writes the results into a folder:
 * `npm run check:model -- [folder] [job…]`.
 */
async function main(): Promise<number> {
  if (modelName() === null) {
    console.error(
      'ANTHROPIC_API_KEY is not set: there is no model to check. Set it (and ANTHROPIC_MODEL, ' +
        'ANTHROPIC_BASE_URL where they differ) and run this again.',
    );
    return 1;
  }
  const [folder = '.data/check-model', ...names] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  console.log(`Checking ${modelName()}`);
  mascot = await drawnWithout('an orange fox', 'outlined', {
    signal: new AbortController().signal,
    maxCostUsd: 0,
    seed: 'check',
  });
  let failed = 0;
  for (const each of CHECKS)
    if (names.length === 0 || names.includes(each.name)) failed += (await check(each, folder)) ? 0 : 1;
  console.log(`${failed === 0 ? 'All went well' : `${failed} failed`}, $${spentUsd.toFixed(4)} in all.`);
  await closeDrawing();
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
