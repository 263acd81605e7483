import type { Ease, Keyframe } from '../../schema';
import { withKeys, type Mender } from './edit';

/** Eases linear steps out of rest and into poses; a step that continues in the same direction keeps its pace. */
export const mendEasing: Mender = ({ clip }, { part, prop }) =>
  withKeys(clip, part, prop, (keys) => {
    const rough = keys.map((key, i) => (key.ease === 'linear' ? { ...key, ease: easeFor(keys, i, clip.loop) } : key));
    return rough.every(({ ease }, i) => ease === keys[i]?.ease)
      ? keys.map((key) => (key.ease === 'linear' ? { ...key, ease: 'easeInOut' } : key))
      : rough;
  });

function easeFor(keys: readonly Keyframe[], i: number, loop: boolean): Ease {
  const way = wayTo(keys, i, loop);
  const [comes, goes] = [wayTo(keys, i - 1, loop) * way > 0, wayTo(keys, i + 1, loop) * way > 0];
  if (comes && goes) return 'linear';
  if (comes) return 'easeOut';
  return goes ? 'easeIn' : 'easeInOut';
}

/** Gives the direction in which a key is reached, +1 or -1. It is 0 if nothing moves, or a one-shot has ended. */
function wayTo(keys: readonly Keyframe[], i: number, loop: boolean): number {
  const at = loop ? ((i - 1 + keys.length - 1) % Math.max(keys.length - 1, 1)) + 1 : i;
  const [from, to] = [keys[at - 1], keys[at]];
  return from && to ? Math.sign(to.v - from.v) : 0;
}
