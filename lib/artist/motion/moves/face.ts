import { beats, later, swing, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { blinkAt, eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, mouths, pitch, tilt, turn, worry } from '@/lib/core/clip/presets/face';
import { ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../manner';
import { arcOf, held, sideOf } from '../shapes';

/** The score of a figure with one eye: the named one, else the viewer's right. */
function oneEyed(score: Score, how: Manner): Score {
  const { figure } = score;
  const { roles, anatomy } = figure;
  const sorted = [...roles.eyes].sort((a, b) => anatomy.center(a)[0] - anatomy.center(b)[0]);
  const eye = sideOf(how) < 0 ? sorted[0] : sorted.at(-1);
  return eye && sorted.length > 1 ? { ...score, figure: { ...figure, roles: { ...roles, eyes: [eye] } } } : score;
}

/** One eye shuts for a moment, the brow and head go along and the mouth smiles. */
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

/** A smile that comes up with the cheeks and the head, and stays. */
const smile =
  (eyesToo: boolean) =>
  (score: Score): void => {
    const arc = arcOf(score, 0.3, 0.35);
    const { seconds } = score;
    mouth(score, eyesToo ? ['open', 'smile', 'ah'] : ['smile', 'open'], arc.enter * 0.5, seconds - arc.leave * 0.4);
    if (eyesToo) eyes(score, [{ from: arc.enter * 0.7, to: seconds - arc.leave * 0.5, state: 'happy' }]);
    else eyes(score, [...blinkAt(score, arc.enter * 0.4)]);
    brows(score, held(arc, 0.028, 0.02));
    tilt(score, held(arc, 4, 0.08));
    pitch(score, held(arc, -0.22, 0.05));
    squash(score, held(arc, 0.018, 0.04));
  };

/** Laughs in bursts: head back, body shaking, eyes shut with joy. */
function laugh(score: Score): void {
  const { seconds, figure } = score;
  const arc = arcOf(score, 0.3, 0.4);
  const [from, to] = [arc.enter, seconds - arc.leave];
  const count = Math.max(3, Math.round((to - from) / 0.2));
  const shakes = swing({ from, seconds: to - from, cycles: count, by: 1 });
  const chuckle = (by: number): Beat[] => [{ at: 0, to: 0 }, ...times(shakes, by), { at: seconds, to: 0 }];
  squash(score, chuckle(figure.roles.head ? 0.03 : 0.04));
  // It doubles up and throws its head back, slower than it chuckles.
  const rolls = Math.max(1, Math.round((to - from) / 0.7));
  lean(score, [
    { at: 0, to: 0 },
    ...swing({ from, seconds: to - from, cycles: rolls, by: 3.5 }),
    { at: seconds, to: 0 },
  ]);
  pitch(score, [
    { at: 0, to: 0 },
    ...swing({ from: from + 0.05, seconds: to - from - 0.05, cycles: rolls, by: 0.6, phase: 0.5, middle: 0 }),
    { at: seconds, to: 0 },
  ]);
  pitch(score, held(arc, -0.6, 0.02));
  pitch(score, later(chuckle(0.22), 0.04));
  tilt(score, held(arc, 4, 0.06));
  for (const limb of [figure.left, figure.right])
    if (limb)
      score.add(
        limb.links[0],
        'rotate',
        times(
          held(arc, 14, limb === figure.left ? 0.05 : 0.1),
          limb.outward * (limb.carries ? 0.2 : limb.kind === 'leg' ? 0.15 : 0.8),
        ),
      );
  brows(score, held(arc, 0.035));
  ears(score, chuckle(3));
  eyes(score, [{ from: from * 0.7, to: to + arc.leave * 0.3, state: 'happy' }]);
  const burst = (to - from) / count;
  mouths(
    score,
    Array.from({ length: count }, (_, i) => [
      { from: from + i * burst, to: from + (i + 0.62) * burst, states: ['ah', 'open'] },
      { from: from + (i + 0.62) * burst, to: from + (i + 1) * burst, states: ['open', 'smile'] },
    ]).flat(),
  );
}

/** Cries in sobs: brows worried, head down, shoulders jerking. */
function cry(score: Score): void {
  const { seconds, gain, figure } = score;
  const arc = arcOf(score, 0.5, 0.6);
  const [from, to] = [arc.enter, seconds - arc.leave];
  const count = Math.max(2, Math.round((to - from) / 0.55));
  const length = (to - from) / count;
  const sobs = (up: number, late = 0): Beat[] => [
    { at: 0, to: 0 },
    ...Array.from({ length: count }, (_, i) => {
      const at = (share: number): number => from + (i + share) * length + late;
      return beats([at(0), 0], [at(0.2), up], [at(0.42), up * 0.35], [at(0.58), up * 0.8], [at(0.96), 0]);
    }).flat(),
    { at: seconds, to: 0 },
  ];
  pitch(score, held(arc, 1.05, 0.04));
  pitch(score, sobs(-0.4, 0.04));
  squash(score, held(arc, -0.045));
  squash(score, sobs(0.032));
  tilt(score, held(arc, 5, 0.1));
  worry(score, held(arc, 15));
  brows(score, held(arc, 0.012));
  for (const limb of [figure.left, figure.right])
    if (limb)
      score.add(
        limb.links[0],
        'rotate',
        times(sobs(7 * gain, limb === figure.left ? 0.06 : 0.1), limb.outward * (limb.kind === 'leg' ? 0.2 : 1)),
      );
  ears(score, held(arc, 12, 0.1));
  eyes(score, [{ from: from * 0.6, to: to + arc.leave * 0.3, state: 'closed' }]);
  mouths(score, [
    { from: arc.enter * 0.4, to: from, states: ['sad'] },
    ...Array.from({ length: count }, (_, i) => [
      { from: from + i * length, to: from + (i + 0.5) * length, states: ['oh', 'sad'] },
      { from: from + (i + 0.5) * length, to: from + (i + 1) * length, states: ['sad', 'mm'] },
    ]).flat(),
    { from: to, to: seconds - arc.leave * 0.25, states: ['sad'] },
  ]);
}

/** Speaks, sings or shouts with a mouth that changes its shape at a pace, the head going along. */
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

/** Sings with eyes shut now and then, swaying with the tune. */
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

/** Throws its head forward and shouts. */
function shout(score: Score): void {
  const { seconds } = score;
  const arc = arcOf(score, 0.32, 0.35);
  const [from, to] = [arc.enter * 0.8, seconds - arc.leave * 0.6];
  pitch(score, held(arc, -0.8, 0.02));
  squash(score, held(arc, 0.06, 0, 0.5));
  const count = Math.max(3, Math.round((to - from) / 0.12));
  tilt(score, [
    { at: 0, to: 0 },
    ...swing({ from, seconds: to - from, cycles: count, by: 1.2 }),
    { at: seconds, to: 0 },
  ]);
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

/** Sucks in air with head back, and opens the mouth wide over closed eyes. */
function yawn(score: Score): void {
  const { seconds } = score;
  const at = (share: number): number => share * seconds;
  pitch(score, beats([0, 0], [at(0.12), 0.3], [at(0.42), -1], [at(0.62), -0.9], [at(0.84), 0.5], [seconds, 0]));
  squash(
    score,
    beats([0, 0], [at(0.12), -0.02], [at(0.45), 0.06], [at(0.62), 0.055], [at(0.82), -0.035], [seconds, 0]),
  );
  tilt(score, beats([0, 0], [at(0.16), -1], [at(0.48), 6], [at(0.66), 5], [at(0.88), -1], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.4), 0.04], [at(0.64), 0.035], [at(0.9), -0.01], [seconds, 0]));
  worry(score, beats([0, 0], [at(0.44), 8], [at(0.66), 7], [seconds, 0]));
  ears(score, beats([0, 0], [at(0.48), 10], [at(0.68), 9], [at(0.9), -2], [seconds, 0]));
  eyes(score, [
    { from: at(0.1), to: at(0.26), state: 'half' },
    { from: at(0.26), to: at(0.76), state: 'closed' },
    { from: at(0.76), to: at(0.92), state: 'half' },
  ]);
  mouths(score, [
    { from: at(0.16), to: at(0.3), states: ['oh', 'open'] },
    { from: at(0.3), to: at(0.7), states: ['ah', 'open'] },
    { from: at(0.7), to: at(0.8), states: ['oh', 'mm'] },
    { from: at(0.8), to: at(0.95), states: ['mm', 'smile'] },
  ]);
}

/** Winds up with head back, and bursts. */
function sneeze(score: Score): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  pitch(
    score,
    beats(
      [0, 0],
      [at(0.2), -0.4],
      [at(0.28), -0.3],
      [at(0.52), -1],
      [at(0.6), 1.5, 'easeIn'],
      [at(0.7), 1.2],
      [at(0.9), -0.1],
      [seconds, 0],
    ),
  );
  squash(
    score,
    beats(
      [0, 0],
      [at(0.22), 0.025],
      [at(0.3), 0.02],
      [at(0.52), 0.07],
      [at(0.6), -0.11, 'easeIn'],
      [at(0.74), -0.04],
      [at(0.9), 0.015],
      [seconds, 0],
    ),
  );
  tilt(score, beats([0, 0], [at(0.5), -3], [at(0.61), 4], [at(0.8), 2], [seconds, 0]));
  for (const limb of [figure.left, figure.right])
    if (limb)
      score.add(
        limb.links[0],
        'rotate',
        times(
          beats([0, 0], [at(0.52), -8 * gain], [at(0.62), 26 * gain, 'easeOut'], [at(0.8), 6 * gain], [seconds, 0]),
          limb.outward * (limb === figure.left ? 1 : 0.88) * (limb.kind === 'leg' ? 0.25 : limb.carries ? 0.3 : 1),
        ),
      );
  ears(score, beats([0, 0], [at(0.52), -6], [at(0.64), 16, 'easeOut'], [at(0.9), -2], [seconds, 0]));
  worry(score, beats([0, 0], [at(0.4), 9], [at(0.54), 10], [at(0.62), -8], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.45), 0.04], [at(0.6), -0.02], [at(0.9), 0], [seconds, 0]));
  eyes(score, [
    { from: at(0.14), to: at(0.4), state: 'half' },
    { from: at(0.4), to: at(0.82), state: 'closed' },
  ]);
  mouths(score, [
    { from: at(0.14), to: at(0.3), states: ['oh', 'open'] },
    { from: at(0.3), to: at(0.57), states: ['ah', 'open'] },
    { from: at(0.57), to: at(0.68), states: ['ee', 'mm'] },
    { from: at(0.68), to: at(0.88), states: ['mm', 'sad'] },
  ]);
}

function cough(score: Score): void {
  const { seconds } = score;
  const bursts = [0.18, 0.42, 0.66];
  const hit = (by: number): Beat[] =>
    beats(
      [0, 0],
      ...bursts.flatMap((at) => [
        [at * seconds, -by * 0.3] as const,
        [(at + 0.07) * seconds, by, 'easeOut'] as const,
        [(at + 0.2) * seconds, by * 0.15] as const,
      ]),
      [seconds, 0],
    );
  pitch(score, hit(0.9));
  squash(score, later(hit(-0.06), 0.02));
  worry(score, hit(6));
  eyes(
    score,
    bursts.map((at) => ({ from: at * seconds, to: (at + 0.16) * seconds, state: 'closed' })),
  );
  mouths(
    score,
    bursts.map((at) => ({ from: (at + 0.02) * seconds, to: (at + 0.13) * seconds, states: ['oh', 'open'] })),
  );
}

/** A face that says one thing while the head goes with it. */
const expression =
  ({
    eye,
    mouths: shapes,
    brow,
    worried,
    nod,
    side = 0,
  }: {
    eye: string | null;
    mouths: readonly string[];
    brow: number;
    worried: number;
    nod: number;
    side?: number;
  }) =>
  (score: Score): void => {
    const { seconds } = score;
    const arc = arcOf(score, 0.35, 0.4);
    mouth(score, shapes, arc.enter * 0.5, seconds - arc.leave * 0.4);
    if (eye) eyes(score, [{ from: arc.enter * 0.6, to: seconds - arc.leave * 0.5, state: eye }]);
    brows(score, held(arc, brow));
    worry(score, held(arc, worried, 0.02));
    pitch(score, held(arc, nod, 0.05));
    tilt(score, held(arc, side, 0.08));
    squash(score, held(arc, -nod * 0.03, 0.06));
  };

/** The eyes go round, up and over. */
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

/** What faces say; it goes with anything else. */
export const FACES = {
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
  smile: {
    title: 'smile',
    words: ['smile', 'smirk', 'give ~a smile'],
    seconds: 1.5,
    kind: 'held',
    by: 'face',
    compose: smile(false),
  },
  grin: {
    title: 'grin',
    words: ['grin', 'beam', 'smile broadly', 'smile widely'],
    seconds: 1.5,
    kind: 'held',
    by: 'face',
    compose: smile(true),
  },
  laugh: {
    title: 'laugh',
    words: [
      'laugh',
      'giggle',
      'chuckle',
      'crack up',
      'cackle',
      'snicker',
      'laugh out loud',
      'burst out laughing',
      'burst into laughter',
      'lol',
    ],
    seconds: 1.9,
    kind: 'held',
    by: 'face',
    compose: laugh,
  },
  cry: {
    title: 'cry',
    words: ['cry', 'sob', 'weep', 'whimper', 'wail', 'burst into tears', 'shed tears', 'whine'],
    seconds: 2.6,
    kind: 'held',
    by: 'face',
    compose: cry,
  },
  sing: {
    title: 'sing',
    words: ['sing', 'hum', 'sing ~a song', 'croon', 'serenade', 'hum ~a tune', 'carol'],
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
  whistle: {
    title: 'whistle',
    words: ['whistle', 'blow', 'puff', 'whistle ~a tune'],
    seconds: 2,
    kind: 'held',
    by: 'face',
    compose: expression({ eye: null, mouths: ['oh', 'surprised', 'open'], brow: 0.03, worried: 2, nod: -0.4, side: 5 }),
  },
  yawn: { title: 'yawn', words: ['yawn', 'yawn widely'], seconds: 2.2, kind: 'once', by: 'face', compose: yawn },
  sneeze: {
    title: 'sneeze',
    words: ['sneeze', 'achoo', 'atchoo'],
    seconds: 1.5,
    kind: 'once',
    by: 'face',
    compose: sneeze,
  },
  cough: {
    title: 'cough',
    words: ['cough', 'choke', 'hiccup', 'burp', 'clear throat', 'splutter', 'hiccough', 'gag'],
    seconds: 1.3,
    kind: 'once',
    by: 'face',
    compose: cough,
  },
  frown: {
    title: 'frown',
    words: ['frown', 'scowl', 'glare', 'glower', 'furrow brows', 'grimace', 'glare angrily', 'stare angrily'],
    seconds: 1.6,
    kind: 'held',
    by: 'face',
    compose: expression({ eye: 'half', mouths: ['sad', 'mm'], brow: -0.024, worried: -14, nod: 0.5 }),
  },
  squint: {
    title: 'squint',
    words: [
      'squint',
      'narrow eyes',
      'peer',
      'stare',
      'gaze',
      'inspect',
      'examine',
      'focus',
      'concentrate',
      'study',
      'watch',
      'observe',
    ],
    seconds: 1.8,
    kind: 'held',
    by: 'face',
    compose: expression({ eye: 'half', mouths: ['mm'], brow: -0.012, worried: -5, nod: 0.35, side: 5 }),
  },
  raise_brows: {
    title: 'raise eyebrows',
    words: [
      'raise eyebrows',
      'raise ~an eyebrow',
      'raise eyebrow',
      'raise brows',
      'lift brows',
      'wiggle eyebrows',
      'waggle eyebrows',
    ],
    seconds: 1,
    kind: 'held',
    by: 'face',
    compose: expression({ eye: 'wide', mouths: ['smile'], brow: 0.07, worried: 3, nod: -0.3, side: 4 }),
  },
  close_eyes: {
    title: 'close eyes',
    words: ['close eyes', 'shut eyes', 'keep eyes closed'],
    seconds: 1.4,
    kind: 'held',
    by: 'face',
    needs: 'eyes',
    compose: expression({ eye: 'closed', mouths: ['smile', 'mm'], brow: -0.01, worried: 2, nod: 0.3, side: 2 }),
  },
  widen_eyes: {
    title: 'open eyes wide',
    words: ['open eyes', 'widen eyes', 'open ~its eyes wide', 'stare wide-eyed', 'goggle'],
    seconds: 1.2,
    kind: 'held',
    by: 'face',
    needs: 'eyes',
    compose: expression({ eye: 'wide', mouths: ['oh', 'surprised', 'open'], brow: 0.06, worried: 2, nod: -0.3 }),
  },
  open_mouth: {
    title: 'open mouth',
    words: [
      'open mouth',
      'gape',
      'drop jaw',
      'stick out tongue',
      'stick ~its tongue out',
      'lick lips',
      'lick',
      'lick itself',
      'tongue out',
    ],
    seconds: 1.2,
    kind: 'held',
    by: 'face',
    needs: 'mouth',
    compose: expression({ eye: null, mouths: ['ah', 'open', 'oh'], brow: 0.04, worried: 0, nod: -0.4, side: 3 }),
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
