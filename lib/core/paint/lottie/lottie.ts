import type { Motion } from '../../clip/motion';
import type { AnimationClip } from '../../clip/schema';
import { round } from '../../geometry/number-text';
import type { Rig } from '../../rig/rig';
import { timelineOf } from '../timeline/timeline';
import { layerBase, nextIndex, type Writing } from './layers';
import { partLayers } from './parts';
import { fixed, type Item, type Stretch } from './properties';
import { type Slots, slotsItem } from './slots';
import { themeItem } from './theme';
import type { Clip } from './transforms';

/** How a clip is written as Lottie. */
export interface LottieOptions {
  /** Size in whole pixels; if absent, that of the canvas. */
  width?: number;
  height?: number;
  /** Frames a second in which the file counts time; players may show more. */
  fps?: number;
  /** A colour behind the mascot, `#rrggbb`. */
  background?: string;
}

/** A clip for a file. */
export interface LottieClip {
  /** The name of its marker. */
  name: string;
  clip: AnimationClip;
  /** The clip compiled for the rig, if available. */
  motion?: Motion;
}

/** The version of the Lottie format that the file follows. */
const VERSION = '5.12.0';
const DEFAULT_FPS = 60;

interface Said {
  name: string;
  clips: readonly (Clip & { name: string })[];
  frames: number;
  /** Metadata of the file. */
  metadata: Item;
  /** Whether players may blend two of its moments. */
  mixed: boolean;
}

function written(
  rig: Rig,
  { name, clips, frames, metadata, mixed }: Said,
  options: LottieOptions,
): { file: string; slots: Slots } {
  const { width = Math.round(rig.width), height = Math.round(rig.height), fps = DEFAULT_FPS } = options;
  const writing: Writing = { frames, assets: [], count: 0 };
  const slots: Slots = { tokens: new Set(), gradients: new Map() };
  const resized = width !== rig.width || height !== rig.height;
  const base = resized ? nextIndex(writing) : null;
  const indices = rig.parts.map(() => nextIndex(writing));
  const scene = { rig, clips, writing, slots, indices, base, fps, mixed };
  const parts = rig.paintOrder.toReversed().flatMap((index) => partLayers(scene, index));
  const canvas =
    base === null
      ? []
      : [
          layerBase(writing, 3, base, {
            name: 'canvas',
            parent: null,
            opacity: fixed(0),
            transform: { s: fixed([(100 * width) / rig.width, (100 * height) / rig.height]) },
          }),
        ];
  const background =
    options.background === undefined
      ? []
      : [
          {
            ...layerBase(writing, 1, nextIndex(writing), { name: 'background', parent: null, opacity: fixed(100) }),
            sw: width,
            sh: height,
            sc: options.background,
          },
        ];
  const file = JSON.stringify({
    v: VERSION,
    fr: fps,
    ip: 0,
    op: frames,
    w: width,
    h: height,
    nm: name,
    assets: writing.assets,
    layers: [...parts, ...canvas, ...background],
    markers: clips.map(({ name: marker, stretch }) => ({ tm: stretch.start, cm: marker, dr: stretch.frames })),
    slots: slotsItem(slots, rig.palette),
    meta: { g: 'Liverig', d: rig.spec.description },
    ...metadata,
  });
  return { file, slots };
}

/** The file's palette as a dotLottie theme, beside the file. */
interface ThemedLottie {
  file: string;
  theme: string;
}

const themed = (rig: Rig, { file, slots }: { file: string; slots: Slots }): ThemedLottie => ({
  file,
  theme: JSON.stringify(themeItem(slots, rig.palette)),
});

/** A clip as `paintLottie` writes it, and its theme. */
export function paintThemedLottie(
  rig: Rig,
  clip: AnimationClip,
  options: LottieOptions & Pick<LottieClip, 'motion'> = {},
): ThemedLottie {
  const timeline = timelineOf(rig, clip, options.motion);
  const frames = round(timeline.seconds * (options.fps ?? DEFAULT_FPS), 4);
  const clips = [{ name: clip.name, timeline, stretch: { start: 0, frames } }];
  const metadata = { metadata: { customProps: { loop: timeline.loop } } };
  return themed(
    rig,
    written(rig, { name: `${rig.spec.name}: ${clip.name}`, clips, frames, metadata, mixed: false }, options),
  );
}

/**
 * A clip as a Lottie file: a vector layer for each part, parented like the rig and turning about its pivot. Keys have
 * the clip's own easings, palette tokens become slots, and the clip has a marker.
 */
export function paintLottie(
  rig: Rig,
  clip: AnimationClip,
  options: LottieOptions & Pick<LottieClip, 'motion'> = {},
): string {
  return paintThemedLottie(rig, clip, options).file;
}

/** Gives the first whole frame at least one frame after a segment. */
const frameAfter = ({ start, frames }: Stretch): number => Math.ceil(start + frames) + 1;

/** Several clips in sequence in one Lottie file. */
interface LottieReel extends ThemedLottie {
  /** The segment of each clip. */
  stretches: Stretch[];
}

/** Writes clips in sequence into one Lottie file, each under its marker. A player may blend any two of its moments. */
export function paintLottieReel(rig: Rig, clips: readonly LottieClip[], options: LottieOptions = {}): LottieReel {
  let end = 0;
  const told = clips.map(({ name, clip, motion }) => {
    const timeline = timelineOf(rig, clip, motion);
    const stretch = { start: end, frames: round(timeline.seconds * (options.fps ?? DEFAULT_FPS), 4) };
    end = frameAfter(stretch);
    return { name, timeline, stretch };
  });
  // Alternate drawings have one frame each, which must be within the file.
  const frames = Math.max(end, ...rig.parts.map(({ drawings }) => drawings.size + 2));
  const file = written(rig, { name: rig.spec.name, clips: told, frames, metadata: {}, mixed: true }, options);
  return { ...themed(rig, file), stretches: told.map(({ stretch }) => stretch) };
}
