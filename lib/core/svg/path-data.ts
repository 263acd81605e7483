import svgpath from 'svgpath';
import { CLOSED, type Segment, isWithin, pathText } from '../geometry/segments';
import { LIMITS } from '../limits';
import { type Budget, spend } from './budget';
import { type PathCommand, readPath } from './path-commands';
import { Refusal } from './refusal';

/**
 * Canonical path data: absolute M L C Q Z, thousandths of a pixel; empty for a path that draws nothing. Throws a
 * Refusal for data that is malformed, out of range or over budget.
 */
export function canonicalPath(d: string, budget: Budget): string {
  return boundedPath(absoluteSegments(d), budget);
}

/** The segments of path data, absolute, without shorthands and arcs. */
function absoluteSegments(d: string): Segment[] {
  const pen = new Pen();
  readPath(d, (command, isRelative, numbers) => {
    if (isRelative) pen.makeAbsolute(command, numbers);
    DRAW[command](pen, numbers);
  });
  return pen.segments;
}

/** The point that a smooth curve's first handle mirrors, and the kind of its curve. */
interface Handle {
  command: 'C' | 'Q';
  x: number;
  y: number;
}

/**
 * The state of drawing: the end of the last segment as written, the start of the subpath, and the last curve's handle.
 */
class Pen {
  readonly segments: Segment[] = [];
  x = 0;
  y = 0;
  /** The end of what was drawn: after an arc, that of its last curve, which is near the arc's end. */
  drawnX = 0;
  drawnY = 0;
  #startX = 0;
  #startY = 0;
  #handle: Handle | null = null;
  #isClosed = false;
  /** The move to the start of the subpath that was closed last. */
  #restart: Segment | null = null;

  /** Makes numbers absolute that are relative to the end of the last segment. */
  makeAbsolute(command: PathCommand, numbers: number[]): void {
    const first = command === 'A' ? 5 : 0;
    for (let i = first; i < numbers.length; i += 1)
      numbers[i]! += command === 'V' || (i - first) % 2 === 1 ? this.y : this.x;
  }

  /** Draws a segment; `endX` and `endY` are its end as written, `handle` is what a smooth curve after it mirrors. */
  draw(command: Segment['command'], points: number[], endX: number, endY: number, handle: Handle | null = null): void {
    this.#begin(command);
    this.segments.push({ command, points });
    this.#end(endX, endY, handle);
    this.drawnX = points[points.length - 2] ?? endX;
    this.drawnY = points[points.length - 1] ?? endY;
    if (command !== 'M') return;
    this.#startX = endX;
    this.#startY = endY;
    this.#restart = null;
  }

  /** Closes the subpath; the next segment begins at its start. */
  close(): void {
    this.#begin('Z');
    this.segments.push(CLOSED);
    this.#end(this.#startX, this.#startY, null);
    this.#isClosed = true;
  }

  /** A segment after a closing line without a move begins where that one ended. */
  #begin(command: Segment['command']): void {
    if (this.#isClosed && command !== 'M')
      this.segments.push((this.#restart ??= { command: 'M', points: [this.#startX, this.#startY] }));
    this.#isClosed = false;
  }

  #end(x: number, y: number, handle: Handle | null): void {
    this.x = x;
    this.y = y;
    this.drawnX = x;
    this.drawnY = y;
    this.#handle = handle;
  }

  /** Gives the mirrored handle of the last curve if it was of this kind, else the current point. */
  mirrored(command: Handle['command']): [x: number, y: number] {
    const { x, y } = this;
    if (this.#handle?.command !== command) return [x, y];
    return [-(this.#handle.x - x) + x, -(this.#handle.y - y) + y];
  }
}

type Draw = (pen: Pen, numbers: number[]) => void;

function cubic(pen: Pen, points: number[]): void {
  pen.draw('C', points, points[4] ?? 0, points[5] ?? 0, { command: 'C', x: points[2] ?? 0, y: points[3] ?? 0 });
}

function quadratic(pen: Pen, points: number[]): void {
  pen.draw('Q', points, points[2] ?? 0, points[3] ?? 0, { command: 'Q', x: points[0] ?? 0, y: points[1] ?? 0 });
}

/** How each command draws, given absolute numbers. */
const DRAW: Readonly<Record<PathCommand, Draw>> = {
  M: (pen, points) => pen.draw('M', points, points[0] ?? 0, points[1] ?? 0),
  L: (pen, points) => pen.draw('L', points, points[0] ?? 0, points[1] ?? 0),
  H: (pen, [x = 0]) => pen.draw('L', [x, pen.drawnY], x, pen.y),
  V: (pen, [y = 0]) => pen.draw('L', [pen.drawnX, y], pen.x, y),
  C: cubic,
  S: (pen, points) => cubic(pen, [...pen.mirrored('C'), ...points]),
  Q: quadratic,
  T: (pen, points) => quadratic(pen, [...pen.mirrored('Q'), ...points]),
  A: arc,
  Z: (pen) => pen.close(),
};

/** An arc as curves; an arc of no length or no radius is a line. */
function arc(pen: Pen, numbers: number[]): void {
  const [endX = 0, endY = 0] = numbers.slice(5);
  if (![pen.x, pen.y, ...numbers].every(Number.isFinite)) throw new Refusal(OUT_OF_RANGE);
  svgpath(`M${pen.x} ${pen.y}A${numbers.join(' ')}`)
    .unarc()
    .iterate(([command, ...points]) => {
      if (command === 'C' || command === 'L') pen.draw(command, points as number[], endX, endY);
    });
}

/** The state after the last segment: a move at the end draws nothing, like a move before another. */
const UNDRAWN = { command: 'M' };

/**
 * The text of segments within the budget and the allowed coordinates; empty when they draw nothing. Throws a `Refusal`
 * beyond them.
 */
export function boundedPath(segments: readonly Segment[], budget: Budget): string {
  const kept = segments.filter(({ command }, i) => command !== 'M' || (segments[i + 1] ?? UNDRAWN).command !== 'M');
  spend(budget, 'pathNumbers', weightOf(kept));
  if (!isWithin(kept, LIMITS.svg.coordinate)) throw new Refusal(OUT_OF_RANGE);
  return pathText(kept);
}

/** The cost of segments in path numbers; a closing line counts as one. */
export function weightOf(segments: readonly Segment[]): number {
  let weight = 0;
  for (const { points } of segments) weight += Math.max(1, points.length);
  return weight;
}

const FARTHEST = LIMITS.svg.coordinate.toLocaleString('en');

/** The message for a coordinate or factor that no mascot needs and that some renderer cannot draw. */
export const OUT_OF_RANGE = `Coordinates must be finite and at most ${FARTHEST} in magnitude.`;
