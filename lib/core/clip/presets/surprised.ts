import { ambient } from './ambient';
import { beats, phrase, swing, type Beat } from './beats';
import { lift, liftOf, squash } from './body';
import { eyes } from './eyes';
import { brows, mouth, pitch, worry } from './face';
import { eager, ears, flap, ripple, swingLimb, wag } from './limbs';
import type { PresetDefinition } from './preset';
import { places, reachTo } from './reach';
import { lean } from './stance';

/**
 * The longest time a trunk without head and limbs holds its breath, in seconds, before it breathes shallow and fast.
 */
const LONGEST_BREATH = 1;

/**
 * The preset `surprised`: winces, pops up wide-eyed with its hands at its cheeks, holds its breath, trembles, and
 * relaxes.
 */
export const surprised: PresetDefinition = {
  title: 'Surprised',
  description: 'Starts, eyes wide open, and calms down again.',
  duration: 1.4,
  loop: false,
  compose(score) {
    const { seconds, gain, figure } = score;
    const time = phrase(seconds, { enter: 0.4, cycle: 0.6, leave: 0.4 });
    const [start, pop, end] = [time.enter * 0.36, time.enter, seconds - time.leave];
    const held = (before: number, value: number, late = 0): Beat[] =>
      beats(
        [0, 0],
        [start + late, before, 'easeOut'],
        [pop * 0.84 + late, value * 1.15, 'easeOut'],
        [pop + time.leave * 0.2 + late, value],
        [end + late * 0.5, value * 0.88],
        [seconds - time.leave * 0.3, -value * 0.06],
        [seconds, 0],
      );
    const tall = figure.roles.head ? 0.075 : 0.11;
    const trembles = Math.max(2, Math.round((end - pop) / 0.13));
    squash(score, [
      ...beats([0, 0], [start, -0.12, 'easeOut'], [start + (pop - start) * 0.5, tall + 0.08, 'easeOut'], [pop, tall]),
      ...swing({ from: pop, seconds: end - pop, cycles: trembles, by: 0.007, middle: tall }).slice(1),
      ...beats([end + time.leave * 0.45, -0.035], [end + time.leave * 0.75, 0.01], [seconds, 0]),
    ]);
    const height = Math.min(liftOf(score, 0.06), figure.headroom * 0.2);
    lift(
      score,
      beats(
        [start, 0, 'linear'],
        [start + (pop - start) * 0.5, height, 'easeOut'],
        [pop, 0, 'easeIn'],
        [seconds, 0, 'linear'],
      ),
    );
    pitch(score, held(0.7, -0.7, 0.02));
    lean(score, held(0.8, -2.2, 0.03));
    for (const limb of [figure.left, figure.right]) {
      const late = limb === figure.left ? 0.03 : 0.06;
      if (limb?.kind !== 'arm' || limb.carries) swingLimb(score, limb, held(-12 * gain, 52 * gain, late));
      else
        reachTo(score, limb, places(score, limb).cheek).forEach((to, i) =>
          score.add(limb.links[i], 'rotate', held(-10 * limb.outward, to * eager(score), late + i * 0.03)),
        );
    }
    ripple(score, held(-8, 20, 0.02), 0.025);
    ears(score, held(7, -11, 0.03));
    flap(score, held(-7, 16, 0.02));
    wag(score, held(-6, 14, 0.06));
    brows(score, held(-0.025, 0.085));
    worry(score, held(-4, 8));
    eyes(score, [
      { from: start * 0.5, to: start + 0.05, state: 'closed' },
      { from: start + 0.05, to: end + time.leave * 0.35, state: 'wide' },
    ]);
    mouth(score, ['surprised', 'oh', 'open'], start + 0.05, end + time.leave * 0.45);
    ambient(score, !figure.roles.head && end - pop > LONGEST_BREATH ? { breathSeconds: 1.2, breath: 0.012 } : {});
  },
};
