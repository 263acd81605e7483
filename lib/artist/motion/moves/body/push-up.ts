import { beats, derived, each, later, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouth, worry } from '@/lib/core/clip/presets/face';
import type { Limb } from '@/lib/core/clip/presets/figure';
import { ears, wag } from '@/lib/core/clip/presets/limbs';
import { reachTo } from '@/lib/core/clip/presets/reach';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Manner, Move } from '../../manner';
import { sideOf } from '../../shapes';
import { size } from '../change/size';
import { gesture } from '../gesture';

const DEGREE = Math.PI / 180;
/** The angle of the trunk from upright in a push-up: the root turns by one part, and the trunk and legs by the rest. */
const PLANK = { root: 41, rest: 16 };
/** The turn of the feet onto their toes. */
const TIPTOE_DEGREES = 30;
/** The further angle of the legs at the bottom of a push-up: the hips come down, and the hands stay where they are. */
const DIP_DEGREES = 18;
/** The least length of legs for arms to bend under the trunk, as a share of the figure's height. */
const LEAST_LEG_SHARE = 0.14;
/** The share of the canvas width that a lying figure fills; a longer one is drawn smaller, as if further away. */
const ROOM_SHARE = 0.9;
/** The seconds to lie down, of one push-up, and to get up. */
const LIE_SECONDS = 0.7;
const EACH_SECONDS = 0.8;

/** The push-ups of a figure without legs or arms: it leans on what is before it, and gives way. */
const pump = gesture({
  to: 'low',
  both: true,
  stroke: 14,
  each: EACH_SECONDS,
  nod: 0.6,
  squash: -0.1,
  pulse: 0.12,
  brows: -0.012,
  worry: -8,
  mouth: ['ee', 'mm'],
});

/** A leg of a figure that lies on hands and feet. */
interface PlankLeg {
  id: string;
  /** Its joint, in pixels from the pivot of the root. */
  hip: readonly [x: number, y: number];
  /** Its length, and its direction at rest, in degrees from straight down to the viewer's left. */
  long: number;
  rest: number;
  foot: string | null;
  /** How far the foot reaches below its middle when it is tipped up, in pixels. */
  sole: number;
}

/** The legs of a figure that can lie on hands and feet; null for one that cannot. */
function plankOf({ figure }: Score): PlankLeg[] | null {
  const { anatomy, roles, ground, left, right } = figure;
  const turns = [roles.root, roles.body].every((id) => anatomy.part(id)?.rotateLimits);
  if (!turns || roles.root === roles.body || figure.facing !== 0) return null;
  if (left?.kind !== 'arm' || right?.kind !== 'arm') return null;
  const [rootX, rootY] = anatomy.part(roles.root)?.pivot ?? [0, ground];
  const legs = (['left', 'right'] as const).flatMap((side): PlankLeg[] => {
    const part = anatomy.part(roles.legs[side] ?? '');
    if (part?.parent !== roles.root || ground - part.pivot[1] < figure.height * LEAST_LEG_SHARE) return [];
    const [x, y] = part.pivot;
    const [fx, fy] = [anatomy.center(roles.feet[side] ?? part.id)[0] - x, ground - y];
    const foot = roles.feet[side];
    const box = anatomy.own(foot ?? '');
    const rest = Math.atan2(-fx, fy) / DEGREE;
    const sole = box ? (box.right - box.left) * 0.3 : 0;
    return [{ id: part.id, hip: [x - rootX, y - rootY], long: Math.hypot(fx, fy), rest, foot, sole }];
  });
  return legs.length === 2 ? legs : null;
}

/** The side to lie down to on which the tail is above the trunk: 1 is the viewer's right. */
function awayFromTail({ figure: { anatomy, roles } }: Score): 1 | -1 {
  const tail = roles.tail[0];
  return tail && anatomy.center(tail)[0] > anatomy.center(roles.body)[0] ? -1 : 1;
}

/** Lies down on hands and feet, pushes itself up a number of times, and stands up. */
function pushUp(score: Score, how: Manner): void {
  const plank = plankOf(score);
  if (!plank) return pump(score, how);
  const { seconds, figure } = score;
  const side = sideOf(how, awayFromTail(score));
  const lie = Math.min(LIE_SECONDS, seconds * 0.22);
  const count = Math.max(1, how.times > 1 ? how.times : Math.round((seconds - 2 * lie) / EACH_SECONDS));
  const cycle = (seconds - 2 * lie) / count;
  const down = beats(
    [0, 0],
    [lie * 0.25, -0.06, 'easeOut'],
    [lie, 1],
    [seconds - lie, 1],
    [seconds - lie * 0.15, -0.04],
    [seconds, 0],
  );
  const dips = [
    { at: 0, to: 0 },
    { at: lie, to: 0 },
    ...each(count, cycle, (at) =>
      beats([at(0.08), 0], [at(0.45), 1, 'easeIn'], [at(0.58), 0.96], [at(0.96), 0, 'easeOut']),
    ).map((beat) => ({ ...beat, at: beat.at + lie })),
    { at: seconds, to: 0 },
  ];
  lieDown(score, plank, { side, down, dips });
  for (const limb of [figure.left, figure.right]) if (limb && !limb.carries) plant(score, limb, { side, down, dips });
  strain(score, { lie, side, dips });
}

interface PushUpBeats {
  side: 1 | -1;
  /** 1 lying, 0 standing. */
  down: readonly Beat[];
  /** 1 with the chest at the floor, 0 with straight arms. */
  dips: readonly Beat[];
}

/** Turns root, trunk and legs into one slanted line from the feet to the head, and keeps its ends on the floor. */
function lieDown(score: Score, legs: readonly PlankLeg[], { side, down, dips }: PushUpBeats): void {
  const { gain, figure } = score;
  const { roles, spec, height, anatomy, face } = figure;
  const slant = PLANK.root + PLANK.rest;
  score.add(roles.root, 'rotate', times(down, PLANK.root * side));
  score.add(roles.body, 'rotate', times(down, PLANK.rest * side));
  score.add(roles.head, 'rotate', later(times(down, -26 * side), 0.05));
  const [sin, cos] = [Math.sin(PLANK.root * side * DEGREE), Math.cos(PLANK.root * side * DEGREE)];
  const soles = legs.map(({ id, hip: [x, y], long, rest, foot, sole }, index) => {
    score.add(foot, 'rotate', times(down, -TIPTOE_DEGREES * side));
    score.add(id, 'rotate', times(down, (PLANK.rest + index * 4) * side - rest));
    score.add(id, 'rotate', times(dips, DIP_DEGREES * side));
    const high = (dip: number): number => x * sin + y * cos + long * Math.cos((slant + dip) * DEGREE) + sole;
    return { x: x * cos - y * sin - side * long * Math.sin(slant * DEGREE), up: high(0), dipped: high(DIP_DEGREES) };
  });
  const [up, dipped] = [Math.max(...soles.map((sole) => sole.up)), Math.max(...soles.map((sole) => sole.dipped))];
  const long = height * Math.sin(slant * DEGREE);
  const fits =
    Math.min(1, (spec.canvas.width * ROOM_SHARE) / (long + face.width * 0.5)) * Math.min(1, 0.4 + 0.6 * gain);
  size(score, times(down, fits - 1), 1);
  score.add(roles.root, 'translateY', times(down, -up * fits));
  score.add(roles.root, 'translateY', times(dips, (up - dipped) * fits));
  const pivot = anatomy.part(roles.root)?.pivot[0] ?? spec.canvas.width / 2;
  const feet = pivot + (fits * soles.reduce((sum, { x }) => sum + x, 0)) / soles.length;
  const start = spec.canvas.width / 2 - side * fits * (long / 2 - face.width * 0.05);
  score.add(roles.root, 'translateX', times(down, start - feet));
  score.add(
    roles.shadow,
    'opacity',
    derived(down, (value) => Math.max(0, Math.min(1, 1 - value * 3))),
  );
}

/** Keeps a hand on the floor below its shoulder while the trunk comes down. */
function plant(score: Score, limb: Limb, { side, down, dips }: PushUpBeats): void {
  const { anatomy } = score.figure;
  const shoulder = anatomy.part(limb.links[0] ?? '')?.pivot ?? [0, 0];
  const hand = anatomy.center(limb.links.at(-1) ?? '');
  const elbow = anatomy.part(limb.links[1] ?? '')?.pivot ?? hand;
  const length =
    Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]) + Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]);
  const angle = (PLANK.root + PLANK.rest) * DEGREE * side;
  // Down on the canvas is this direction in the drawing of the trunk, which is turned.
  const floor: [number, number] = [Math.sin(angle), Math.cos(angle)];
  const turns = (reach: number): number[] =>
    reachTo(score, { ...limb, carries: false }, [
      shoulder[0] + floor[0] * length * reach,
      shoulder[1] + floor[1] * length * reach,
    ]);
  const [straight, bent] = [turns(0.98), turns(0.62)];
  limb.links.forEach((part, index) => {
    score.add(part, 'rotate', times(down, straight[index] ?? 0));
    score.add(part, 'rotate', times(dips, (bent[index] ?? 0) - (straight[index] ?? 0)));
  });
}

/** Shows the effort in the face, which relaxes at the top of each push-up. */
function strain(score: Score, { lie, side, dips }: { lie: number; side: 1 | -1; dips: readonly Beat[] }): void {
  const { seconds } = score;
  ears(score, later(times(dips, 10), 0.05));
  wag(score, later(times(dips, 9 * side), 0.08));
  worry(score, beats([lie * 0.6, 0], [lie, -9], [seconds - lie, -8], [seconds, 0]));
  squash(score, beats([0, 0], [lie * 0.25, -0.05], [lie * 0.7, 0], [seconds - lie * 0.4, -0.04], [seconds, 0]));
  eyes(score, [{ from: lie, to: seconds - lie, state: 'half' }]);
  mouth(score, ['ee', 'mm'], lie, seconds - lie * 0.6);
}

/** Exercises on the floor. */
export const PUSH_UPS = {
  push_up: {
    title: 'do push-ups',
    words: [
      'do push-ups',
      'do push ups',
      'do pushups',
      'do ~a push-up',
      'do ~a pushup',
      'push-up',
      'pushup',
      'do press-ups',
      'do planks',
      'do ~a plank',
      'plank',
    ],
    seconds: 3,
    length: (n) => 2 * LIE_SECONDS + EACH_SECONDS * Math.max(n, 2),
    kind: 'held',
    by: 'arms',
    needs: 'arms',
    compose: pushUp,
  },
} satisfies Record<string, Move>;
