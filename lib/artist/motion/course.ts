import { beats, type Step } from '@/lib/core/clip/presets/beats';
import type { Figure } from '@/lib/core/clip/presets/figure';
import type { Course, Direction } from './manner';
import type { MotionAct } from './words/reading';

/** The margin, in canvas pixels, between the canvas edge and a figure that has left the picture. */
const BEYOND_EDGE = 24;
/** Acceleration from rest and deceleration to rest: the share of a segment's time that they take, and of its length. */
const EASING_SHARES = { time: 0.3, distance: 0.15 };
/** The seconds between the last keyframe before an instant jump and the first one after it. */
export const JUMP_SECONDS = 0.001;

/**
 * One straight segment of a figure's path across the canvas.
 * Its ends are positions: 0 is the figure's rest position, 1 is off the canvas on the right, -1 off the canvas on the
 * left.
 */
export interface CourseSegment {
  /** The start and end of the segment in time, as shares of the duration of the whole course. */
  from: number;
  to: number;
  heading: 'left' | 'right';
  start: -1 | 0 | 1;
  end: -1 | 0 | 1;
}

/** The start and end position of each segment of a course, for a figure that starts toward the viewer's right. */
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

/** The duration of each course, as a multiple of the natural duration of its move. */
export const COURSE_LENGTHS: Record<Course, number> = {
  in: 1,
  off: 1,
  across: 1.7,
  there_and_back: 2.8,
  off_and_back: 1.8,
};

/** The direction in which a figure starts to move: a figure that enters "from the left" moves to the right. */
export function headingOf({ course, direction }: MotionAct, figure: Figure): 'left' | 'right' {
  const said = sideways(direction);
  if (!said) return figure.facing < 0 ? 'left' : 'right';
  return course === 'in' ? opposite(said) : said;
}

const sideways = (direction: Direction | null): 'left' | 'right' | null =>
  direction === 'left' || direction === 'right' ? direction : null;

const opposite = (side: 'left' | 'right'): 'left' | 'right' => (side === 'left' ? 'right' : 'left');

/** The segments of a course in order; the duration of each is proportional to its length. */
export function courseSegmentsOf(course: Course, heading: 'left' | 'right'): CourseSegment[] {
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

/**
 * The keyframes of the figure's horizontal translation along its segments, in canvas pixels from its rest position.
 * `isLeft` is whether the figure stays beyond the edge while the clip goes on. It then accelerates and decelerates
 * there, because it stands still for a moment.
 */
export function offsetsOf(
  figure: Figure,
  segments: readonly CourseSegment[],
  { from, seconds, isLeft }: { from: number; seconds: number; isLeft: boolean },
) {
  return beats(
    ...segments.flatMap((segment, index) => {
      const [start, end] = [pixels(figure, segment.start), pixels(figure, segment.end)];
      const at = (share: number): number => from + (segment.from + (segment.to - segment.from) * share) * seconds;
      const before = segments[index - 1];
      const jump = before ? before.end !== segment.start : segment.start !== 0;
      const distance = end - start;
      const late = before || from > 0 ? JUMP_SECONDS : 0;
      const steps: Step[] = jump ? [[at(0) + late, start, 'step']] : [[at(0), start, 'linear']];
      const stops = isLeft && !segments[index + 1];
      if (segment.start === 0 && !stops)
        steps.push([at(EASING_SHARES.time), start + distance * EASING_SHARES.distance, 'easeIn']);
      const waits = jump && !before && from > 0;
      if (segment.end === 0 && !waits)
        steps.push(
          [at(1 - EASING_SHARES.time), end - distance * EASING_SHARES.distance, 'linear'],
          [at(1), end, 'easeOut'],
        );
      else steps.push([at(1), end, stops || waits ? 'easeInOut' : 'linear']);
      return steps;
    }),
  );
}

function pixels({ spec, anatomy, roles }: Figure, place: -1 | 0 | 1): number {
  const box = anatomy.whole(roles.root);
  if (!box || place === 0) return 0;
  return place > 0 ? spec.canvas.width - box.left + BEYOND_EDGE : -box.right - BEYOND_EDGE;
}

/** The height at which a rising figure passes the edge of the picture, as a share of the canvas height. */
const RISE_SHARE = 0.62;

/** The keyframes of the height of a figure that rises while it leaves, and sinks while it comes, in canvas pixels. */
export function risesOf(
  { spec }: Figure,
  segments: readonly CourseSegment[],
  { from, seconds, isLeft }: { from: number; seconds: number; isLeft: boolean },
) {
  const high = -spec.canvas.height * RISE_SHARE;
  const steps = segments.flatMap((segment, index): Step[] => [
    [from + segment.from * seconds + (index || from > 0 ? JUMP_SECONDS : 0), segment.start === 0 ? 0 : high, 'step'],
    [from + segment.to * seconds, segment.end === 0 ? 0 : high, segment.end === 0 ? 'easeOut' : 'easeIn'],
  ]);
  return beats(...steps, ...(isLeft ? [[from + seconds + JUMP_SECONDS, 0, 'step'] as const] : []));
}

/**
 * The keyframes of a horizontal flip, 1 or -1, that makes a figure in side view face its direction of travel.
 * Empty for a figure in front view.
 */
export function flipsOf(figure: Figure, segments: readonly CourseSegment[], from: number, seconds: number) {
  if (figure.facing === 0) return [];
  const looks = segments.map(({ heading }) => ((heading === 'right' ? 1 : -1) === figure.facing ? 1 : -1));
  if (looks.every((look) => look === 1)) return [];
  const turns = segments.map(({ from: share }, index): Step => [from + share * seconds, looks[index] ?? 1, 'step']);
  return beats(...turns, [from + seconds - JUMP_SECONDS, looks.at(-1) ?? 1, 'step'], [from + seconds, 1, 'step']);
}
