import { createHash } from 'node:crypto';
import { STARTERS } from '@/lib/artist/starters';
import type { StarterCharacter } from '@/lib/artist/starters/starter';
import type { PlayerBundle } from '@/lib/contract/embed';
import { TEMPLATE_OF } from '@/lib/core/canvas/templates';
import { compactClip } from '@/lib/core/clip/compact';
import { presetClip } from '@/lib/core/clip/presets';
import { PRESET_NAMES, type AnimationClip, type PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { madeOnce } from '../embed/made-once';
import { composePresets } from '../animations/compose-presets.task';
import { makeStill } from '../exports/still/make';
import { makeVector } from '../exports/vector/make';
import { cacheBytes } from '../memory';
import { precompress, sizeOf, type Precompressed } from '../precompressed';
import { runTask } from '../raster/pool';
import { drawingOf, jointsPicture, partsPicture } from './rig-picture';
import { composeStarter } from '../mascots/starters/compose-starter.task';

/** A precompressed file of a finished character. */
export interface ShownFile extends Precompressed {
  mime: string;
  etag: string;
}

/** The longer side of pictures and films, in pixels. */
const SIZE = 512;
const FPS = 30;
/** The width of a card in pixels. */
const CARD_SIZE = 1200;

/** The name of the state machine that the landing page shows. */
export const SHOWN_CANVAS = 'ai_agent';

/** Writes the player's bundle with these motions. */
function bundleOf(spec: MascotSpec, clips: readonly AnimationClip[]): PlayerBundle {
  const compact = clips.map((clip) => [clip.name, compactClip(clip, spec.canvas)]);
  return {
    spec,
    clips: Object.fromEntries(compact) as PlayerBundle['clips'],
    canvases: { [SHOWN_CANVAS]: TEMPLATE_OF[SHOWN_CANVAS].graph },
  };
}

const text = (value: string) => new TextEncoder().encode(value);

async function still(spec: MascotSpec, format: 'sticker' | 'logo'): Promise<Uint8Array> {
  return makeStill({ format, spec, clip: null, seconds: 0, size: SIZE, background: null, title: spec.name });
}

async function film(spec: MascotSpec, preset: PresetName): Promise<Uint8Array> {
  const order = {
    format: 'animated-svg',
    spec,
    size: SIZE,
    fps: FPS,
    background: null,
    clip: presetClip(spec, preset),
    canvas: null,
  } as const;
  return (await makeVector(order)).file;
}

/** Writes a starter's bundle with its own motions, and `idle` between them. */
async function ownBundle(starter: StarterCharacter): Promise<Uint8Array> {
  const { spec, clips } = await runTask(composeStarter, starter);
  return text(JSON.stringify(bundleOf(spec, [presetClip(spec, 'idle'), ...clips])));
}

interface Recipe {
  mime: string;
  write(spec: MascotSpec, starter: StarterCharacter): Promise<Uint8Array>;
}

/** The files of each character by name, the same that an export or an embed gives. */
const FILES: Record<string, Recipe> = {
  bundle: {
    mime: 'application/json',
    write: async (spec) =>
      text(JSON.stringify(bundleOf(spec, await runTask(composePresets, { spec, names: PRESET_NAMES })))),
  },
  'own-bundle': { mime: 'application/json', write: (_, starter) => ownBundle(starter) },
  preview: { mime: 'image/svg+xml', write: (spec) => Promise.resolve(text(drawingOf(spec))) },
  'parts.svg': { mime: 'image/svg+xml', write: (spec) => Promise.resolve(text(partsPicture(spec))) },
  'joints.svg': { mime: 'image/svg+xml', write: (spec) => Promise.resolve(text(jointsPicture(spec))) },
  'sticker.png': { mime: 'image/png', write: (spec) => still(spec, 'sticker') },
  'logo.svg': { mime: 'image/svg+xml', write: (spec) => still(spec, 'logo') },
  'card.png': {
    mime: 'image/png',
    write: (spec) =>
      makeStill({
        format: 'card',
        spec,
        clip: presetClip(spec, 'wave'),
        seconds: 0.6,
        size: CARD_SIZE,
        background: null,
        title: spec.name,
      }),
  },
  'dance.svg': { mime: 'image/svg+xml', write: (spec) => film(spec, 'dance') },
};

/** The size of the cache of all these files, in bytes. */
const KEPT_BYTES = cacheBytes(32 * 1024 * 1024);

const made = madeOnce<{ starter: StarterCharacter; recipe: Recipe; file: string }, ShownFile>(KEPT_BYTES, {
  keyOf: ({ starter, file }) => `${starter.id}/${file}`,
  bytesOf: sizeOf,
  make: async ({ starter, recipe: { mime, write } }) => {
    const { spec } = await runTask(composeStarter, { ...starter, motions: [] });
    const bytes = new Uint8Array(await write(spec, starter));
    const precompressed = mime === 'image/png' ? { plain: bytes, encoded: [] } : await precompress(bytes);
    return { ...precompressed, mime, etag: `W/"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` };
  },
});

/** Gives a file of a finished character, made once; null for an unknown character or file. */
export async function shownFile(name: string, file: string): Promise<ShownFile | null> {
  const starter = STARTERS.get(name);
  const recipe = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
  return starter && recipe ? made({ starter, recipe, file }) : null;
}
