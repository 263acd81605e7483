import type { Move } from '../../manner';
import { gesture } from '../gesture';

const once = { seconds: 1.9, kind: 'held', by: 'arms', needs: 'arm' } as const;

/** Gestures of the hands that groom or touch the head. */
export const CARE = {
  comb: {
    ...once,
    title: 'comb its hair',
    words: [
      'comb hair',
      'comb ~its hair',
      'brush hair',
      'fix hair',
      'style hair',
      'adjust hat',
      'put ~on ~a hat',
      'fix hat',
    ],
    compose: gesture({
      to: 'crown',
      stroke: 16,
      each: 0.5,
      tilt: -6,
      lean: -2,
      nod: 0.2,
      brows: 0.02,
      mouth: ['smile'],
    }),
  },
  fan: {
    ...once,
    title: 'fan itself',
    words: ['fan itself', 'fan ~its face', 'cool ~itself ~down', 'cool down'],
    seconds: 2.4,
    tool: true,
    compose: gesture({
      to: 'cheek',
      shake: 20,
      each: 0.26,
      tilt: -7,
      lean: -3,
      nod: -0.3,
      worry: 8,
      ears: 9,
      eyes: 'closed',
      mouth: ['oh', 'open'],
    }),
  },
  brush_teeth: {
    ...once,
    title: 'brush its teeth',
    words: ['brush teeth', 'brush ~its teeth', 'clean teeth'],
    compose: gesture({ to: 'mouth', shake: 9, each: 0.2, tilt: 4, nod: -0.2, eyes: 'happy', mouth: ['ee', 'open'] }),
  },
  adjust_glasses: {
    ...once,
    title: 'adjust its glasses',
    words: ['adjust glasses', 'adjust ~its glasses', 'fix glasses', 'push ~up glasses', 'push ~up ~its glasses'],
    seconds: 1.5,
    compose: gesture({ to: 'eyes', stroke: 7, each: 0.5, tilt: 3, nod: 0.35, brows: 0.02, mouth: ['mm', 'smile'] }),
  },
  cover_ears: {
    ...once,
    title: 'cover its ears',
    words: ['cover ears', 'cover ~its ears', 'block ~its ears', 'plug ears', 'plug ~its ears', 'hold ears'],
    needs: 'arms',
    compose: gesture({
      to: 'ear',
      both: true,
      shake: 3,
      each: 0.24,
      nod: 0.6,
      squash: -0.06,
      brows: -0.01,
      worry: 12,
      ears: 12,
      eyes: 'closed',
      mouth: ['ee', 'sad', 'mm'],
    }),
  },
} satisfies Record<string, Move>;
