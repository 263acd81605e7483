import { canvasSegments, dotLottieMachine } from '@/lib/core/canvas/dotlottie';
import { compileClip, type Motion } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { type LottieOptions, paintLottieReel, paintThemedLottie } from '@/lib/core/paint/lottie/lottie';
import type { Rig } from '@/lib/core/rig/rig';
import type { PlayedCanvas } from '../../raster/vector-task';
import { DOTLOTTIE_IDS, packDotLottie } from './dotlottie-file';

/** A clip, compiled for its rig, as it stands in a file, from a frame on. */
interface PlacedClip {
  motion: Motion;
  start: number;
}

/** A dotLottie file, and the clips in it. */
export interface WrittenDotLottie {
  file: Uint8Array;
  clips: PlacedClip[];
}

/** What follows its parent by a spring starts from rest when it plays once, but is in full swing in a loop. */
const springs = (clip: AnimationClip | undefined): boolean =>
  clip?.modifiers.some(({ type }) => type === 'follow') ?? false;

/** A clip as a dotLottie file. */
export function clipDotLottie(rig: Rig, clip: AnimationClip, options: LottieOptions): WrittenDotLottie {
  const motion = compileClip(rig, clip);
  const { file, theme } = paintThemedLottie(rig, clip, { ...options, motion });
  return { file: packDotLottie({ lottie: file, theme, machine: null }), clips: [{ motion, start: 0 }] };
}

/** A canvas as a dotLottie file with its state machine. */
export function canvasDotLottie(
  rig: Rig,
  { name, graph, clips }: PlayedCanvas,
  options: LottieOptions,
): WrittenDotLottie {
  const told = canvasSegments(graph, (animation) => springs(clips[animation])).map((segment) => {
    const clip = clips[segment.animation];
    if (!clip) throw new Error(`The canvas plays "${segment.animation}", which is not at hand.`);
    const played = { ...clip, loop: segment.loop };
    return { segment, name: segment.marker, clip: played, motion: compileClip(rig, played) };
  });
  const { file, theme, stretches } = paintLottieReel(rig, told, options);
  const placed = told.flatMap(({ segment, motion }, i) =>
    stretches.slice(i, i + 1).map((stretch) => ({ ...segment, ...stretch, motion })),
  );
  const machine = { name, definition: dotLottieMachine(graph, DOTLOTTIE_IDS.animation, placed) };
  return { file: packDotLottie({ lottie: file, theme, machine }), clips: placed };
}
