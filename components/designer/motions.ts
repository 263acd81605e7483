import { useEffect, useState } from 'react';
import { PRESET_NAMES, type PresetName } from '@/lib/core/clip/preset-names';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { steadily } from '../hooks/steadily';
import { whenIdle } from '../hooks/when-idle';
import { composedPreset } from '../editor/state/composed';
import type { Designer } from './state/designer';

/** A mascot and its animations, which states play. */
export type Stock = Pick<Designer, 'spec' | 'animations'>;

let compose: typeof import('../editor/state/preset-for').presetFor | null = null;

/** Loads the code that composes presets. The page brings those of the saved graph, so only others need it. */
export async function loadComposer(): Promise<void> {
  compose ??= (await import('../editor/state/preset-for')).presetFor;
}

/** The preset of a name that no animation of the mascot has; undefined for other names. */
const presetOf = ({ animations }: Stock, name: string): PresetName | undefined =>
  animations.some((animation) => animation.name === name) ? undefined : PRESET_NAMES.find((preset) => preset === name);

/** The clip of a motion by its name; null if there is none, or if it is a preset that has not been composed yet. */
export function motionOf(stock: Stock, name: string): AnimationClip | null {
  const preset = presetOf(stock, name);
  if (preset) return composedPreset(stock.spec, preset) ?? null;
  return stock.animations.find((animation) => animation.name === name)?.clip ?? null;
}

/** The preset of a name if it has not been composed yet; undefined for other motions. */
function uncomposed(stock: Stock, name: string): PresetName | undefined {
  const preset = presetOf(stock, name);
  return preset && !composedPreset(stock.spec, preset) ? preset : undefined;
}

/**
 * Composes motions, each in its own idle period, and then calls `done`; at once if all are composed already. Returns a
 * function that cancels this.
 */
export function composeSoon(stock: Stock, names: readonly string[], done: () => void): () => void {
  const next = names.map((name) => uncomposed(stock, name)).find((preset) => preset !== undefined);
  if (next === undefined) {
    done();
    return () => undefined;
  }
  const made = compose;
  if (!made) return onceLoaded(() => composeSoon(stock, names, done));
  let cancel: () => void = whenIdle(() => {
    made(stock.spec, next);
    cancel = composeSoon(stock, names, done);
  });
  return () => cancel();
}

/** Begins work once the composer is loaded. Returns a function that cancels this, like the one that `begin` returns. */
function onceLoaded(begin: () => () => void): () => void {
  let isCanceled = false;
  let cancel = () => {
    isCanceled = true;
  };
  void steadily(loadComposer).then(
    () => {
      if (!isCanceled) cancel = begin();
    },
    // If all retries fail, the next motion that is shown tries again.
    () => undefined,
  );
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
  return motionOf(stock, name);
}
