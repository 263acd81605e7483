import { ambient } from './ambient';
import { beats, phrase, swing, times } from './beats';
import { lean } from './body';
import { brows, mouth, tilt, turn } from './face';
import type { Preset } from './preset';

/** Says no: the head turns from side to side, the body answers against it. */
export const shake: Preset = {
  title: 'Shake',
  description: 'Shakes the head from side to side: no.',
  duration: 1.2,
  loop: false,
  compose(score) {
    const { seconds } = score;
    const time = phrase(seconds, { enter: 0.2, cycle: 0.4, leave: 0.2, least: 2 });
    const from = time.enter;
    const middle = time.cycles * time.cycle;
    const sides = [...beats([0, 0], [from * 0.6, 0.25, 'easeOut']), ...fading(swing({ from, seconds: middle, cycles: time.cycles, by: -1 }), from, middle), ...beats([seconds, 0])];
    turn(score, sides);
    tilt(score, times(sides, score.figure.roles.head ? 4 : 6));
    lean(score, times(sides, -1.4));
    brows(score, beats([from, -0.02], [seconds - time.leave, -0.02], [seconds, 0]));
    mouth(score, ['mm', 'sad'], from, seconds - time.leave * 0.5);
    ambient(score, { blinksEvery: 3 });
  },
};

/** Each swing a little smaller than the one before: it settles. */
const fading = (list: ReturnType<typeof swing>, from: number, length: number): ReturnType<typeof swing> =>
  list.map((beat) => ({ ...beat, to: beat.to * (1 - (0.35 * (beat.at - from)) / length) }));
