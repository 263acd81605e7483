import { ambient } from './ambient';
import { beats, phrase, swing, type Beat } from './beats';
import { lift, liftOf, squash } from './body';
import { brows, eyes, mouth, pitch } from './face';
import { eager, ears, flap, swingLimb, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';

/** Winces, pops up wide-eyed, holds its breath and comes down. */
export const surprised: Preset = {
  title: 'Surprised',
  description: 'Starts, eyes wide open, and calms down again.',
  duration: 1.3,
  loop: false,
  compose(score) {
    const { seconds, gain, figure } = score;
    const time = phrase(seconds, { enter: 0.42, cycle: 0.5, leave: 0.36 });
    const [start, pop, end] = [time.enter * 0.34, time.enter, seconds - time.leave];
    const held = (before: number, value: number, late = 0): Beat[] => beats(
      [0, 0], [start + late, before, 'easeOut'], [pop + late, value, 'easeOutBack'], [end + late * 0.5, value * 0.85], [seconds, 0],
    );
    squash(score, [
      ...beats([0, 0], [start, -0.09, 'easeOut'], [start + (pop - start) * 0.6, 0.13, 'easeOut'], [pop, 0.07]),
      ...swing({ from: pop, seconds: end - pop, cycles: time.cycles, by: 0.006, middle: 0.07 }).slice(1),
      ...beats([end + time.leave * 0.5, -0.03], [seconds, 0]),
    ]);
    const height = Math.min(liftOf(score, 0.045), figure.headroom * 0.15);
    lift(score, beats([start, 0, 'linear'], [start + (pop - start) * 0.5, height, 'easeOut'], [pop, 0, 'easeIn'], [seconds, 0, 'linear']));
    pitch(score, held(0.5, -0.5, 0.02));
    for (const limb of [figure.left, figure.right]) {
      const late = limb === figure.left ? 0.03 : 0.06;
      if (limb?.kind !== 'arm' || limb.carries) swingLimb(score, limb, held(-10 * gain, 38 * gain, late));
      else reachTo(score, limb, places(score, limb).cheek).forEach((to, i) => score.add(limb.links[i], 'rotate', held(-8 * limb.outward, to * eager(score), late + i * 0.03)));
    }
    ears(score, held(6, -8, 0.03));
    flap(score, held(-7, 14, 0.02));
    wag(score, held(-6, 12, 0.06));
    brows(score, held(-0.02, 0.075));
    eyes(score, [{ from: start * 0.6, to: start + 0.06, state: 'closed' }, { from: start + 0.06, to: end + time.leave * 0.3, state: 'wide' }]);
    mouth(score, ['surprised', 'oh', 'open'], start + 0.06, end + time.leave * 0.4);
    ambient(score, {});
  },
};
