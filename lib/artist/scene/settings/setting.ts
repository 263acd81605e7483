import type { SceneEasel } from '../easel';
import type { ObjectId } from '../objects';

/**
 * The drawings of a setting, from far to near; the mascot stands between `near` and `front`.
 * A missing layer is empty.
 */
export interface SceneLayers {
  sky: string;
  far?: string;
  middle?: string;
  ground?: string;
  near?: string;
  front?: string;
}

/** The layers of a scene behind the mascot, from far to near. */
export const BEHIND = ['sky', 'far', 'middle', 'ground', 'near'] as const;

/** A place that a scene can be set in. */
export interface Setting {
  /** Its name in a summary: "on a beach". */
  title: string;
  /** Words that name it, singular and in lower case; `_` joins the words of a phrase. */
  words: string;
  indoor?: boolean;
  /** The default time of day. */
  time?: 'dawn' | 'day' | 'sunset' | 'night';
  weather?: 'snow' | 'fog' | 'rain';
  /** Whether a figure without legs swims or flies here, above its shadow. */
  floats?: boolean;
  /** Objects that the setting already draws; they are not added again if the prompt names them. */
  has?: readonly ObjectId[];
  draw(easel: SceneEasel): SceneLayers;
}
