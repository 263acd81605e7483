import { ambient } from './ambient';
import { beats, phrase, swing, type Beat } from './beats';
import { sink, squash } from './body';
import { brows, eyes, look, mouth, pitch, tilt } from './face';
import { ears, swingLimb, wag } from './limbs';
import type { Preset } from './preset';

/** Droops, hangs its head and sighs, and pulls itself together at the end. */
export const sad: Preset = {
  title: 'Sad',
  description: 'Droops, hangs its head and sighs.',
  duration: 3,
  loop: false,
  compose(score) {
    const { seconds, gain, figure } = score;
    const time = phrase(seconds, { enter: 0.9, cycle: 1.4, leave: 0.7 });
    const [low, up] = [time.enter, seconds - time.leave];
    const held = (value: number, late = 0): Beat[] => [
      ...beats([0, 0], [late, 0], [low + late, value]), ...beats([up + late * 0.5, value * 0.94], [seconds, 0]),
    ];
    squash(score, [
      ...beats([0, 0], [time.enter * 0.22, 0.025, 'easeOut'], [low, -0.055]),
      ...swing({ from: low, seconds: up - low, cycles: time.cycles, by: 0.016, middle: -0.055 }).slice(1), ...beats([seconds, 0]),
    ]);
    sink(score, held(0.012));
    pitch(score, held(1.1, 0.12));
    tilt(score, held(figure.profile === 0 ? 7 : 2, 0.16));
    swingLimb(score, figure.left, held(-7 * gain, 0.17), 0.6);
    swingLimb(score, figure.right, held(-6 * gain, 0.24), 0.6);
    ears(score, held(16, 0.22));
    wag(score, held(-8, 0.3));
    brows(score, held(-0.012));
    look(score, 'translateY', held(0.02));
    mouth(score, ['sad', 'mm'], time.enter * 0.45, seconds - time.leave * 0.45);
    const shut = Math.min(0.22, (up - low) / 3);
    eyes(score, [
      { from: time.enter * 0.5, to: low + 0.1, state: 'half' },
      { from: low + 0.1, to: low + 0.1 + shut, state: 'closed' },
      { from: low + 0.1 + shut, to: up + time.leave * 0.3, state: 'half' },
    ]);
    ambient(score, {});
  },
};
