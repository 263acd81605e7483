import { ambient } from './ambient';
import { beats, later, phrase, swing, times } from './beats';
import { eyes, look } from './eyes';
import { brows, mouth, tilt, turn, worry } from './face';
import { bothLimbs, ripple } from './limbs';
import type { PresetDefinition } from './preset';
import { hips, lean } from './stance';

/** The preset `shake`: the head turns from side to side with closed eyes, the body counters it. */
export const shake: PresetDefinition = {
  title: 'Shake',
  description: 'Shakes the head from side to side: no.',
  duration: 1.2,
  loop: false,
  compose(score) {
    const { seconds, figure } = score;
    const time = phrase(seconds, { enter: 0.22, cycle: 0.38, leave: 0.24, least: 2 });
    const from = time.enter;
    const middle = time.cycles * time.cycle;
    const sides = [
      ...beats([0, 0], [from * 0.6, 0.4, 'easeOut']),
      ...fading(swing({ from, seconds: middle, cycles: time.cycles, by: -1.6 }), from, middle),
      ...beats([seconds - time.leave * 0.5, 0.06], [seconds, 0]),
    ];
    turn(score, sides);
    tilt(score, later(times(sides, figure.roles.head ? 6 : 8), 0.03));
    look(score, 'translateX', times(later(sides, -0.04), 0.012));
    lean(score, later(times(sides, figure.roles.head ? -3.4 : 0), 0.06));
    hips(score, later(times(sides, -0.015), 0.08));
    bothLimbs(score, later(times(sides, 6 * score.gain), 0.1));
    ripple(score, later(times(sides, 4), 0.06), 0.03);
    brows(score, beats([0, 0], [from, -0.022], [seconds - time.leave, -0.022], [seconds, 0]));
    worry(score, beats([0, 0], [from, -7], [seconds - time.leave, -7], [seconds, 0]));
    mouth(score, ['mm', 'sad'], from * 0.6, seconds - time.leave * 0.4);
    if (seconds >= 0.7) eyes(score, [{ from: from * 0.5, to: from + middle * 0.62, state: 'closed' }]);
    ambient(score, {});
  },
};

/** Makes each swing a little smaller than the one before. */
const fading = (list: ReturnType<typeof swing>, from: number, length: number): ReturnType<typeof swing> =>
  list.map((beat) => ({ ...beat, to: beat.to * (1 - (0.35 * (beat.at - from)) / length) }));
