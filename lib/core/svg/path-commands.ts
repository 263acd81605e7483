import { LIMITS } from '../limits';
import { Scanner } from '../scan';
import { overBudget } from './budget';
import { Refusal } from './refusal';

/** The commands of path data, by their capitals. */
export type PathCommand = 'M' | 'L' | 'H' | 'V' | 'C' | 'S' | 'Q' | 'T' | 'A' | 'Z';

/** The number of numbers in one segment of each command. */
const COUNTS: Readonly<Record<PathCommand, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

interface Letter {
  command: PathCommand;
  count: number;
  isRelative: boolean;
}

/** The letters of path data by character code. */
const LETTERS: (Letter | undefined)[] = [];
for (const command of Object.keys(COUNTS) as PathCommand[]) {
  LETTERS[command.charCodeAt(0)] = { command, count: COUNTS[command], isRelative: false };
  LETTERS[command.toLowerCase().charCodeAt(0)] = { command, count: COUNTS[command], isRelative: true };
}

/** The maximum number of letters and numbers in one path: one of the allowed size has fewer. */
const MAX_TOKENS = LIMITS.svg.pathNumbers * 2;
/** An arc's fourth and fifth numbers are flags, which need no separator. */
const isFlag = (command: PathCommand, index: number): boolean => command === 'A' && (index === 3 || index === 4);

/** Takes a segment: its command, whether its numbers are relative to the end of the last one, and the numbers. */
export type TakeSegment = (command: PathCommand, isRelative: boolean, numbers: number[]) => void;

/** Reads path data once and passes on each segment; throws a Refusal where it is malformed or far too long. */
export function readPath(d: string, take: TakeSegment): void {
  const path = new PathReader(d);
  for (let letter = path.letter(); letter; letter = path.letter()) {
    let { command } = letter;
    do {
      take(command, letter.isRelative, path.numbers(letter));
      // Further number pairs after a move are lines.
      if (command === 'M') command = 'L';
    } while (letter.count > 0 && path.hasMoreNumbers);
  }
}

class PathReader {
  readonly #scan: Scanner;
  #tokens = 0;
  #isAfterComma = false;

  constructor(d: string) {
    this.#scan = new Scanner(d);
    this.#scan.space();
  }

  /** The next command, null at the end. */
  letter(): Letter | null {
    const scan = this.#scan;
    if (scan.isAtEnd) return null;
    const letter = LETTERS[scan.text.charCodeAt(scan.at)];
    if (!letter) throw this.#badCommand(scan.next);
    if (this.#tokens === 0 && letter.command !== 'M')
      throw new Refusal('Path data could not be read: string should start with `M` or `m`.');
    this.#count(1);
    scan.at += 1;
    scan.space();
    return letter;
  }

  /** The numbers of one segment. */
  numbers({ command, count }: Letter): number[] {
    const list: number[] = [];
    this.#count(count);
    for (let index = 0; index < count; index += 1) {
      list.push(isFlag(command, index) ? this.#flag() : this.#number());
      this.#isAfterComma = this.#scan.comma();
    }
    return list;
  }

  /** Whether another segment of the same command follows; after a comma there must be one. */
  get hasMoreNumbers(): boolean {
    return this.#isAfterComma || this.#scan.isAtNumber;
  }

  #number(): number {
    const scan = this.#scan;
    if (scan.isAtEnd) throw this.#wrong('missed param');
    if (scan.isAtLeadingZero) throw this.#wrong('numbers started with `0` such as `09` are illegal');
    const value = scan.number();
    if (value === null) throw this.#wrong('param should start with 0..9 or `.`');
    return value;
  }

  #flag(): number {
    if (this.#scan.take('0')) return 0;
    if (this.#scan.take('1')) return 1;
    throw this.#wrong('arc flag can be 0 or 1 only');
  }

  #count(tokens: number): void {
    this.#tokens += tokens;
    if (this.#tokens > MAX_TOKENS) throw new Refusal(overBudget('pathNumbers'));
  }

  #badCommand(letter: string): Refusal {
    return letter === 'r' || letter === 'R'
      ? new Refusal('Path data may have only the commands M L H V C S Q T A Z.')
      : this.#wrong(`bad command ${letter}`);
  }

  #wrong(what: string): Refusal {
    return new Refusal(`Path data could not be read: ${what} (at pos ${this.#scan.at}).`);
  }
}
