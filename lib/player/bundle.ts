import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A mascot with its motions and canvases by name. This is the response of the element's `src`. */
export interface MascotBundle {
  readonly spec: MascotSpec;
  readonly clips: Readonly<Record<string, AnimationClip>>;
  readonly canvases: Readonly<Record<string, CanvasGraph>>;
}

/** The reason of an error. */
export type ErrorReason =
  | 'network'
  | 'not_found'
  | 'forbidden'
  | 'invalid_bundle'
  | 'unknown_animation'
  | 'unknown_canvas'
  | 'unknown_input'
  | 'invalid_palette';

/** An error, which the element reports with an `error` event. */
export class PlayerError extends Error {
  declare readonly reason: ErrorReason;

  constructor(reason: ErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Checks that a response has the shape of a bundle; throws a `PlayerError` if not. Its content is checked where it is
 * used.
 */
export function asBundle(value: unknown): MascotBundle {
  const { spec, clips, canvases = {} } = Object(value) as Partial<MascotBundle>;
  if (!Array.isArray(spec?.parts) || !clips) throw new PlayerError('invalid_bundle', 'This is no bundle.');
  return { spec, clips, canvases };
}

/** The own property with this name; inherited properties are ignored. */
export const own = <Value>(values: Readonly<Record<string, Value>>, name: string | null): Value | undefined =>
  name !== null && Object.hasOwn(values, name) ? values[name] : undefined;
