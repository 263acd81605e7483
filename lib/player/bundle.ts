import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A mascot with its motions and canvases, each by name: what the element's `src` answers. */
export interface PlayerBundle {
  readonly spec: MascotSpec;
  readonly clips: Readonly<Record<string, AnimationClip>>;
  readonly canvases: Readonly<Record<string, CanvasGraph>>;
}

/** Why an element could not do what it was asked to. */
export type ErrorReason =
  | 'network' | 'not_found' | 'forbidden' | 'invalid_bundle' | 'unknown_animation' | 'unknown_canvas' | 'unknown_input' | 'invalid_palette';

/** Something that the element tells with its `error` event. */
export class PlayerError extends Error {
  constructor(readonly reason: ErrorReason, message: string) {
    super(message);
  }
}

/** Motions longer than this, or that blink more often, would be costly to prepare; the service makes none. */
const LONGEST_SECONDS = 60;
const MOST_BLINKS = 10;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isClip(clip: unknown): boolean {
  return isRecord(clip) && Number(clip.duration) > 0 && Number(clip.duration) <= LONGEST_SECONDS && Array.isArray(clip.tracks)
    && Array.isArray(clip.modifiers) && clip.modifiers.every((modifier) => isRecord(modifier) && !(Number(modifier.count) > MOST_BLINKS));
}

/** What arrived, as a bundle, where it has the shape of one; throws where it has not. What stands in it is judged where it is used. */
export function asBundle(value: unknown): PlayerBundle {
  if (!isRecord(value) || !isRecord(value.spec) || !Array.isArray(value.spec.parts) || !isRecord(value.clips) || !Object.values(value.clips).every(isClip)) {
    throw new PlayerError('invalid_bundle', 'This is not a bundle of a mascot.');
  }
  return { canvases: {}, ...value } as unknown as PlayerBundle;
}
