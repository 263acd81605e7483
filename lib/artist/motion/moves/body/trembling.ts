import { later, swing, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, turn, worry } from '@/lib/core/clip/presets/face';
import { ears, ripple, swingLimb, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean, shift } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { cyclesOf } from '../../shapes';

/** Trembles with fast small shakes, as from cold, fear or power. */
const tremble =
  ({ pace, by, crouch, face }: { pace: number; by: number; crouch: number; face: boolean }) =>
  (score: Score): void => {
    const { seconds } = score;
    const count = cyclesOf(score, pace);
    const quick = swing({ from: 0, seconds, cycles: count, by: 1 });
    shift(score, times(quick, 0.008 * by));
    lean(score, later(times(quick, 0.8 * by), pace * 0.2));
    tilt(score, later(times(quick, -1.6 * by), pace * 0.35));
    const slow = Math.max(1, Math.round(seconds / 1.2));
    squash(score, swing({ from: 0, seconds, cycles: slow, by: 0.012, middle: -crouch }));
    [score.figure.left, score.figure.right].forEach((limb, index) =>
      swingLimb(
        score,
        limb,
        swing({
          from: 0,
          seconds,
          cycles: count,
          by: 3.4 * by,
          middle: crouch > 0 ? -6 : 4,
          phase: 0.2 + index * 0.27,
        }),
        0.6,
      ),
    );
    ears(score, swing({ from: 0, seconds, cycles: count, by: 3, middle: crouch > 0 ? 7 : 0, phase: 0.4 }), pace * 0.1);
    wag(score, later(times(quick, 5), pace * 0.3));
    ripple(score, times(quick, 5), pace * 0.2);
    if (!face) return;
    pitch(score, swing({ from: 0, seconds, cycles: slow, by: 0.12, middle: 0.4 }));
    worry(score, swing({ from: 0, seconds, cycles: slow, by: 1, middle: 14 }));
    brows(score, swing({ from: 0, seconds, cycles: slow, by: 0.004, middle: 0.025 }));
    mouth(score, ['sad', 'mm'], 0, seconds);
  };

/** Panics: the raised arms flail, the head turns from side to side and the mouth is open. */
function panic(score: Score): void {
  const { seconds, gain, figure } = score;
  const count = cyclesOf(score, 0.4, true);
  const quick = swing({ from: 0, seconds, cycles: count, by: 1 });
  [figure.left, figure.right].forEach((limb, index) => {
    if (!limb) return;
    swingLimb(
      score,
      limb,
      swing({
        from: 0,
        seconds,
        cycles: count,
        by: (26 - index * 3) * gain,
        middle: (limb.kind === 'leg' ? 30 : 92) * Math.min(gain, 1.1),
        phase: index * 0.44,
      }),
      0.5,
    );
  });
  tilt(score, later(times(swing({ from: 0, seconds, cycles: count / 2, by: 1 }), 8), 0.05));
  turn(score, swing({ from: 0, seconds, cycles: count / 2, by: 0.9, phase: 0.2 }));
  look(score, 'translateX', swing({ from: 0, seconds, cycles: count / 2, by: 0.03, phase: 0.25 }));
  lean(score, times(quick, 3));
  squash(score, swing({ from: 0, seconds, cycles: count, by: 0.03, middle: 0.02, phase: 0.3 }));
  ears(score, later(times(quick, 9), 0.04));
  ripple(score, swing({ from: 0, seconds, cycles: count, by: 12, middle: 8 }), 0.05);
  wag(score, times(quick, 12));
  brows(score, swing({ from: 0, seconds, cycles: count, by: 0.01, middle: 0.06 }));
  worry(score, swing({ from: 0, seconds, cycles: count, by: 2, middle: 14 }));
  eyes(score, [{ from: 0, to: seconds, state: 'wide' }]);
  mouth(score, ['ah', 'surprised', 'open'], 0, seconds);
}

/** Fast shakes from fear, cold or power. */
export const TREMBLING = {
  tremble: {
    title: 'tremble',
    words: [
      'tremble',
      'shiver',
      'quiver',
      'shudder',
      'shake ~with fear',
      'shake',
      'tremble ~with fear',
      'shiver ~with cold',
      'be cold',
      'freeze',
      'quake',
      'shake ~from ~the cold',
      'cower',
      'get cold',
    ],
    seconds: 1.6,
    kind: 'cycle',
    by: 'body',
    compose: tremble({ pace: 0.14, by: 1.7, crouch: 0.06, face: true }),
  },
  vibrate: {
    title: 'vibrate',
    words: ['vibrate', 'ring', 'rattle', 'buzz ~with excitement', 'rumble', 'glitch', 'hum ~with power'],
    seconds: 1,
    kind: 'cycle',
    by: 'body',
    compose: tremble({ pace: 0.12, by: 1.2, crouch: 0, face: false }),
  },
  short_circuit: {
    title: 'short-circuit',
    words: ['short-circuit', 'short circuit', 'malfunction', 'get electrocuted', 'get zapped', 'get ~a shock'],
    seconds: 1.6,
    kind: 'cycle',
    by: 'body',
    compose: tremble({ pace: 0.11, by: 2.4, crouch: -0.04, face: true }),
  },
  panic: {
    title: 'panic',
    words: [
      'panic',
      'freak out',
      'flail',
      'flail arms',
      'lose ~its mind',
      'go crazy',
      'go wild',
      'wave arms',
      'wave ~its arms',
      'wave ~both arms',
      'be in panic',
      'flap around',
      'scream ~in panic',
      'catch fire',
      'burn',
      'overheat',
    ],
    seconds: 1.6,
    kind: 'cycle',
    by: 'arms',
    compose: panic,
  },
} satisfies Record<string, Move>;
