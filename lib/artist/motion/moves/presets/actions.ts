import { bounce } from '@/lib/core/clip/presets/bounce';
import { celebrate } from '@/lib/core/clip/presets/celebrate';
import { dance } from '@/lib/core/clip/presets/dance';
import { jump } from '@/lib/core/clip/presets/jump';
import { nod } from '@/lib/core/clip/presets/nod';
import type { Score } from '@/lib/core/clip/presets/score';
import { shake } from '@/lib/core/clip/presets/shake';
import { wave } from '@/lib/core/clip/presets/wave';
import type { Manner, Move } from '../../manner';
import { gesture } from '../gesture';
import { sided, whole } from './compose';

/** Both hands are raised beside the head and swing. */
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

/** Animation presets that play once or to a beat, as moves. */
export const ACTIONS = {
  jump: {
    title: 'jump',
    words: [
      'jump',
      'leap',
      'jump up',
      'leap up',
      'spring up',
      'pounce',
      'vault',
      'jump out',
      'leap out',
      'spring out',
      'pop back up',
      'pop back',
      'spring back',
      'bounce back',
    ],
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
    words: ['celebrate', 'rejoice', 'party', 'celebration', 'victory dance', 'win', 'jump for joy', 'do jumping jacks'],
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
      'jump rope',
      'skip rope',
      'jump ~with ~a rope',
      'skip ~with ~a rope',
    ],
    seconds: 0.6,
    length: (times) => 0.6 * (times > 1 ? times : 2),
    kind: 'cycle',
    by: 'body',
    travels: true,
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
      'floss',
      'do ~the floss',
      'do ~the worm',
      'do ~the twist',
      'do ~the splits',
    ],
    seconds: 2,
    kind: 'cycle',
    by: 'body',
    travels: true,
    compose: whole(dance),
  },
} satisfies Record<string, Move>;
