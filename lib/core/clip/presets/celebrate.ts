import { ambient } from './ambient';
import { beats, phrase, type Beat } from './beats';
import { hop, liftOf } from './body';
import { brows, eyes, mouth, pitch, tilt } from './face';
import type { Limb } from './figure';
import { eager, ears, flap, JOINT_DELAY, swingLimb, turnToward, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';
import type { Score } from './score';

/** Jumps for joy with its arms in the air. */
export const celebrate: Preset = {
  title: 'Celebrate',
  description: 'Jumps for joy with its arms in the air.',
  duration: 2,
  loop: false,
  compose(score) {
    const { seconds, figure } = score;
    const time = phrase(seconds, { enter: 0.05, cycle: 0.82, leave: 0.25, least: 2 });
    const starts = Array.from({ length: time.cycles }, (_, i) => time.enter + i * time.cycle);
    starts.forEach((at, i) => hop(score, at, time.cycle, liftOf(score, i % 2 ? 0.18 : 0.22), i % 2 ? 0.8 : 0.95));
    cheer(score, figure.left, starts, time.cycle, 0);
    cheer(score, figure.right, starts, time.cycle, 0.08);
    const all = (shape: (at: number, i: number) => Beat[]): Beat[] => [...starts.flatMap(shape), { at: seconds, to: 0 }];
    pitch(score, all((at) => beats([at + time.cycle * 0.18, 0.5], [at + time.cycle * 0.45, -0.7, 'easeOut'], [at + time.cycle * 0.78, 0.4])));
    tilt(score, all((at, i) => beats([at + time.cycle * 0.5, i % 2 ? -5 : 5])));
    ears(score, all((at) => beats([at + time.cycle * 0.2, -4], [at + time.cycle * 0.5, 6], [at + time.cycle * 0.8, -6])));
    flap(score, all((at) => beats([at + time.cycle * 0.2, -10], [at + time.cycle * 0.4, 14], [at + time.cycle * 0.55, -6], [at + time.cycle * 0.7, 12])));
    wag(score, all((at) => beats([at + time.cycle * 0.25, -8], [at + time.cycle * 0.5, 9], [at + time.cycle * 0.75, -9], [at + time.cycle, 6])));
    brows(score, beats([time.cycle * 0.3, 0.03], [seconds - time.leave, 0.03], [seconds, 0]));
    eyes(score, [{ from: time.enter + time.cycle * 0.24, to: seconds - time.leave, state: 'happy' }]);
    mouth(score, ['open', 'smile', 'ah'], time.enter + time.cycle * 0.24, seconds - time.leave * 0.6);
    ambient(score, {});
  },
};

/** One arm: back in the crouch, thrown up in the jump, pumping while it stays up, down at the end. */
function cheer(score: Score, limb: Limb | null, starts: readonly number[], cycle: number, delay: number): void {
  if (!limb) return;
  if (limb.carries) return swingLimb(score, limb, starts.flatMap((at) => beats([at, 0], [at + cycle * 0.2, -14], [at + cycle * 0.5, 30], [at + cycle * 0.95, 0])));
  const turns = limb.kind === 'arm' ? reachTo(score, limb, places(score, limb).overhead) : [turnToward(score, limb, limb.kind === 'leg' ? 80 : 150)];
  const up = (turns[0] ?? 0) * eager(score);
  const low = up * 0.72;
  const [first, ...rest] = limb.links;
  const list = starts.flatMap((at, i) => beats(
    [at + cycle * 0.18 + delay, i === 0 ? -14 * limb.outward * score.gain : low, i === 0 ? 'easeOut' : 'easeInOut'],
    [at + cycle * 0.46 + delay, delay ? up * 0.95 : up, 'easeOutBack'],
    [at + cycle * 0.74 + delay, up * 0.88],
  ));
  const end = score.seconds;
  const settled = Math.min(end, (list.at(-1)?.at ?? 0) + Math.max(0.12, (end - (list.at(-1)?.at ?? 0)) * 0.7));
  score.add(first, 'rotate', [{ at: 0, to: 0 }, ...list, { at: settled, to: -6 * limb.outward }, { at: end, to: 0 }]);
  rest.forEach((part, index) => {
    const late = delay + JOINT_DELAY * (index + 1);
    const held = (turns[index + 1] ?? 0) * eager(score);
    const flop = starts.flatMap((at, i) => beats(
      [at + cycle * 0.3 + late, (i ? held : 0) - 20 * limb.outward * score.gain], [at + cycle * 0.55 + late, held + 8 * limb.outward * score.gain, 'easeOutBack'], [at + cycle * 0.85 + late, held],
    ));
    score.add(part, 'rotate', [{ at: 0, to: 0 }, ...flop.filter((beat) => beat.at < end - 0.05), { at: end, to: 0 }]);
  });
}
