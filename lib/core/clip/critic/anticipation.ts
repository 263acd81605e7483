import type { MotionFinding } from './finding';
import { turnsOf, type Turn } from './curve';
import { trackedParts, type Take } from './take';
import { thingsOf } from './things';

/** Moves larger than this need anticipation (craft): degrees, or a share of the figure's height. */
const ANTICIPATED_MOVE = { degrees: 20, height: 0.08 };
/** A move that takes longer than this, in seconds, accelerates visibly by itself. */
const SLOW = 0.8;
/** A counter-move of at least this share of the move, within this many seconds before it, counts as anticipation. */
const BACK = { share: 0.05, seconds: 0.5 };
/**
 * A return that ends nearer to rest than this share of its start needs no anticipation: the pose that it leaves
 * announces it.
 */
const HOMEWARD = 0.35;
/** A move that is followed by an opposite one, larger by this factor, is itself the anticipation. */
const WIND_UP = 1.4;
/**
 * The least crouch, lean or sway of carrying parts that counts as anticipation: degrees, share of the figure's height,
 * share of the size.
 */
const CARRIED = { rotate: 1, shift: 0.004, size: 0.012 };

type Shift = 'rotate' | 'translateX' | 'translateY';

/**
 * Finds large quick moves from rest without anticipation, neither in the part nor in the parts that carry it.
 * Things are moved by others, which anticipate for them.
 */
export function anticipation(take: Take): MotionFinding[] {
  const things = thingsOf(take);
  return trackedParts(take).flatMap((part) =>
    things.has(part)
      ? []
      : (['rotate', 'translateX', 'translateY'] as const).flatMap((prop) => firstSurprise(take, part, prop) ?? []),
  );
}

function firstSurprise(take: Take, part: string, prop: Shift): MotionFinding | null {
  const values = take.written(part, prop);
  if (!values || take.figure.roles.steam.includes(part)) return null;
  const least = prop === 'rotate' ? ANTICIPATED_MOVE.degrees : ANTICIPATED_MOVE.height * take.figure.height;
  const turns = turnsOf(values, least * 0.02);
  for (let i = 1; i < turns.length; i += 1) {
    const [from, to] = [turns[i - 1], turns[i]];
    if (
      !from ||
      !to ||
      Math.abs(to.value - from.value) <= least ||
      Math.abs(to.value) < Math.abs(from.value) * HOMEWARD
    )
      continue;
    const next = turns[i + 1];
    if (next && Math.abs(next.value - to.value) > WIND_UP * Math.abs(to.value - from.value)) continue;
    const start = leaves(values, from, to);
    const t = take.looks[start]?.t ?? 0;
    if (
      (take.looks[to.index]?.t ?? 0) - t > SLOW ||
      goesBack(take, values, from, to, start) ||
      hasNoRoom(take, part, prop, from, to)
    )
      continue;
    if (isCarried(take, part, t) || isHidden(take, part, start)) continue;
    const say = (value: number): string => `${Math.round(Math.abs(value))}${prop === 'rotate' ? '°' : ' pixels'}`;
    const way = to.value - from.value;
    const windUp = `Let it go ${say(way * 0.12)}`;
    return {
      rule: 'anticipation',
      part,
      prop,
      t,
      message: `"${part}" moves ${say(way)} at ${t.toFixed(2)} seconds without anticipation.`,
      suggestion: `${windUp} the other way first, over 0.12 seconds, or let the body crouch before it.`,
    };
  }
  return null;
}

/** Gives the last sample before the move starts; a hold before the move is not part of it. */
function leaves(values: readonly number[], from: Turn, to: Turn): number {
  const way = to.value - from.value;
  let index = from.index;
  while (index < to.index && ((values[index + 1] ?? to.value) - from.value) / way < 0.01) index += 1;
  return index;
}

/** Whether a part cannot be seen at a sample: it jumps to another place behind the scenes. */
const isHidden = ({ looks }: Take, part: string, at: number): boolean => looks[at]?.parts.get(part)?.opacity === 0;

function goesBack(take: Take, values: readonly number[], from: Turn, to: Turn, start: number): boolean {
  const { looks, clip } = take;
  const way = to.value - from.value;
  const looksBack = Math.ceil((BACK.seconds * (looks.length - 1)) / clip.duration);
  for (let i = start - 1; i >= start - looksBack; i -= 1) {
    if (i < 0 && !clip.loop) return false;
    const before = values[i < 0 ? i + looks.length - 1 : i];
    if (before === undefined) return false;
    if ((before - from.value) / way >= BACK.share) return true;
  }
  return false;
}

/** Whether a joint is at its limit, so that it cannot make a counter-move. */
function hasNoRoom({ figure }: Take, part: string, prop: Shift, from: Turn, to: Turn): boolean {
  const limits = figure.anatomy.part(part)?.rotateLimits;
  if (prop !== 'rotate' || !limits) return false;
  const room = to.value > from.value ? from.value - Math.min(limits[0], 0) : Math.max(limits[1], 0) - from.value;
  return room < Math.abs(to.value - from.value) * BACK.share;
}

/** Whether an ancestor of the part reverses just before the part starts or as it starts. */
function isCarried(take: Take, part: string, t: number): boolean {
  const { figure, looks } = take;
  const ripples = {
    rotate: CARRIED.rotate,
    translateX: CARRIED.shift * figure.height,
    translateY: CARRIED.shift * figure.height,
    scaleY: CARRIED.size,
  } as const;
  for (let above: string | null = part; above; above = figure.anatomy.part(above)?.parent ?? null) {
    const carrier = above;
    const turned = (Object.keys(ripples) as (keyof typeof ripples)[]).some((prop) => {
      if (carrier === part && prop !== 'scaleY') return false;
      const values = take.written(carrier, prop);
      if (!values) return false;
      return turnsOf(values, ripples[prop])
        .slice(1, -1)
        .some(({ index }) => {
          const off = t - (looks[index]?.t ?? 0);
          return off < BACK.seconds && off > -0.2;
        });
    });
    if (turned) return true;
  }
  return false;
}
