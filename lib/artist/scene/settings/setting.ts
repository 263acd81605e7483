import type { SceneEasel } from '../easel';
import type { ObjectId } from '../objects';

/**
 * The drawings of a setting, from far to near; the mascot stands between `near` and `front`.
 * A depth that is left out is empty.
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
  /** Its name in a summary: "on a beach". */
  title: string;
  /** Words that name it, singular and in lower case; pairs joined by `_`. */
  words: string;
  indoor?: boolean;
  /** The hour when the words name none. */
  time?: 'dawn' | 'day' | 'sunset' | 'night';
  weather?: 'snow' | 'fog' | 'rain';
  /** Whether a figure without legs swims or flies here, above its shadow. */
  floats?: boolean;
  /** Objects that it draws itself: they are not drawn again when the words name them. */
  has?: readonly ObjectId[];
  draw(easel: SceneEasel): SceneLayers;
}
