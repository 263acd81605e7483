import svgpath from 'svgpath';
import { type Segment, pathText, segmentsOf } from '../geometry/segments';
import { LIMITS } from '../limits';
import { type Budget, overBudget, spend } from './budget';
import { Refusal } from './refusal';

const RUN = /[a-df-zA-DF-Z][^a-df-zA-DF-Z]*/g;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g;
const ARC = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[\s,]*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[\s,]*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[\s,]*[01][\s,]*[01][\s,]*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[\s,]*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g;
const PARAMETERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2 };

const UNREADABLE = 'Path data could not be read.';

/** A run longer than this many characters is cut: svgpath takes quadratic time in the length of one command's list. */
const LONG_RUN = 4096;
const PIECE = 256;
/** What is left of a run after cutting; a longer one hides its numbers from us but not from svgpath. */
const LONGEST_PIECE = 65_536;
/** A point without digits is no number to us, and one to svgpath. */
const LONE_POINT = /(?<!\d)\.(?!\d)/;

/** The same path with every very long list of one command cut into several commands. Throws a Refusal where that cannot be done. */
function cutLongRuns(d: string): string {
  if (d.length <= LONG_RUN) return d;
  if (LONE_POINT.test(d)) throw new Refusal(UNREADABLE);
  const cut = withCuts(d);
  if (cut.match(RUN)?.some((run) => run.length > LONGEST_PIECE)) throw new Refusal(UNREADABLE);
  return cut;
}

function withCuts(d: string): string {
  return d.replace(RUN, (run) => {
    if (run.length <= LONG_RUN) return run;
    const command = run.charAt(0);
    const isArc = command.toLowerCase() === 'a';
    const size = isArc ? 1 : PARAMETERS[command.toLowerCase()];
    if (!size) throw new Refusal(UNREADABLE);
    let count = 0;
    let letter = command;
    return run.replace(isArc ? ARC : NUMBER, (number) => {
      const cut = count > 0 && count % (size * PIECE) === 0;
      count += 1;
      if (cut) letter = command === 'M' ? 'L' : command === 'm' ? 'l' : command;
      return cut ? `${letter}${number}` : number;
    });
  });
}

const TOKEN = /[a-df-zA-DF-Z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g;
/** A letter and its numbers: a path of the allowed size has fewer tokens than this. */
const MAX_TOKENS = LIMITS.svg.pathNumbers * 2;

/** Refuses a path that is far too long before any of it is worked on. */
function checkLength(d: string): void {
  // Even without separators a token takes a character.
  if (d.length <= MAX_TOKENS) return;
  let count = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.test(d)) {
    count += 1;
    if (count > MAX_TOKENS) throw new Refusal(overBudget('pathNumbers'));
  }
}

const COORDINATE = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?';
const GAP = '(?: |(?=-))';
const numbers = (count: number): string => Array<string>(count).fill(COORDINATE).join(GAP);
/** Path data as the sanitiser writes it: absolute, each command with the numbers of one segment, a move after each closing line. */
const CANONICAL = new RegExp(`^(?:[ML]${numbers(2)}|C${numbers(6)}|Q${numbers(4)}|Z(?=M|$))*$`);

/** Most path data was written by the sanitiser, or as it would be: no more than numbers have to be read then. */
const isCanonical = (d: string): boolean => d.startsWith('M') && d.length <= LONGEST_PIECE && CANONICAL.test(d);

interface Parsed {
  err: string;
}

function isParsed(path: object): path is Parsed {
  return 'err' in path && typeof path.err === 'string';
}

/**
 * Canonical path data: absolute M L C Q Z, thousandths of a pixel; empty when nothing would be drawn.
 * Throws a Refusal where the data is malformed, out of range or over budget.
 */
export function canonicalPath(d: string, budget: Budget): string {
  checkLength(d);
  return boundedPath(isCanonical(d) ? segmentsOf(d) : absoluteSegments(d), budget);
}

function absoluteSegments(d: string): Segment[] {
  const path = svgpath(cutLongRuns(d));
  if (!isParsed(path)) throw new Refusal(UNREADABLE);
  if (path.err) throw new Refusal(`Path data could not be read: ${path.err.replace(/^SvgPath: /, '').slice(0, 80)}.`);
  const segments: Segment[] = [];
  let afterClose = false;
  path.abs().unshort().unarc().iterate((segment, _index, x, y) => {
    const [command, ...points] = segment as [string, ...number[]];
    if (command !== 'M' && afterClose) segments.push({ command: 'M', points: [x, y] });
    afterClose = command === 'Z';
    if (command === 'H') segments.push({ command: 'L', points: [points[0] ?? 0, y] });
    else if (command === 'V') segments.push({ command: 'L', points: [x, points[0] ?? 0] });
    else if (isDrawn(command)) segments.push({ command, points });
    else throw new Refusal('Path data may have only the commands M L H V C S Q T A Z.');
  });
  return segments;
}

function isDrawn(command: string): command is Segment['command'] {
  return command.length === 1 && 'MLCQZ'.includes(command);
}

/** Text of segments that keep the budget and stay within the allowed coordinates; empty when they draw nothing. */
export function boundedPath(segments: readonly Segment[], budget: Budget): string {
  const kept = segments.filter(({ command }, i) => command !== 'M' || (i + 1 < segments.length && segments[i + 1]?.command !== 'M'));
  spend(budget, 'pathNumbers', weightOf(kept));
  for (const { points } of kept) {
    if (points.some((value) => !(Math.abs(value) <= LIMITS.svg.coordinate))) throw new Refusal(OUT_OF_RANGE);
  }
  return pathText(kept);
}

/** What segments cost of the budget of path numbers; a closing line counts as one. */
export function weightOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { points }) => sum + Math.max(1, points.length), 0);
}

/** Said of any coordinate or factor that no mascot needs and that some renderer chokes on. */
export const OUT_OF_RANGE = `Coordinates must be finite and at most ${LIMITS.svg.coordinate.toLocaleString('en')} in magnitude.`;
