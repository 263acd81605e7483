import { ambient } from './ambient';
import { beats, cyclesIn } from './beats';
import { squash } from './body';
import { pitch } from './face';
import type { Preset } from './preset';

/** Says yes: up a little, down, up, down less. */
export const nod: Preset = {
  title: 'Nod',
  description: 'Nods the head: yes.',
  duration: 1,
  loop: false,
  compose(score) {
    const { seconds } = score;
    const times = cyclesIn(seconds, 1.2);
    const length = seconds / times;
    for (let i = 0; i < times; i += 1) {
      const at = (share: number): number => (i + share) * length;
      pitch(score, beats([at(0), 0], [at(0.16), -0.32, 'easeOut'], [at(0.4), 1, 'easeIn'], [at(0.62), -0.4], [at(0.8), 0.5], [at(0.92), -0.06], [at(1), 0]));
      squash(score, beats([at(0), 0], [at(0.18), 0.015, 'easeOut'], [at(0.44), -0.035], [at(0.66), 0.012], [at(0.84), -0.015], [at(1), 0]));
    }
    ambient(score, { blinksEvery: 3 });
  },
};
