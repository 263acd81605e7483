import { canvasSegments, dotLottieMachine } from '@/lib/core/canvas/dotlottie';
import { compileClip, type Motion } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { type LottieOptions, paintLottieReel, paintThemedLottie } from '@/lib/core/paint/lottie/lottie';
import type { Rig } from '@/lib/core/rig/rig';
import { lottieReceipt } from '../receipts/lottie';
import { DOTLOTTIE_IDS, packDotLottie } from './dotlottie-file';
import type { PlayedCanvas, WriteVector } from './picture';
import { COMPARED_SHARES, sceneOf } from './scene';

/** A clip compiled for its rig, and its first frame in the file. */
interface PlacedClip {
  motion: Motion;
  start: number;
}

/** A dotLottie file, and the clips in it. */
interface WrittenDotLottie {
  file: Uint8Array;
  clips: PlacedClip[];
}

/** Whether a clip has springs: they start at rest if it plays once, but are already in motion in a loop. */
const hasSprings = (clip: AnimationClip | undefined): boolean =>
  clip?.modifiers.some(({ type }) => type === 'follow') ?? false;

/** Writes a clip as a dotLottie file. */
export function clipDotLottie(rig: Rig, clip: AnimationClip, options: LottieOptions): WrittenDotLottie {
  const motion = compileClip(rig, clip);
  const { file, theme } = paintThemedLottie(rig, clip, { ...options, motion });
  return { file: packDotLottie({ lottie: file, theme, machine: null }), clips: [{ motion, start: 0 }] };
}

/** Writes a canvas as a dotLottie file with its state machine. */
export function canvasDotLottie(
  rig: Rig,
  { name, graph, clips }: PlayedCanvas,
  options: LottieOptions,
): WrittenDotLottie {
  const played = canvasSegments(graph, (animation) => hasSprings(clips[animation])).map((segment) => {
    const clip = clips[segment.animation];
    if (!clip) throw new Error(`The canvas plays "${segment.animation}", which is not at hand.`);
    const looped = { ...clip, loop: segment.loop };
    return { segment, name: segment.marker, clip: looped, motion: compileClip(rig, looped) };
  });
  const { file, theme, stretches } = paintLottieReel(rig, played, options);
  const placed = played.flatMap(({ segment, motion }, i) =>
    stretches.slice(i, i + 1).map((stretch) => ({ ...segment, ...stretch, motion })),
  );
  const machine = { name, definition: dotLottieMachine(graph, DOTLOTTIE_IDS.animation, placed) };
  return { file: packDotLottie({ lottie: file, theme, machine }), clips: placed };
}

/** Writes a motion or a canvas as a dotLottie file. The receipt of a canvas compares its first and its last clip. */
export const writeDotLottie: WriteVector = async (picture) => {
  const { rig, options, shown } = sceneOf(picture);
  const { clip, canvas, size } = picture;
  const { file, clips } = canvas ? canvasDotLottie(rig, canvas, options) : clipDotLottie(rig, clip, options);
  const moments = COMPARED_SHARES.flatMap((share, i) => {
    const placed = clips.at(-i);
    return placed
      ? [{ frame: placed.start + share * placed.motion.duration * options.fps, paint: shown(placed.motion, share) }]
      : [];
  });
  return { file, receipt: await lottieReceipt(file, moments, size) };
};
