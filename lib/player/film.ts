import type { Motion } from '@/lib/core/clip/sample';
import { type SolvedFrame, looksOf, looksOfPart } from '@/lib/core/playback/looks';
import { apply, IDENTITY } from '@/lib/core/geometry/matrix';
import type { Rig } from '@/lib/core/rig/rig';
import type { View } from './view';

/** The animation of a part's group, or of the group of one of its states. */
interface Scene {
  part: string;
  state?: string | null;
  effect: KeyframeEffect;
}

/** Caches the animations of a motion, which are cloned for each mascot that plays it. */
const films = new WeakMap<Motion, Scene[]>();

function filmOf(rig: Rig, motion: Motion): Scene[] {
  const timing: KeyframeEffectOptions = {
    duration: motion.duration * 1000,
    iterations: motion.loop ? Infinity : 1,
    fill: 'both',
  };
  const effect = (keys: Keyframe[]): KeyframeEffect => new KeyframeEffect(null, keys, timing);
  const looks = looksOf(rig, motion);
  return (
    looks[0]?.parts.flatMap(({ id: part }, i): Scene[] => {
      const at = (look: SolvedFrame) => look.parts[i] ?? null;
      const [px, py] = rig.parts[rig.paintOrder[i] ?? 0]?.pivot ?? [0, 0];
      // Browsers interpolate matrices about their origin. Moving the pivot to the origin keeps joints together.
      const moved = looksOfPart(rig, looks, i).map((look) => {
        const { matrix = IDENTITY, opacity = 1 } = at(look) ?? {};
        const placed = [...matrix.slice(0, 4), ...apply(matrix, px, py)].map((value) => value.toFixed(4));
        return { offset: look.t, transform: `matrix(${placed}) translate(${-px}px,${-py}px)`, opacity };
      });
      const states = [...new Set(looks.map((look) => at(look)?.state ?? null))];
      const shown =
        states.length < 2
          ? []
          : states.map((state): Scene => ({
              part,
              state,
              effect: effect(
                looks
                  .map((look) => ({
                    offset: look.t,
                    opacity: Number((at(look)?.state ?? null) === state),
                    easing: 'step-end',
                  }))
                  .filter(({ opacity }, k, all) => k === 0 || k === all.length - 1 || opacity !== all[k - 1]?.opacity),
              ),
            }));
      const still = (name: 'transform' | 'opacity'): boolean => moved.every((key) => key[name] === moved[0]?.[name]);
      return [
        ...(still('transform')
          ? []
          : [{ part, effect: effect(moved.map(({ offset, transform }) => ({ offset, transform }))) }]),
        ...(still('opacity')
          ? []
          : [{ part, effect: effect(moved.map(({ offset, opacity }) => ({ offset, opacity }))) }]),
        ...shown,
      ];
    }) ?? []
  );
}

/**
 * Animates a view with the Web Animations API, so that no script runs per frame. Time 0 of the motion is at `start`, in
 * seconds of the document timeline. Before the start, and after the returned function has ended the animation, the view
 * shows a pose of the motion.
 */
export function project(
  view: View,
  rig: Rig,
  motion: Motion | null,
  start: number,
  speed: number,
): (() => undefined) | undefined {
  if (!motion) return undefined;
  const film = films.get(motion) ?? filmOf(rig, motion);
  films.set(motion, film);
  const running = film.flatMap(({ part, state, effect }) => {
    const found = view.parts.get(part);
    const target = state === undefined ? found?.group : found?.states.get(state);
    if (!target) return [];
    if (state !== undefined) target.removeAttribute('display');
    const copy = new KeyframeEffect(effect);
    copy.target = target;
    const animation = new Animation(copy);
    animation.playbackRate = speed;
    animation.startTime = start * 1000;
    return [
      () => {
        animation.cancel();
        if (state !== undefined && state !== found?.shown) target.setAttribute('display', 'none');
      },
    ];
  });
  return () => {
    for (const end of running) end();
  };
}
