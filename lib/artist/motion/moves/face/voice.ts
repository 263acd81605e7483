import { later, swing, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, mouths, pitch, tilt, turn, worry } from '@/lib/core/clip/presets/face';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Manner, Move } from '../../manner';
import { arcOf, fromRest, held, sideOf } from '../../shapes';

/** Speaks, sings or shouts: the mouth changes its shape at a steady rate and the head follows. */
function voice(
  score: Score,
  {
    pace,
    shapes,
    strength,
    sway,
  }: { pace: number; shapes: readonly (readonly string[])[]; strength: number; sway: number },
): void {
  const { seconds } = score;
  const count = Math.max(2, Math.round(seconds / pace));
  const length = seconds / count;
  const sung = Array.from({ length: count }, (_, i) => ({
    from: i * length,
    to: (i + 0.8) * length,
    states: shapes[i % shapes.length] ?? [],
  }));
  mouths(score, sung);
  const cycles = Math.max(1, Math.round(count / 2));
  const accents = swing({ from: 0, seconds, cycles, by: strength });
  pitch(score, times(accents, -0.5));
  squash(score, later(times(accents, 0.022), 0.04));
  tilt(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(cycles / 2)), by: sway, phase: 0.1 }));
  brows(score, swing({ from: 0, seconds, cycles, by: 0.018 * strength, middle: 0.018 * strength, phase: 0.75 }));
}

/** Sings, sways with the tune, and shuts the eyes now and then. */
function sing(score: Score): void {
  const { seconds, figure, gain } = score;
  voice(score, {
    pace: 0.5,
    shapes: [
      ['oh', 'open'],
      ['ah', 'open'],
      ['ee', 'smile'],
      ['ah', 'open'],
    ],
    strength: 1.1,
    sway: 7,
  });
  const cycles = Math.max(1, Math.round(seconds / 2));
  for (const limb of [figure.left, figure.right])
    if (limb)
      score.add(
        limb.links[0],
        'rotate',
        swing({
          from: 0,
          seconds,
          cycles,
          by: 7 * gain * limb.outward * (limb.kind === 'leg' ? 0.3 : 1),
          middle: 9 * gain * limb.outward * (limb.kind === 'leg' || limb.carries ? 0.2 : 1),
          phase: limb === figure.left ? 0.1 : 0.18,
        }),
      );
  if (seconds > 1.6)
    eyes(
      score,
      Array.from({ length: cycles }, (_, i) => ({
        from: ((i + 0.3) * seconds) / cycles,
        to: ((i + 0.72) * seconds) / cycles,
        state: 'happy',
      })),
    );
}

/** Shouts with the head thrust forward. */
function shout(score: Score): void {
  const { seconds } = score;
  const arc = arcOf(score, 0.32, 0.35);
  const [from, to] = [arc.enter * 0.8, seconds - arc.leave * 0.6];
  pitch(score, held(arc, -0.8, 0.02));
  squash(score, held(arc, 0.06, 0, 0.5));
  const count = Math.max(3, Math.round((to - from) / 0.12));
  tilt(score, fromRest(score, swing({ from, seconds: to - from, cycles: count, by: 1.2 })));
  brows(score, held(arc, -0.018));
  worry(score, held(arc, -9));
  eyes(score, [{ from: from * 0.6, to: to + 0.1, state: 'closed' }]);
  mouth(score, ['ah', 'open'], from, to);
}

function whisper(score: Score, how: Manner): void {
  const { seconds } = score;
  const arc = arcOf(score, 0.45, 0.45);
  const side = sideOf(how);
  tilt(score, held(arc, 8 * side));
  turn(score, held(arc, 0.7 * side, 0.05));
  look(score, 'translateX', held(arc, 0.04 * side, 0, 0));
  pitch(score, held(arc, 0.4, 0.08));
  brows(score, held(arc, 0.03));
  const count = Math.max(2, Math.round((seconds - arc.enter - arc.leave) / 0.3));
  const length = (seconds - arc.enter - arc.leave) / count;
  mouths(
    score,
    Array.from({ length: count }, (_, i) => ({
      from: arc.enter + i * length,
      to: arc.enter + (i + 0.6) * length,
      states: i % 3 === 1 ? ['ee', 'mm'] : ['oh', 'mm'],
    })),
  );
}

/** Moves that use the voice. */
export const VOICE = {
  sing: {
    title: 'sing',
    words: ['sing', 'hum', 'sing ~a song', 'croon', 'serenade', 'hum ~a tune', 'carol', 'rap', 'yodel'],
    seconds: 3,
    kind: 'cycle',
    by: 'face',
    compose: sing,
  },
  shout: {
    title: 'shout',
    words: [
      'shout',
      'yell',
      'scream',
      'roar',
      'howl',
      'bark',
      'growl',
      'meow',
      'crow',
      'call out',
      'exclaim',
      'squawk',
      'hiss',
      'moo',
      'quack',
      'woof',
      'announce',
      'shriek',
      'chirp',
      'tweet',
      'squeak',
      'oink',
      'purr',
      'neigh',
      'whinny',
      'bray',
      'croak',
      'cluck',
      'caw',
      'yip',
      'yelp',
      'honk',
      'bellow',
      'beep',
      'breathe fire',
      'spit fire',
    ],
    seconds: 1.1,
    kind: 'once',
    by: 'face',
    compose: shout,
  },
  whisper: {
    title: 'whisper',
    words: ['whisper', 'tell ~a secret', 'share ~a secret', 'murmur', 'mumble', 'mutter', 'gossip'],
    seconds: 2,
    kind: 'held',
    by: 'face',
    compose: whisper,
  },
} satisfies Record<string, Move>;
