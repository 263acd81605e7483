import type { SceneEasel } from '../easel';
import type { ObjectId } from '../objects';

/**
 * What a setting draws, from far to near; the mascot stands between `near` and `front`. A depth that is left out is
 * empty.
 */
export interface SceneLayers {
  sky: string;
  far?: string;
  middle?: string;
  ground?: string;
  near?: string;
  front?: string;
}

/** The depths of a scene behind the mascot, far to near. */
export const BEHIND = ['sky', 'far', 'middle', 'ground', 'near'] as const;

/** A place that scenes can be set in. */
export interface Setting {
  /** As a summary names it: "on a beach". */
  title: string;
  /** Words that name it, singular and in lower case; pairs joined by `_`. */
  words: string;
  indoor?: boolean;
  /** The hour when the words name none. */
  time?: 'dawn' | 'day' | 'sunset' | 'night';
  weather?: 'snow' | 'fog' | 'rain';
  /** Whether a figure without legs swims or flies here, above its shadow. */
  floats?: boolean;
  /** Objects that it draws by itself: asked for by name, they do not come twice. */
  has?: readonly ObjectId[];
  draw(easel: SceneEasel): SceneLayers;
}
