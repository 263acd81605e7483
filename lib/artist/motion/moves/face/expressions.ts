import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Move } from '../../manner';
import { arcOf, held } from '../../shapes';

/** Makes a move that holds one facial expression, with a head movement that fits it. */
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

/** Facial expressions that are held. */
export const EXPRESSIONS = {
  whistle: {
    title: 'whistle',
    words: ['whistle', 'blow', 'puff', 'whistle ~a tune', 'blow bubbles', 'blow ~a bubble'],
    seconds: 2,
    kind: 'held',
    by: 'face',
    compose: expression({ eye: null, mouths: ['oh', 'surprised', 'open'], brow: 0.03, worried: 2, nod: -0.4, side: 5 }),
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
} satisfies Record<string, Move>;
