import { round } from '../geometry/number-text';
import type { Matrix } from '../geometry/matrix';
import type { Frame, FramePart } from '../rig/frame';
import { type Colors, substitute } from './tokens';

/** How a frame is written as SVG. */
export interface PaintSvgOptions {
  colors?: Colors;
  /** Prefix of every id, for documents on a page with several mascots. */
  idPrefix?: string;
  /** Size in pixels. If one is absent, it follows from the other and the view box; if both are, the canvas's own. */
  width?: number;
  height?: number;
  /** A colour behind the mascot, `#rgb` or `#rrggbb`; anything else is left out. */
  background?: string;
  /** The radius of the background's corners, as a share of its width: 0.5 is a circle. */
  rounded?: number;
  /** The text for a screen reader. */
  title?: string;
  /** The part of the canvas shown: x, y, width, height in canvas pixels. */
  viewBox?: readonly [number, number, number, number];
}

const COLOR = /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/;
const PLACES = 4;

/** A matrix as the value of a `transform` attribute; empty for one that changes nothing. */
export function transformText(matrix: Matrix): string {
  const text = matrix.map((value) => Math.round(value * 1e4) / 1e4 + 0).join(' ');
  return text === '1 0 0 1 0 0' ? '' : `matrix(${text})`;
}

/** Escapes text for use between tags and inside attributes, and drops characters that XML does not allow. */
function escaped(text: string): string {
  const lawful = text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '');
  return lawful.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** One posed part as a group, with its id as `data-part`, since ids belong to the page. */
function paintPart(
  part: FramePart,
  palette: ReadonlyMap<string, string>,
  options: Pick<PaintSvgOptions, 'colors' | 'idPrefix'> = {},
): string {
  const transform = transformText(part.matrix);
  const opacity = round(part.opacity, PLACES);
  const attributes = [
    ` data-part="${part.id}"`,
    transform && ` transform="${transform}"`,
    opacity === 1 ? '' : ` opacity="${opacity}"`,
  ].join('');
  return `<g${attributes}>${substitute(part.svg, palette, options.colors, options.idPrefix)}</g>`;
}

function sizeOf(options: PaintSvgOptions, box: readonly [number, number, number, number]): [number, number] {
  const [, , boxWidth, boxHeight] = box;
  const { width, height } = options;
  if (width !== undefined) return [width, height ?? (width * boxHeight) / boxWidth];
  return height === undefined ? [boxWidth, boxHeight] : [(height * boxWidth) / boxHeight, height];
}

/**
 * An SVG document around drawings: its size, view box, title and background. `head`, such as a style sheet, precedes
 * the drawings; `className` is that of the root.
 */
export function documentText(
  canvas: Pick<Frame, 'width' | 'height'>,
  options: PaintSvgOptions & { className?: string },
  head: string,
  inside: string,
): string {
  const box = options.viewBox ?? [0, 0, canvas.width, canvas.height];
  const [width, height] = sizeOf(options, box);
  const attributes = [
    'xmlns="http://www.w3.org/2000/svg"',
    `width="${round(width)}" height="${round(height)}" viewBox="${box.map((value) => round(value)).join(' ')}"`,
    options.className ? `class="${options.className}"` : '',
    options.title ? `role="img" aria-label="${escaped(options.title)}"` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const [x, y, boxWidth, boxHeight] = box.map((value) => round(value));
  const rounded = options.rounded ? ` rx="${round(box[2] * options.rounded)}"` : '';
  const background =
    options.background && COLOR.test(options.background)
      ? `<rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}"${rounded} fill="${options.background}"/>`
      : '';
  const title = options.title ? `<title>${escaped(options.title)}</title>` : '';
  return `<svg ${attributes}>${title}${head}${background}${inside}</svg>`;
}

/** The frame as a whole SVG document. */
export function paintSvg(frame: Frame, options: PaintSvgOptions = {}): string {
  return documentText(frame, options, '', frame.parts.map((part) => paintPart(part, frame.palette, options)).join(''));
}
