import { useEffect, useState } from 'react';
import { PRESETS } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { motionTitle } from '../gallery/motion-title';
import { whenIdle } from '../hooks/when-idle';
import { composedPreset, presetFor } from '../editor/state/preset-for';
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

/** The clip of a motion by its name; null where there is none. Composing a preset takes longer than a frame. */
export function motionOf({ spec, animations }: Stock, name: string): AnimationClip | null {
  const own = animations.find((animation) => animation.name === name);
  if (own) return own.clip ?? null;
  const preset = PRESETS.find((each) => each.name === name);
  return preset ? presetFor(spec, preset.name) : null;
}

/** The preset of a name that has not been composed yet; undefined for other motions. */
const uncomposed = ({ spec, animations }: Stock, name: string) =>
  animations.some((animation) => animation.name === name)
    ? undefined
    : PRESETS.find((preset) => preset.name === name && !composedPreset(spec, preset.name));

/**
 * Composes motions, each in its own idle period, and then calls `done`; at once if all are composed already. Returns a
 * function that cancels this.
 */
export function composeSoon(stock: Stock, names: readonly string[], done: () => void): () => void {
  const next = names.find((name) => uncomposed(stock, name));
  if (next === undefined) {
    done();
    return () => undefined;
  }
  let cancel: () => void = whenIdle(() => {
    motionOf(stock, next);
    cancel = composeSoon(stock, names, done);
  });
  return () => cancel();
}

/** The clip of a motion; null until it is composed, or if it does not exist. */
export function useMotion(stock: Stock, name: string): AnimationClip | null {
  const [, renew] = useState(0);
  const waits = uncomposed(stock, name) !== undefined;
  useEffect(
    () => (waits ? composeSoon(stock, [name], () => renew((count) => count + 1)) : undefined),
    [waits, stock, name],
  );
  return waits ? null : motionOf(stock, name);
}

/** The title of a motion. */
export const titleOf = (stock: Stock, name: string): string =>
  choicesOf(stock).find((choice) => choice.name === name)?.title ?? name;
