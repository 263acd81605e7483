import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { blinkAt, eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Manner, Move } from '../../manner';
import { sideOf } from '../../shapes';

/** A score whose figure has one eye only: the one on the requested side, else on the viewer's right. */
function oneEyed(score: Score, how: Manner): Score {
  const { figure } = score;
  const { roles, anatomy } = figure;
  const sorted = [...roles.eyes].sort((a, b) => anatomy.center(a)[0] - anatomy.center(b)[0]);
  const eye = sideOf(how) < 0 ? sorted[0] : sorted.at(-1);
  return eye && sorted.length > 1 ? { ...score, figure: { ...figure, roles: { ...roles, eyes: [eye] } } } : score;
}

/** Winks: one eye shuts for a moment, the brow and head follow, and the mouth smiles. */
function wink(score: Score, how: Manner): void {
  const { seconds } = score;
  const side = sideOf(how);
  const [from, to] = [seconds * 0.28, seconds * 0.68];
  eyes(oneEyed(score, how), [{ from, to, state: 'closed' }]);
  tilt(
    score,
    beats(
      [0, 0],
      [from * 0.5, -0.8 * side],
      [from + 0.06, 5.5 * side, 'easeOut'],
      [to, 4.6 * side],
      [seconds * 0.92, -0.5 * side],
      [seconds, 0],
    ),
  );
  pitch(score, beats([0, 0], [from * 0.5, -0.15], [from + 0.06, 0.4], [to, 0.3], [seconds, 0]));
  brows(score, beats([0, 0], [from, 0.012], [from + 0.08, -0.012], [to, -0.008], [seconds, 0]));
  squash(score, beats([0, 0], [from * 0.7, 0.008], [from + 0.1, -0.02], [to, -0.012], [seconds, 0]));
  mouth(score, ['open', 'smile'], from * 0.8, seconds - 0.08);
}

function blink(score: Score): void {
  const { seconds } = score;
  eyes(score, blinkAt({ ...score, seconds: Math.max(seconds, 0.5) }, seconds * 0.3));
  brows(score, beats([0, 0], [seconds * 0.35, -0.008], [seconds * 0.7, 0.004], [seconds, 0]));
  pitch(score, beats([0, 0], [seconds * 0.4, 0.16], [seconds, 0]));
}

/** Rolls the eyes in an arc over the top. */
function rollEyes(score: Score): void {
  const { seconds } = score;
  const at = (share: number): number => share * seconds;
  look(
    score,
    'translateX',
    beats(
      [0, 0],
      [at(0.06), 0.012, 'easeOut'],
      [at(0.2), -0.05],
      [at(0.45), 0],
      [at(0.68), 0.05],
      [at(0.9), 0.01],
      [seconds, 0],
    ),
  );
  look(
    score,
    'translateY',
    beats(
      [0, 0],
      [at(0.08), 0.014, 'easeOut'],
      [at(0.2), -0.02],
      [at(0.45), -0.05],
      [at(0.68), -0.02],
      [at(0.88), 0.012],
      [seconds, 0],
    ),
  );
  tilt(score, beats([0, 0], [at(0.24), -3], [at(0.72), 7], [at(0.88), 5], [seconds, 0]));
  pitch(score, beats([0, 0], [at(0.12), 0.12, 'easeOut'], [at(0.5), -0.4], [at(0.85), 0.35], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.3), 0.035], [at(0.65), 0.03], [at(0.9), -0.008], [seconds, 0]));
  eyes(score, [
    { from: at(0.1), to: at(0.3), state: 'half' },
    { from: at(0.74), to: at(0.86), state: 'closed' },
  ]);
  squash(score, beats([0, 0], [at(0.45), 0.02], [at(0.85), -0.025], [seconds, 0]));
  mouth(score, ['mm', 'sad'], at(0.1), at(0.95));
}

/** Moves of the eyes. */
export const EYES = {
  wink: {
    title: 'wink',
    words: ['wink', 'wink ~an eye'],
    seconds: 0.95,
    kind: 'once',
    by: 'face',
    needs: 'eyes',
    compose: wink,
  },
  blink: {
    title: 'blink',
    words: ['blink', 'blink eyes', 'flutter eyes', 'bat eyes', 'flutter eyelashes', 'bat eyelashes', 'bat eyelids'],
    seconds: 0.42,
    kind: 'once',
    by: 'face',
    needs: 'eyes',
    compose: blink,
  },
  roll_eyes: {
    title: 'roll eyes',
    words: ['roll eyes', 'roll ~its eyes'],
    seconds: 1.5,
    kind: 'once',
    by: 'face',
    needs: 'eyes',
    compose: rollEyes,
  },
} satisfies Record<string, Move>;
