import { bounce } from '@/lib/core/clip/presets/bounce';
import { celebrate } from '@/lib/core/clip/presets/celebrate';
import { dance } from '@/lib/core/clip/presets/dance';
import { idle } from '@/lib/core/clip/presets/idle';
import { jump } from '@/lib/core/clip/presets/jump';
import { listen } from '@/lib/core/clip/presets/listen';
import { nod } from '@/lib/core/clip/presets/nod';
import { sad } from '@/lib/core/clip/presets/sad';
import { shake } from '@/lib/core/clip/presets/shake';
import { sleep } from '@/lib/core/clip/presets/sleep';
import { surprised } from '@/lib/core/clip/presets/surprised';
import { talk } from '@/lib/core/clip/presets/talk';
import { think } from '@/lib/core/clip/presets/think';
import { wave } from '@/lib/core/clip/presets/wave';
import { working } from '@/lib/core/clip/presets/working';
import type { Score } from '@/lib/core/clip/presets/score';
import { limbsFor } from '../hands';
import type { Manner, Move } from '../manner';
import { gesture } from './gesture';

/** The score of a figure that has only the limb of one side: what looks for a limb finds that one. */
function oneSided(score: Score, how: Manner): Score {
  const [limb] = how.side === null || how.side === 'both' ? [] : limbsFor(score, how);
  if (!limb) return score;
  const { figure } = score;
  return {
    ...score,
    figure: { ...figure, left: figure.left === limb ? limb : null, right: figure.right === limb ? limb : null },
  };
}

const whole =
  (preset: typeof jump) =>
  (score: Score): void =>
    preset.compose(score);
const sided =
  (preset: typeof jump) =>
  (score: Score, how: Manner): void =>
    preset.compose(oneSided(score, how));

/** Both hands up beside the head, swinging. */
const bothHands = gesture({
  to: 'besideHead',
  both: true,
  shake: 20,
  each: 0.32,
  tilt: 3,
  nod: -0.25,
  squash: 0.03,
  brows: 0.035,
  eyes: 'happy',
  mouth: ['open', 'smile'],
});
const waving = (score: Score, how: Manner): void => (how.side === 'both' ? bothHands : sided(wave))(score, how);

/** What the presets do, as moves that can stand among others. */
export const PRESET_MOVES = {
  jump: {
    title: 'jump',
    words: ['jump', 'leap', 'jump up', 'leap up', 'spring up', 'pounce', 'vault'],
    seconds: 1.1,
    kind: 'once',
    by: 'body',
    compose: whole(jump),
  },
  wave: {
    title: 'wave',
    words: [
      'wave',
      'wave hello',
      'wave goodbye',
      'wave hi',
      'wave bye',
      'greet',
      'say hello',
      'say hi',
      'say goodbye',
      'say bye',
      'hello',
      'goodbye',
      'bye',
      'welcome',
      'greeting',
    ],
    seconds: 2,
    length: (times) => 1.08 + 0.3 * (times > 1 ? times : 3),
    kind: 'once',
    by: 'arms',
    needs: 'arm',
    compose: waving,
  },
  nod: {
    title: 'nod',
    words: ['nod', 'nod head', 'say yes', 'agree', 'nod yes', 'yes', 'approve'],
    seconds: 1,
    kind: 'once',
    by: 'head',
    compose: whole(nod),
  },
  shake_head: {
    title: 'shake head',
    words: ['shake head', 'say no', 'shake no', 'disagree', 'refuse', 'head shake', 'decline'],
    seconds: 1.3,
    length: (times) => 0.46 + 0.4 * Math.max(times, 2),
    kind: 'once',
    by: 'head',
    compose: whole(shake),
  },
  celebrate: {
    title: 'celebrate',
    words: ['celebrate', 'rejoice', 'party', 'celebration', 'victory dance', 'win', 'jump for joy'],
    seconds: 2.2,
    kind: 'once',
    by: 'body',
    compose: whole(celebrate),
  },
  bounce: {
    title: 'bounce',
    words: [
      'bounce',
      'bounce up ~and down',
      'boing',
      'jiggle up ~and down',
      'jump up ~and down',
      'hop up ~and down',
      'spring up ~and down',
    ],
    seconds: 0.6,
    length: (times) => 0.6 * (times > 1 ? times : 2),
    kind: 'cycle',
    by: 'body',
    compose: whole(bounce),
  },
  dance: {
    title: 'dance',
    words: [
      'dance',
      'groove',
      'boogie',
      'do ~a dance',
      'bust ~a move',
      'move ~to ~the music',
      'move ~to ~the beat',
      'disco',
      'jive',
      'moonwalk',
      'do ~the moonwalk',
      'party dance',
    ],
    seconds: 2,
    kind: 'cycle',
    by: 'body',
    compose: whole(dance),
  },
  mope: {
    title: 'mope',
    words: ['mope', 'sulk', 'droop', 'hang head', 'slump', 'pout', 'despair', 'mourn', 'grieve'],
    seconds: 3,
    kind: 'held',
    by: 'body',
    compose: whole(sad),
  },
  start: {
    title: 'startle',
    words: [
      'startle',
      'get startled',
      'gasp',
      'get surprised',
      'jump ~in surprise',
      'get ~a fright',
      'get shocked',
      'jolt',
      'get spooked',
      'do ~a double ~take',
    ],
    seconds: 1.4,
    kind: 'held',
    by: 'body',
    compose: whole(surprised),
  },
  think: {
    title: 'think',
    words: [
      'think',
      'ponder',
      'wonder',
      'consider',
      'contemplate',
      'muse',
      'reflect',
      'have ~an idea',
      'get ~an idea',
      'daydream',
      'rub chin',
      'stroke chin',
      'scratch chin',
      'brainstorm',
      'plan',
    ],
    seconds: 3,
    kind: 'cycle',
    by: 'arms',
    compose: sided(think),
  },
  work: {
    title: 'work',
    words: [
      'work',
      'type',
      'code',
      'type ~on ~a laptop',
      'type ~on ~a keyboard',
      'program',
      'work away',
      'tinker',
      'cook',
      'stir',
      'knead',
      'drum',
      'play ~the piano',
      'play ~piano',
      'process',
      'tap ~on ~a keyboard',
      'hack',
      'play ~a ~game',
    ],
    seconds: 2.4,
    kind: 'cycle',
    by: 'arms',
    compose: whole(working),
  },
  listen: {
    title: 'listen',
    words: ['listen', 'hear', 'eavesdrop', 'cup ~an ear', 'cup ear', 'pay attention', 'lean ~in ~to listen'],
    seconds: 3,
    kind: 'cycle',
    by: 'head',
    compose: sided(listen),
  },
  sleep: {
    title: 'sleep',
    words: ['sleep', 'snore', 'nap', 'doze', 'snooze', 'be asleep', 'take ~a nap', 'rest', 'slumber', 'dream'],
    seconds: 5,
    kind: 'cycle',
    by: 'body',
    compose: whole(sleep),
  },
  talk: {
    title: 'talk',
    words: [
      'talk',
      'speak',
      'chat',
      'explain',
      'say something',
      'tell ~a story',
      'present',
      'discuss',
      'chatter',
      'narrate',
      'introduce itself',
      'introduce',
      'give ~a speech',
      'answer',
      'babble',
      'argue',
    ],
    seconds: 2.8,
    kind: 'cycle',
    by: 'face',
    compose: whole(talk),
  },
  idle: {
    title: 'wait',
    words: [
      'wait',
      'idle',
      'load',
      'buffer',
      'stand',
      'stand still',
      'stand around',
      'breathe',
      'hang out',
      'chill',
      'relax',
      'hang around',
      'stand by',
      'loiter',
    ],
    seconds: 4,
    kind: 'cycle',
    by: 'body',
    compose: whole(idle),
  },
} satisfies Record<string, Move>;
