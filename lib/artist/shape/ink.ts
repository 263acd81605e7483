import type { DrawingStyle } from '../look';
import { pathData } from './path';
import type { Path } from './path';
import { area, bounceOf, gradientOf, hatching, loosened, rimOf, shadeOf, splitOf } from './shading';
import { isCrisp } from '../pen/finish';
import { paperEdge, scissored } from '../pen/scissors';
import { sheenOf } from '../pen/sheen';
import { COATED, textureOf } from './texture';
import type { Coat } from './texture';

/** A marking painted inside a filled shape and clipped to it: a belly, a mask, a stripe. */
export interface Marking {
  path: Path;
  material: string;
}

/** Options for drawing a filled shape. */
export interface MassOptions {
  /** The contour to draw if it is not the whole path: an open one at a joint, null for none. */
  line?: Path | null;
  inside?: readonly Marking[];
  /** The factor on the depth of the shade; 0 draws no shade. */
  shade?: number;
  /** Whether a large shape has a highlight at its upper left. */
  light?: boolean;
  /** Whether it is on the far side of the body, where it has the shade tone. */
  far?: boolean;
  width?: number;
  /** The shape that casts a shadow on this one, as the head does on the trunk. */
  cast?: Path;
}

/**
 * Drawing functions of one style, which return SVG.
 * A material is a palette token that also exists with `_shade`, `_light` and `_line` appended.
 */
export interface Ink {
  look: DrawingStyle;
  /** A filled shape of one material, with markings, shade, highlight and contour. */
  mass(path: Path, material: string, options?: MassOptions): string;
  /** A shape filled with one token. */
  area(path: Path, token: string, opacity?: number): string;
  /** A line in one token; its default width is that of the style's inner lines. */
  stroke(path: Path, token: string, width?: number): string;
  /** A line in the dark tone of a material. */
  line(path: Path, material: string, width?: number): string;
}

const CAPS = 'stroke-linecap="round" stroke-linejoin="round"';

/** Creates the drawing functions of a style; ids inside its drawings count up, so each mascot needs its own ink. */
export function inkOf(look: DrawingStyle, coat: Coat = 'smooth'): Ink {
  const pen = penOf(look, coat);
  return {
    look,
    area,
    stroke: (path, token, width) => strokeOf(look, path, token, width),
    line: (path, material, width) => strokeOf(look, path, pen.lineToken(material), width),
    mass: (path, material, options = {}) => {
      const shape = look.scissored ? scissored(path) : path;
      return surfaceOf(pen, shape, material, options) + contourOf(pen, shape, material, options);
    },
  };
}

/** The state of an ink: its style, and the counter of ids. */
interface Pen {
  look: DrawingStyle;
  coat: Coat;
  /** Whether the style paints gradients from light to dark. */
  isSoft: boolean;
  nextId(kind: string): string;
  lineToken(material: string): string;
}

function penOf(look: DrawingStyle, coat: Coat): Pen {
  let ids = 0;
  return {
    look,
    coat,
    isSoft: look.shading === 'soft' || look.rich,
    nextId: (kind) => {
      ids += 1;
      return `${kind}${ids}`;
    },
    lineToken: (material) => (look.line === 'ink' ? 'ink' : `${material}_line`),
  };
}

/** Draws a line; a sketchy style draws it twice, the second time distorted. */
function strokeOf(look: DrawingStyle, path: Path, token: string, width = look.inner || 5): string {
  const attributes = `fill="none" stroke="$${token}" ${CAPS}`;
  const first = `<path d="${pathData(path)}" ${attributes} stroke-width="${width}"/>`;
  return look.sketch
    ? `${first}<path d="${pathData(loosened(path))}" ${attributes} stroke-width="${(width * 0.55).toFixed(1)}" ` +
        'stroke-opacity="0.75"/>'
    : first;
}

/** Clips content to a path. */
function cut(pen: Pen, path: Path, content: string): string {
  const id = pen.nextId('c');
  return (
    `<defs><clipPath id="${id}"><path d="${pathData(path)}"/></clipPath></defs><g clip-path="url(#${id})">` +
    `${content}</g>`
  );
}

/** Fills a shape with its flat colour or its gradient. */
function painted(pen: Pen, path: Path, material: string, far: boolean): string {
  if (!pen.isSoft) return area(path, far ? `${material}_shade` : material);
  const { markup, paint } = gradientOf(pen.nextId('g'), material, far);
  return `${markup}<path d="${pathData(path)}" fill="${paint}"/>`;
}

/** Draws a marking on a shape, shaded as the shape is. */
function marked(pen: Pen, path: Path, { path: outline, material }: Marking, depth: number): string {
  const surface = painted(pen, pen.look.scissored ? scissored(outline) : outline, material, false);
  return surface + (depth > 0 ? cut(pen, outline, shadeOf(path, material, depth)) : '');
}

/** Draws light and texture of the side of a shape that faces the light: highlight, rim, reflected light, hatching. */
function litSide({ look, coat, lineToken }: Pen, path: Path, material: string, hasForm: boolean): string {
  return [
    hasForm && (look.rich || look.modelled) ? rimOf(path, material) : '',
    hasForm && look.rich ? bounceOf(path, material) : '',
    look.rich && COATED.has(material) ? textureOf(path, material, coat) : '',
    hasForm && look.sketch ? hatching(path, lineToken(material)) : '',
  ].join('');
}

/** Draws a filled shape without its contour: colour, shade, highlight, texture, markings and the shadow cast on it. */
function surfaceOf(pen: Pen, path: Path, material: string, options: MassOptions): string {
  const { look, coat } = pen;
  const { far = false, shade: depth = 1, light = false, inside = [], cast } = options;
  const celDepth = look.shading === 'cel' && !far ? depth : 0;
  const hasSheen = light && isCrisp(material, coat) && look.shading !== 'none';
  const extras = [
    celDepth > 0 ? shadeOf(path, material, celDepth) : '',
    hasSheen ? sheenOf(path) : '',
    litSide(pen, path, material, !far && depth > 0),
    ...inside.map((marking) => marked(pen, path, marking, celDepth)),
    look.scissored ? paperEdge(path) : '',
    look.shading === 'split' && depth > 0 ? splitOf(path, material) : '',
    cast && look.occlusion === 0 ? area(cast, 'ground', 0.16) : '',
  ].join('');
  return painted(pen, path, material, far) + (extras ? cut(pen, path, extras) : '');
}

/** Draws the contour of a shape; a style without lines has none. */
function contourOf({ look, lineToken }: Pen, path: Path, material: string, options: MassOptions): string {
  const contour = options.line === undefined ? path : options.line;
  const width = options.width ?? look.outer;
  return contour && look.outer > 0 && width > 0 ? strokeOf(look, contour, lineToken(material), width) : '';
}
