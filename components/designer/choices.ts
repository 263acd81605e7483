import { PRESETS } from '@/lib/core/clip/presets';
import { motionTitle } from '../gallery/motion-title';
import type { Stock } from './motions';

/** A motion that a state can play, by the name that graphs use. */
export interface PlayableMotion {
  name: string;
  title: string;
  own: boolean;
  /** Whether it is made to repeat. */
  loop: boolean;
}

/** Every motion that a state can play: the mascot's own, then presets whose names are free. */
export function choicesOf({ animations }: Pick<Stock, 'animations'>): PlayableMotion[] {
  const own = new Set(animations.map(({ name }) => name));
  return [
    ...animations.map(({ name, clip }) => ({ name, title: motionTitle(name), own: true, loop: clip?.loop ?? false })),
    ...PRESETS.filter(({ name }) => !own.has(name)).map(({ name, title, loop }) => ({ name, title, own: false, loop })),
  ];
}

/** The title of a motion. */
export const titleOf = (stock: Pick<Stock, 'animations'>, name: string): string =>
  choicesOf(stock).find((choice) => choice.name === name)?.title ?? name;
