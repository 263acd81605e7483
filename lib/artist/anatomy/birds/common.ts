import type { WingedForm } from './winged-form';
import { ROUND, EGG } from './outlines';
import { WING } from './wings';
import { BREAST } from './plumage';
import { TAIL } from './tails';

/** The common build of winged figures, in pixels of the reference figure. */
export const BODY: WingedForm = {
  head: { rx: 98, ry: 88, outline: ROUND },
  trunk: { rx: 102, ry: 104, outline: EGG },
  sink: 54,
  wing: WING,
  wingMaterial: 'accent',
  joint: [0.78, 0.36],
  feet: 'bird',
  floats: 0,
  chest: BREAST,
  face: [],
};

/** The common build of birds: `BODY` with a tail. */
export const BIRD: WingedForm = { ...BODY, tail: TAIL };
