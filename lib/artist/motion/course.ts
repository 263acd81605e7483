import { beats, type Step } from '@/lib/core/clip/presets/beats';
import type { Figure } from '@/lib/core/clip/presets/figure';
import type { Course, Direction } from './manner';
import type { MotionAct } from './words/reading';

/** How far beyond the edge a figure is that has left the picture, in canvas pixels. */
const BEYOND_EDGE = 24;
/** The share of a leg in which a figure gets going from its place, or comes to rest there, and how far it gets. */
const EASED = { time: 0.3, way: 0.15 };
/** The seconds between two values of a jump. */
const JUMP_SECONDS = 0.001;

/**
 * One straight segment of a figure's path. Its ends are positions: 0 is where the figure stands, 1 is off the canvas on
 * the right, -1 is off the canvas on the left.
 */
export interface Leg {
  /** Its place in time, as shares of the whole course. */
  from: number;
  to: number;
  heading: 'left' | 'right';
  start: -1 | 0 | 1;
  end: -1 | 0 | 1;
}

/** The stops of each course for a figure that sets out to the right. */
const STOPS: Record<Course, readonly (readonly [start: -1 | 0 | 1, end: -1 | 0 | 1])[]> = {
  in: [[-1, 0]],
  off: [[0, 1]],
  across: [
    [0, 1],
    [-1, 0],
  ],
  there_and_back: [
    [0, 1],
    [1, -1],
    [-1, 0],
  ],
  off_and_back: [
    [0, 1],
    [1, 0],
  ],
};

/** How many times the natural length of a move its course takes. */
export const COURSE_LENGTHS: Record<Course, number> = {
  in: 1,
  off: 1,
  across: 1.7,
  there_and_back: 2.8,
  off_and_back: 1.8,
};

/** The direction in which a figure sets out: who comes in "from the left" goes to the right. */
export function headingOf({ course, direction }: MotionAct, figure: Figure): 'left' | 'right' {
  const said = sideways(direction);
  if (!said) return figure.facing < 0 ? 'left' : 'right';
  return course === 'in' ? opposite(said) : said;
}

const sideways = (direction: Direction | null): 'left' | 'right' | null =>
  direction === 'left' || direction === 'right' ? direction : null;

const opposite = (side: 'left' | 'right'): 'left' | 'right' => (side === 'left' ? 'right' : 'left');

/** The legs of a course in order, each as long as its way. */
export function legsOf(course: Course, heading: 'left' | 'right'): Leg[] {
  const side = heading === 'right' ? 1 : -1;
  const stops = STOPS[course];
  const whole = stops.reduce((sum, [start, end]) => sum + Math.abs(end - start), 0);
  let at = 0;
  return stops.map(([start, end]) => {
    const from = at;
    at += Math.abs(end - start) / whole;
    return {
      from,
      to: at,
      heading: end > start ? heading : opposite(heading),
      start: sided(start, side),
      end: sided(end, side),
    };
  });
}

const sided = (place: -1 | 0 | 1, side: 1 | -1): -1 | 0 | 1 => (place === 0 ? 0 : place > 0 ? side : side > 0 ? -1 : 1);

/** Where the figure is on its legs, in canvas pixels from its place, over `seconds` from a moment on. */
export function wayOf(figure: Figure, legs: readonly Leg[], from: number, seconds: number) {
  return beats(
    ...legs.flatMap((leg, index) => {
      const [start, end] = [pixels(figure, leg.start), pixels(figure, leg.end)];
      const at = (share: number): number => from + (leg.from + (leg.to - leg.from) * share) * seconds;
      const before = legs[index - 1];
      const jump = before ? before.end !== leg.start : leg.start !== 0;
      const way = end - start;
      const steps: Step[] = jump ? [[at(0) + (before ? JUMP_SECONDS : 0), start, 'step']] : [[at(0), start, 'linear']];
      if (leg.start === 0) steps.push([at(EASED.time), start + way * EASED.way, 'easeIn']);
      if (leg.end === 0) steps.push([at(1 - EASED.time), end - way * EASED.way, 'linear'], [at(1), end, 'easeOut']);
      else steps.push([at(1), end, 'linear']);
      return steps;
    }),
  );
}

function pixels({ spec, anatomy, roles }: Figure, place: -1 | 0 | 1): number {
  const box = anatomy.whole(roles.root);
  if (!box || place === 0) return 0;
  return place > 0 ? spec.canvas.width - box.left + BEYOND_EDGE : -box.right - BEYOND_EDGE;
}

/** Where a figure that looks to one side is turned round, to look where it goes; empty for one that faces us. */
export function flipsOf(figure: Figure, legs: readonly Leg[], from: number, seconds: number) {
  if (figure.facing === 0) return [];
  const looks = legs.map(({ heading }) => ((heading === 'right' ? 1 : -1) === figure.facing ? 1 : -1));
  if (looks.every((look) => look === 1)) return [];
  const turns = legs.map(({ from: share }, index): Step => [from + share * seconds, looks[index] ?? 1, 'step']);
  return beats(...turns, [from + seconds - JUMP_SECONDS, looks.at(-1) ?? 1, 'step'], [from + seconds, 1, 'step']);
}
