import { pathBounds, type Box } from '@/lib/core/geometry/bounds';
import type { Pattern } from '@/lib/core/sheet/vocabulary';
import type { PartDraft } from '../figure';
import { ellipse } from '../shape/curve';
import { pathData, type Path } from '../shape/path';

/** The colours of a rainbow by token. */
export const RAINBOW: Readonly<Record<string, string>> = {
  rainbow_red: '#f0566a',
  rainbow_orange: '#f79a3c',
  rainbow_yellow: '#fbd34e',
  rainbow_green: '#5fc06e',
  rainbow_blue: '#4f9ff0',
  rainbow_violet: '#9a6be0',
};

const STRIPE_PX = 24;
const SPOT_RADIUS_PX = 7;
const SPOT_STEP_PX = 30;

/** The tokens of bands across a shape, from one end to the other. */
const BANDS: Readonly<Record<'rainbow' | 'gradient', (token: string) => readonly string[]>> = {
  rainbow: () => Object.keys(RAINBOW),
  gradient: (token) => [`${token}_light`, token, `${token}_shade`],
};

// Paths, not rectangles and circles: critics read drawings as canonical clean text, which has paths alone.
const filled = (outline: Path, token: string): string => `<path d="${pathData(outline)}" fill="$${token}"/>`;

const rect = (x: number, y: number, width: number, height: number, token: string): string =>
  filled([['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']], token);

/** Draws bands across the longer side of a box. */
function banded({ x, y, width, height }: Box, tokens: readonly string[]): string {
  const [w, h] = [width / tokens.length, height / tokens.length];
  return tokens
    .map((token, index) =>
      height >= width ? rect(x, y + index * h, width, h + 1, token) : rect(x + index * w, y, w + 1, height, token),
    )
    .join('');
}

function striped({ x, y, width, height }: Box, token: string): string {
  const isTall = height >= width;
  const length = isTall ? height : width;
  return Array.from({ length: Math.ceil(length / (STRIPE_PX * 2)) }, (_, index) => {
    const from = STRIPE_PX * (index * 2 + 0.6);
    return isTall ? rect(x, y + from, width, STRIPE_PX, token) : rect(x + from, y, STRIPE_PX, height, token);
  }).join('');
}

function spotted({ x, y, width, height }: Box, token: string): string {
  const [columns, rows] = [Math.ceil(width / SPOT_STEP_PX) + 1, Math.ceil(height / SPOT_STEP_PX) + 1];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const cx = x + (column + (row % 2 ? 0.5 : 0)) * SPOT_STEP_PX;
    const cy = y + (row + 0.4) * SPOT_STEP_PX * 0.9;
    return filled(ellipse(cx, cy, SPOT_RADIUS_PX, SPOT_RADIUS_PX), token);
  }).join('');
}

const FLOWER_STEP_PX = 38;
const PETALS = 5;
const PETAL_PX = 6;

/** A flower of round petals, whose middle shows the cloth. */
const flower = (cx: number, cy: number, token: string): string =>
  Array.from({ length: PETALS }, (_, petal) => {
    const angle = (petal / PETALS) * 2 * Math.PI - Math.PI / 2;
    return filled(ellipse(cx + Math.cos(angle) * 7, cy + Math.sin(angle) * 7, PETAL_PX, PETAL_PX), token);
  }).join('');

function flowered({ x, y, width, height }: Box, token: string): string {
  const [columns, rows] = [Math.ceil(width / FLOWER_STEP_PX) + 1, Math.ceil(height / FLOWER_STEP_PX) + 1];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return flower(x + (column + (row % 2 ? 0.5 : 0)) * FLOWER_STEP_PX, y + (row + 0.4) * FLOWER_STEP_PX * 0.9, token);
  }).join('');
}

/** The steps between the bands of a plaid, the widths of its bands and its thin lines, and their opacity. */
const PLAID = { step: 34, band: 14, line: 3, bandOpacity: 0.5, lineOpacity: 0.85 };
const CHECK_PX = 17;

const faded = (svg: string, opacity: number): string => svg.replace('/>', ` fill-opacity="${opacity}"/>`);

/** The bands of a plaid along a length. */
const bars = (length: number, bar: (from: number, size: number) => string): string =>
  Array.from({ length: Math.ceil(length / PLAID.step) }, (_, index) => {
    const from = index * PLAID.step + PLAID.step * 0.2;
    return (
      faded(bar(from, PLAID.band), PLAID.bandOpacity) +
      faded(bar(from + PLAID.band + (PLAID.step - PLAID.band - PLAID.line) / 2, PLAID.line), PLAID.lineOpacity)
    );
  }).join('');

/** Broad bands in both directions, with a thin line between two of them. */
function plaided({ x, y, width, height }: Box, token: string): string {
  return (
    bars(width, (from, size) => rect(x + from, y, size, height, token)) +
    bars(height, (from, size) => rect(x, y + from, width, size, token))
  );
}

/** Squares in every second place, as on a chessboard. */
function checkered({ x, y, width, height }: Box, token: string): string {
  const [columns, rows] = [Math.ceil(width / CHECK_PX), Math.ceil(height / CHECK_PX)];
  return Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return (column + row) % 2 === 0 ? rect(x + column * CHECK_PX, y + row * CHECK_PX, CHECK_PX, CHECK_PX, token) : '';
  }).join('');
}

/** The palette token for the colour of a pattern on a material. */
export const overToken = (token: string): string => `${token}_pattern`;

/** The patterns in one colour on a material. */
const IN_TOKEN = { stripes: striped, spots: spotted, plaid: plaided, checks: checkered, flowers: flowered } as const;

function drawn(box: Box, token: string, pattern: Pattern): string {
  return pattern === 'rainbow' || pattern === 'gradient'
    ? banded(box, BANDS[pattern](token))
    : IN_TOKEN[pattern](box, overToken(token));
}

const FILLED = /<path d="([^"]+)" fill="(?:\$([a-z0-9_]+)|url\(#([A-Za-z0-9]+)\))"\/>/g;

/** The ids of the gradients of a material, with which styles of soft shading fill their shapes. */
const gradientsOf = (svg: string, token: string): ReadonlySet<string> =>
  new Set(
    svg
      .split('Gradient id="')
      .slice(1)
      .filter((text) => text.slice(0, text.indexOf('Gradient>')).includes(`"$${token}"`))
      .map((text) => text.slice(0, text.indexOf('"'))),
  );

/** Adds a pattern to every shape of a material in a part. */
export function patterned(part: PartDraft, token: string, pattern: Pattern): PartDraft {
  if (!part.svg.includes(`$${token}"`)) return part;
  let count = 0;
  const gradients = gradientsOf(part.svg, token);
  const svg = part.svg.replace(FILLED, (whole, d: string, fill: string | undefined, gradient: string | undefined) => {
    const box = fill === token || gradients.has(gradient ?? '') ? pathBounds(d) : null;
    if (!box) return whole;
    count += 1;
    const id = `pattern_${token}_${count}`;
    return (
      `${whole}<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs>` +
      `<g clip-path="url(#${id})">${drawn(box, token, pattern)}</g>`
    );
  });
  return { ...part, svg };
}
