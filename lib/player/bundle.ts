import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A mascot with its motions and canvases, each by name: what the element's `src` answers. */
export interface MascotBundle {
  readonly spec: MascotSpec;
  readonly clips: Readonly<Record<string, AnimationClip>>;
  readonly canvases: Readonly<Record<string, CanvasGraph>>;
}

/** Why an element could not do what was asked. */
export type ErrorReason =
  | 'network'
  | 'not_found'
  | 'forbidden'
  | 'invalid_bundle'
  | 'unknown_animation'
  | 'unknown_canvas'
  | 'unknown_input'
  | 'invalid_palette';

/** An error that the element reports with its `error` event. */
export class PlayerError extends Error {
  declare readonly reason: ErrorReason;

  constructor(reason: ErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A response as a bundle; throws where it does not have the shape of one. Its content is checked where it is used. */
export function asBundle(value: unknown): MascotBundle {
  const { spec, clips, canvases = {} } = Object(value) as Partial<MascotBundle>;
  if (!Array.isArray(spec?.parts) || !clips) throw new PlayerError('invalid_bundle', 'This is no bundle.');
  return { spec, clips, canvases };
}

/** The own property of this name, never an inherited one. */
export const own = <Value>(values: Readonly<Record<string, Value>>, name: string | null): Value | undefined =>
  name !== null && Object.hasOwn(values, name) ? values[name] : undefined;
