import { beats, times, type Beat } from './beats';
import type { Score } from './score';

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The lowest squash. A deeper one would swell during the return, because width and height are eased separately. */
const LOWEST_SQUASH = -0.25;

/**
 * Squashes (below 0) and stretches (above 0) the whole figure from the ground, with its volume preserved: the height
 * times 1 + s, the width divided by it. It stays within the free canvas above the head and beside the body.
 */
export function squash(score: Score, list: readonly Beat[]): void {
  const { roles, ground, headroom, elbowroom, height, anatomy } = score.figure;
  const most = clamp((headroom / height) * 0.5, 0.02, 0.25);
  // Values are scaled rather than clipped, so that a sway at the top of a stretch is still a sway.
  const tallest = Math.max(0, ...list.map(({ to }) => to * score.gain));
  const share = Math.min(1, most / (tallest || 1));
  const flattest = Math.min(0, ...list.map(({ to }) => Math.max(to * score.gain, LOWEST_SQUASH)));
  const flatter = Math.min(1, Math.max(1 - 1 / elbowroom, 0.02) / (-flattest || 1));
  const sized = list.map((beat) => ({
    ...beat,
    to: 1 + (beat.to > 0 ? beat.to * score.gain * share : Math.max(beat.to * score.gain, LOWEST_SQUASH) * flatter),
  }));
  score.add(roles.root, 'scaleY', sized);
  score.add(
    roles.root,
    'scaleX',
    sized.map((beat) => ({ ...beat, to: 1 / beat.to })),
  );
  const below = ground - (anatomy.part(roles.root)?.pivot[1] ?? ground);
  if (Math.abs(below) > 1)
    score.add(
      roles.root,
      'translateY',
      sized.map((beat) => ({ ...beat, to: -below * (beat.to - 1) })),
    );
}

/** The parts that leave the ground in a jump: the root, or everything on it but its shadow and things on the floor. */
function flyers(score: Score): string[] {
  const { roles, anatomy } = score.figure;
  const shadowed =
    roles.shadow !== null || roles.floor.length > 0 || (roles.root !== roles.body && anatomy.own(roles.root) !== null);
  if (!shadowed) return [roles.root];
  return anatomy
    .children(roles.root)
    .map(({ id }) => id)
    .filter((id) => id !== roles.shadow && !roles.floor.includes(id));
}

/**
 * The largest squash at the top of a jump, as a share of the height: feet leave the ground even if the head has no room
 * to rise.
 */
const MAX_TUCK_SHARE = 0.13;

/**
 * Gives the height in pixels of a lift by `share` of the figure's height, with the figure tucked at its top. Larger
 * shares approach the end of the free canvas, but never pass it.
 */
export function liftOf(score: Score, share: number): number {
  const { height, headroom } = score.figure;
  const room = headroom * 0.75 + height * MAX_TUCK_SHARE * 0.8;
  return room * (1 - Math.exp((-share * height * score.gain) / room));
}

/** Gives the squash at the top of a lift that keeps the head on the canvas: none if there is room. */
export function tuckOf({ figure: { headroom, height: tall }, gain }: Score, height: number): number {
  return clamp((headroom * 0.6 - height) / tall - 0.015, -MAX_TUCK_SHARE, 0.02) / gain;
}

/** Lifts the figure off the ground by pixels; its shadow stays, smaller and paler the higher it goes. */
export function lift(score: Score, list: readonly Beat[]): void {
  const { roles, height } = score.figure;
  for (const part of flyers(score)) score.add(part, 'translateY', times(list, -1));
  if (!roles.shadow) return;
  const shrink = (by: number): Beat[] =>
    list.map((beat) => ({ ...beat, to: 1 - clamp(Math.max(beat.to, 0) / height, 0, 0.5) * by }));
  score.add(roles.shadow, 'scaleX', shrink(1.3));
  score.add(roles.shadow, 'scaleY', shrink(1.3));
  score.add(roles.shadow, 'opacity', shrink(1.6));
}

/** Lowers the trunk (not the feet) by a share of the height. */
export function sink(score: Score, list: readonly Beat[]): void {
  const { roles, height } = score.figure;
  if (roles.body !== roles.root) score.add(roles.body, 'translateY', times(list, height * Math.min(score.gain, 1.5)));
}

/**
 * The phases of a hop as shares of its duration, after the jump recipe: crouch, stretch, rise, fall, land, recoil,
 * rest.
 */
const HOP = { crouch: 0.18, stretch: 0.26, top: 0.48, touch: 0.7, land: 0.76, recoil: 0.88 } as const;

/** Animates one jump with its crouch before and its squash after; height in pixels. Starts and ends standing. */
export function hop(score: Score, at: number, seconds: number, height: number, strength = 1): void {
  const when = (share: number): number => at + share * seconds;
  squash(
    score,
    beats(
      [at, 0],
      [when(HOP.crouch), -0.16 * strength, 'easeOut'],
      [when(HOP.stretch), 0.16 * strength, 'easeIn'],
      [when(HOP.top), tuckOf(score, height), 'easeOut'],
      [when(HOP.touch), 0.1 * strength, 'easeIn'],
      [when(HOP.land), -0.19 * strength, 'easeOut'],
      [when(HOP.recoil), 0.06 * strength],
      [at + seconds, 0],
    ),
  );
  lift(
    score,
    beats(
      [when(HOP.stretch), 0, 'linear'],
      [when(HOP.top), height, 'easeOut'],
      [when(HOP.touch), 0, 'easeIn'],
      [at + seconds, 0, 'linear'],
    ),
  );
}
