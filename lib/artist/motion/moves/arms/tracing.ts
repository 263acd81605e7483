import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { ears, ripple } from '@/lib/core/clip/presets/limbs';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Score } from '@/lib/core/clip/presets/score';
import { hand, limbsFor, type Spot, type Stop } from '../../hands';
import type { Manner, Move } from '../../manner';
import { arcOf, held } from '../../shapes';

/** A corner of a drawn line: the target of the hand, and its place relative to the head from -1 to 1. */
type Corner = readonly [spot: Spot, aside: number, up: number];

/** A heart in the air: up and over to each side, and down to its tip. */
const HEART: readonly Corner[] = [
  ['besideHead', 0.4, 0.4],
  ['up', 0.9, 1],
  ['out', 1, 0],
  ['low', 0.4, -0.9],
  ['belly', -0.3, -0.9],
  ['across', -0.8, -0.1],
  ['besideHead', 0.2, 0.6],
];

/** Long strokes of a wide brush, up and down. */
const STROKES: readonly Corner[] = [
  ['up', 0.7, 0.9],
  ['low', 0.5, -0.7],
  ['up', 0.9, 1],
  ['back', 0.8, -0.5],
  ['up', 0.6, 0.8],
  ['low', 0.5, -0.8],
];

/** Makes a move that leads a hand around the corners of a line; head, eyes and trunk follow the hand. */
const trace =
  (corners: readonly Corner[]) =>
  (score: Score, how: Manner): void => {
    const { seconds } = score;
    const arc = arcOf(score, 0.4, 0.45);
    const [limb] = limbsFor(score, how);
    const side = limb ? -limb.outward : 1;
    const each = (seconds - arc.leave - arc.enter) / (corners.length - 1);
    const at = (index: number): number => arc.enter + index * each;
    if (limb) {
      const stops = corners.map(([spot], index): Stop => [at(index), spot, 'easeInOut']);
      hand(score, limb, [...stops, [seconds, 'rest']]);
    }
    const following = (of: (corner: Corner) => number) =>
      beats([0, 0], ...corners.map((corner, index) => [at(index) + 0.06, of(corner)] as const), [seconds, 0]);
    const size = limb ? 1 : 2.4;
    lean(
      score,
      following(([, aside]) => 4.5 * aside * side * size),
    );
    tilt(
      score,
      following(([, aside, up]) => (4 * aside + 2 * up) * side),
    );
    pitch(
      score,
      following(([, , up]) => -0.55 * up),
    );
    squash(
      score,
      following(([, , up]) => 0.028 * up),
    );
    look(
      score,
      'translateX',
      following(([, aside]) => 0.035 * aside * side),
    );
    look(
      score,
      'translateY',
      following(([, , up]) => -0.03 * up),
    );
    ears(score, held(arc, 4, 0.08));
    ripple(
      score,
      following(([, aside]) => 7 * aside),
      0.03,
    );
    brows(score, held(arc, 0.02, 0.02));
    mouth(score, ['mm', 'smile', 'open'], arc.enter * 0.6, seconds - arc.leave * 0.35);
  };

const once = { kind: 'once', by: 'arms', needs: 'arm', tool: true } as const;

/** Moves that draw a large line with the hand. */
export const TRACING = {
  trace: {
    ...once,
    title: 'draw in the air',
    words: [
      'draw ~in ~the air',
      'write ~in ~the air',
      'draw ~a heart',
      'draw ~a circle',
      'draw ~a line',
      'draw ~a heart ~in ~the air',
      'trace',
      'outline',
    ],
    seconds: 3,
    compose: trace(HEART),
  },
  coat: {
    ...once,
    title: 'paint a wall',
    words: [
      'paint ~a wall',
      'paint ~the wall',
      'paint ~a fence',
      'paint ~the fence',
      'paint ~a house',
      'paint ~a door',
      'whitewash',
      'clean ~a window',
      'clean ~windows',
      'wash ~a window',
      'wash ~windows',
    ],
    seconds: 3,
    compose: trace(STROKES),
  },
} satisfies Record<string, Move>;
