import type { PartDraft } from '../../figure';
import { boxOfCells, cellAt, type Cells, type Inks, isInside, noCells, SPRITE_CELLS } from './cells';
import { rasterOf } from './raster';

/** The tokens of an eye by the letters of its pattern: ball, white, highlight and lid. */
type EyeTokens = Readonly<Record<string, string>>;

const EYE_ID = /^eye(_left|_right|_middle)?$/;

/** Whether a part is an eye. Eyes are drawn from patterns, not rasterised. */
export const isEye = ({ id }: PartDraft): boolean => EYE_ID.test(id);

/** The smallest and largest width of an eye in cells. */
const WIDTHS: readonly [number, number] = [2, 4];

const EYES: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  2: {
    open: ['BB', 'GB', 'BB'],
    wide: ['BB', 'GB', 'BB', 'BB'],
    half: ['LL', 'BB'],
    closed: ['', '', 'LLL'],
    happy: ['', '.L.', 'L.L'],
    wink: ['L..', '.L.', 'L..'],
  },
  3: {
    open: ['BBB', 'GBB', 'BBB', 'BBB'],
    wide: ['.BBB.', 'BGGBB', 'BGBBB', 'BBBBB', '.BBB.'],
    half: ['', 'LLLLL', '.BBB.', '.BBB.'],
    closed: ['', '', 'L..L', '.LL.'],
    happy: ['', '.LL.', 'L..L', ''],
    wink: ['LL.', '..L', 'LL.'],
  },
  4: {
    open: ['.BB.', 'BGBB', 'BBBB', 'BBBB', '.BB.'],
    wide: ['.BBB.', 'BGGBB', 'BGGBB', 'BBBBB', 'BBBBB', '.BBB.'],
    half: ['', 'LLLLLL', '.BBBB.', '.BBBB.', '..BB..'],
    closed: ['', '', 'L...L', '.LLL.', ''],
    happy: ['', '.LLL.', 'L...L', '', ''],
    wink: ['LL..', '..LL', '..LL', 'LL..'],
  },
};

/** Patterns of eyes with a visible white; the ball is the pupil. */
const WHITE_EYES: typeof EYES = {
  2: { ...EYES[2], open: ['WW', 'WB', 'WB'], wide: ['WW', 'WB', 'WB', 'WW'], half: ['LL', 'WB'] },
  3: {
    ...EYES[3],
    open: ['.W.', 'WBW', 'WBW', '.W.'],
    wide: ['.WWW.', 'WWBWW', 'WBBBW', 'WWBWW', '.WWW.'],
    half: ['', 'LLLLL', '.WBW.', '..W..'],
  },
  4: {
    ...EYES[4],
    open: ['.WW.', 'WBBW', 'WBBW', 'WBBW', '.WW.'],
    wide: ['.WWW.', 'WWWWW', 'WWBWW', 'WWBWW', 'WWWWW', '.WWW.'],
    half: ['', 'LLLLLL', '.WBBW.', '.WBBW.', '..WW..'],
  },
};

/** The tokens of an eye, found in its open and its shut drawing. */
function tokensOf(open: string, shut: string): EyeTokens {
  const isScreen = !/"\$(?:eye|ink)"/.test(open);
  const ball = isScreen ? 'iris' : open.includes('"$eye"') ? 'eye' : 'ink';
  return {
    B: ball,
    W: 'sclera',
    G: isScreen || !open.includes('"$glint"') ? ball : 'glint',
    L: /stroke="\$([a-z_]+)"/.exec(shut)?.[1] ?? ball,
  };
}

/** The centre of an eye as column and row, and whether it is on the viewer's left. */
interface EyePlace {
  x: number;
  y: number;
  isLeft: boolean;
}

/** The inks of a pattern around the centre of an eye. */
function placed(rows: readonly string[], inkOf: (letter: string) => number, { x, y, isLeft }: EyePlace): Cells {
  const cells = noCells();
  const width = Math.max(...rows.map((row) => row.length));
  // Both eyes are rounded symmetrically about the middle of the canvas.
  const from = isLeft ? SPRITE_CELLS - Math.round(SPRITE_CELLS - x - width / 2) - width : Math.round(x - width / 2);
  rows.forEach((row, dy) => {
    [...row].forEach((letter, dx) => {
      const [column, line] = [from + dx + 1, Math.round(y - rows.length / 2) + dy + 1];
      if (letter !== '.' && isInside(column, line)) cells[cellAt(column, line)] = inkOf(letter);
    });
  });
  return cells;
}

const flipped = (rows: readonly string[]): string[] => rows.map((row) => [...row].toReversed().join(''));

/** The cells of an eye by the name of its state; `open` is the rest state. */
export function eyeCells(part: PartDraft, inks: Inks): ReadonlyMap<string, Cells> | null {
  const { svg, pivot, states = [] } = part;
  const box = boxOfCells(rasterOf(svg, inks));
  if (!box) return null;
  const width = Math.min(Math.max(box.right - box.left + 1, WIDTHS[0]), WIDTHS[1]);
  const tokens = tokensOf(svg, states.find(({ name }) => name === 'closed')?.svg ?? '');
  const kit = (svg.includes('"$sclera"') ? WHITE_EYES : EYES)[width] ?? {};
  const isLeft = part.id === 'eye_left';
  const [x, y] = [pivot[0] / inks.cellPx, pivot[1] / inks.cellPx];
  const inkOf = (letter: string) => inks.numberOf(tokens[letter] ?? 'eye');
  const draw = (rows: readonly string[]) => placed(rows, inkOf, { x, y, isLeft });
  // A wink points to the middle of the face.
  return new Map(
    Object.entries(kit).map(([name, rows]) => [name, draw(name === 'wink' && !isLeft ? flipped(rows) : rows)]),
  );
}
