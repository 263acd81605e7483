import { ambient } from './ambient';
import { beats, phrase, type Beat } from './beats';
import { sink, squash } from './body';
import { eyes, look } from './eyes';
import { brows, mouth, pitch, tilt, worry } from './face';
import { ears, ripple, swingLimb, wag } from './limbs';
import type { PresetDefinition } from './preset';
import { lowered } from './reach';
import { lean } from './stance';

/** The preset `sad`: droops, hangs its head, heaves one sigh, and recovers at the end. */
export const sad: PresetDefinition = {
  title: 'Sad',
  description: 'Droops, hangs its head and sighs.',
  duration: 3,
  loop: false,
  compose(score) {
    const { seconds, gain, figure } = score;
    const time = phrase(seconds, { enter: 0.9, cycle: 1.4, leave: 0.7 });
    const [low, up] = [time.enter, seconds - time.leave];
    const still = up - low;
    const held = (value: number, late = 0): Beat[] => [
      ...beats([0, 0], [late, 0], [low + late, value]),
      ...beats([up + late * 0.5, value * 0.94], [seconds, 0]),
    ];
    /** Makes a sigh per phrase: a deep breath in and a longer one out, shoulders up, then further down than before. */
    const sighs = (base: number, by: number, late = 0): Beat[] =>
      Array.from({ length: time.cycles }, (_, i) => {
        const at = (share: number): number => low + (still * (i + share)) / time.cycles + late;
        return beats([at(0.14), base], [at(0.4), base + by], [at(0.74), base - by * 0.45], [at(0.98), base]);
      }).flat();
    const squat = figure.roles.head ? -0.055 : -0.085;
    squash(score, [
      ...beats([0, 0], [time.enter * 0.24, 0.028, 'easeOut'], [low, squat]),
      ...sighs(squat, 0.032),
      ...beats([seconds, 0]),
    ]);
    sink(score, held(0.014, 0.04));
    pitch(score, [
      ...beats([0, 0], [time.enter * 0.22, -0.2], [low + 0.1, 1.25]),
      ...sighs(1.25, -0.35, 0.06).filter(({ at }) => at < up),
      ...beats([up + time.leave * 0.1, 1.2], [seconds, 0]),
    ]);
    tilt(score, held(figure.profile === 0 ? 8 : 3, 0.16));
    lean(score, held(2, 0.1));
    swingLimb(score, figure.left, held(-8 * gain, 0.17), 0.6);
    swingLimb(score, figure.right, held(-6.5 * gain, 0.24), 0.6);
    for (const limb of [figure.left, figure.right])
      lowered(score, limb)?.forEach((turn, i) => score.add(limb?.links[i], 'rotate', held(turn, 0.17 + i * 0.06)));
    ripple(score, held(-7, 0.2), 0.06);
    ears(score, held(17, 0.22));
    wag(score, held(-11, 0.3));
    brows(score, held(-0.006));
    worry(score, held(15, 0.04));
    look(score, 'translateY', held(0.028));
    look(score, 'translateX', held(0.02, 0.05));
    mouth(score, ['sad', 'mm'], time.enter * 0.4, seconds - time.leave * 0.4);
    const shut = Math.min(0.3, still / 3);
    const blink = low + still * 0.4;
    eyes(score, [
      { from: time.enter * 0.5, to: blink, state: 'half' },
      { from: blink, to: blink + shut, state: 'closed' },
      { from: blink + shut, to: up + time.leave * 0.35, state: 'half' },
    ]);
    ambient(score, {});
  },
};
