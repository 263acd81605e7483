import { PRESETS } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { motionTitle } from '../gallery/motion-title';
import { presetFor } from '../editor/state/preset-for';
import type { Designer } from './state/designer';

/** A motion that a state can play, by the name that graphs use. */
export interface PlayableMotion {
  name: string;
  title: string;
  own: boolean;
}

type Stock = Pick<Designer, 'spec' | 'animations'>;

/** Every motion that a state can play: the mascot's own, then presets whose names are free. */
export function choicesOf({ animations }: Stock): PlayableMotion[] {
  const own = new Set(animations.map(({ name }) => name));
  return [
    ...animations.map(({ name }) => ({ name, title: motionTitle(name), own: true })),
    ...PRESETS.filter(({ name }) => !own.has(name)).map(({ name, title }) => ({ name, title, own: false })),
  ];
}

/** The clip of a motion by its name; null where there is none. */
export function motionOf({ spec, animations }: Stock, name: string): AnimationClip | null {
  const own = animations.find((animation) => animation.name === name);
  if (own) return own.clip ?? null;
  const preset = PRESETS.find((each) => each.name === name);
  return preset ? presetFor(spec, preset.name) : null;
}

/** The title of a motion. */
export const titleOf = (stock: Stock, name: string): string =>
  choicesOf(stock).find((choice) => choice.name === name)?.title ?? name;
