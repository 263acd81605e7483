import { beats, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { hand, limbsFor, wrist } from '../../hands';
import type { Manner, Move } from '../../manner';
import { arcOf, fromRest, held, shakes, strokes } from '../../shapes';
import { gesture } from '../gesture';
import { strike } from '../strike';

/** Claps in front of the chest `times` times; four by default. */
function clap(score: Score, how: Manner): void {
  const { seconds, figure } = score;
  const arc = arcOf(score, 0.36, 0.4);
  const [from, to] = [arc.enter, seconds - arc.leave];
  const count = how.times > 1 ? how.times : Math.max(2, Math.round((to - from) / 0.26));
  limbsFor(score, how, true).forEach((limb, index) => {
    const [spot, value] = limb.kind === 'arm' ? (['middle', 30] as const) : (['out', -40] as const);
    hand(
      score,
      limb,
      [
        [arc.enter, spot, 'easeOut'],
        [to, spot],
        [seconds, 'rest'],
      ],
      index * 0.03,
    );
    wrist(
      score,
      limb,
      fromRest(score, strokes({ from, to: to + index * 0.01, count, value: value * (1 - index * 0.1), up: 0.55 })),
      limb.links.length > 1 ? 1 : 0,
    );
  });
  const claps = strokes({ from, to, count, value: 1, up: 0.55 });
  squash(score, fromRest(score, times(claps, figure.left ? 0.03 : 0.06)));
  pitch(score, fromRest(score, times(claps, -0.3)));
  tilt(score, held(arc, 4, 0.08));
  lean(score, fromRest(score, shakes({ from, to, count: Math.max(1, Math.round(count / 3)), by: 2.5 })));
  brows(score, held(arc, 0.03));
  eyes(score, [{ from: arc.enter, to: to + 0.1, state: 'happy' }]);
  mouth(score, ['open', 'smile'], arc.enter * 0.6, seconds - arc.leave * 0.4);
}

/** Cheers: both arms are raised and pump. */
function cheer(score: Score, how: Manner): void {
  const { seconds, gain } = score;
  const arc = arcOf(score, 0.36, 0.5);
  const [from, to] = [arc.enter, seconds - arc.leave];
  const count = how.times > 1 ? how.times : Math.max(2, Math.round((to - from) / 0.34));
  limbsFor(score, how, true).forEach((limb, index) => {
    hand(
      score,
      limb,
      [
        [arc.enter, 'overhead', 'easeOut'],
        [to, 'overhead'],
        [seconds, 'rest'],
      ],
      index * 0.05,
    );
    score.add(
      limb.links[0],
      'rotate',
      times(
        fromRest(score, strokes({ from, to, count, value: -14 * gain * (index ? 0.85 : 1), up: 0.5 })),
        limb.outward * (limb.carries ? 0.3 : 1),
      ),
    );
  });
  const pumps = strokes({ from, to, count, value: 1, up: 0.5 });
  squash(score, [
    ...beats([0, 0], [arc.enter * 0.4, -0.07, 'easeOut'], [arc.enter, 0.05]),
    ...pumps.map((beat) => ({ ...beat, to: 0.05 - 0.07 * beat.to })),
    ...beats([to + arc.leave * 0.6, -0.02], [seconds, 0]),
  ]);
  pitch(score, held(arc, -0.7, 0.05));
  lean(score, fromRest(score, shakes({ from, to, count: Math.max(1, Math.round(count / 2)), by: 4 })));
  brows(score, held(arc, 0.04));
  eyes(score, [{ from: arc.enter * 0.7, to: to + arc.leave * 0.4, state: 'happy' }]);
  mouth(score, ['open', 'ah', 'smile'], arc.enter * 0.5, to + arc.leave * 0.5);
}

/** Gestures of success. */
export const CHEERS = {
  clap: {
    title: 'clap',
    words: ['clap', 'applaud', 'clap hands', 'give applause', 'slow clap', 'applause'],
    seconds: 1.8,
    length: (n) => 0.76 + 0.27 * (n > 1 ? n : 4),
    kind: 'once',
    by: 'arms',
    needs: 'arms',
    compose: clap,
  },
  cheer: {
    title: 'cheer',
    words: [
      'cheer',
      'raise arms',
      'raise ~both arms',
      'throw up hands',
      'throw ~its arms up',
      'throw ~its hands up',
      'hooray',
      'hands up',
      'arms up',
      'raise hands',
      'throw arms up',
      'cheer ~on',
      'lift arms',
      'woohoo',
    ],
    seconds: 1.9,
    kind: 'once',
    by: 'arms',
    needs: 'arm',
    compose: cheer,
  },
  high_five: {
    title: 'high five',
    words: ['high five', 'high-five', 'give ~a high five', 'slap hands', 'slap five', 'fist bump', 'bump fists'],
    seconds: 1.3,
    kind: 'once',
    by: 'arms',
    needs: 'arm',
    compose: strike({ wind: 'besideHead', hit: 'up', lean: 6, nod: -0.5, mouth: ['open', 'smile'] }),
  },
  fist_pump: {
    title: 'pump fist',
    words: ['pump fist', 'fist pump', 'punch ~the air', 'pump arm', 'pump ~its fist', 'shake fist', 'shake ~its fist'],
    seconds: 1.4,
    kind: 'once',
    by: 'arms',
    needs: 'arm',
    compose: gesture({
      to: 'besideHead',
      stroke: -22,
      each: 0.32,
      from: 0,
      tilt: 5,
      lean: 4,
      nod: -0.3,
      pulse: 0.05,
      brows: -0.012,
      worry: -6,
      eyes: 'happy',
      mouth: ['open', 'ah'],
    }),
  },
  flex: {
    title: 'flex',
    words: ['flex', 'flex muscles', 'show muscles', 'show ~off ~its muscles', 'work out', 'exercise'],
    seconds: 1.9,
    kind: 'held',
    by: 'arms',
    needs: 'arms',
    compose: gesture({
      to: 'besideHead',
      both: true,
      stroke: -12,
      each: 0.55,
      tilt: 3,
      nod: -0.4,
      squash: 0.03,
      pulse: -0.02,
      brows: -0.014,
      worry: -7,
      eyes: 'happy',
      mouth: ['smile', 'ee'],
    }),
  },
  dab: {
    title: 'dab',
    words: ['dab', 'do ~a dab'],
    seconds: 1.3,
    kind: 'once',
    by: 'arms',
    needs: 'arms',
    compose: gesture({
      to: 'eyes',
      other: 'up',
      enter: 0.3,
      tilt: 12,
      lean: 7,
      nod: 1,
      squash: -0.05,
      eyes: 'closed',
      mouth: ['smile'],
    }),
  },
} satisfies Record<string, Move>;
