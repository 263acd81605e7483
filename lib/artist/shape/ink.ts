import type { DrawingStyle } from '../look';
import { pathData } from './path';
import type { Path } from './path';
import { area, bounceOf, gradientOf, hatching, loosened, rimOf, shadeOf, splitOf } from './shading';
import { isCrisp } from '../pen/finish';
import { paperEdge, scissored } from '../pen/scissors';
import { sheenOf } from '../pen/sheen';
import { COATED, textureOf } from './texture';
import type { Coat } from './texture';

/** A marking painted inside a mass, cut at its edge: a belly, a mask, a stripe. */
export interface Marking {
  path: Path;
  material: string;
}

export interface MassOptions {
  /** The contour to draw, when it is not the whole path: an open one at a joint, null for none. */
  line?: Path | null;
  inside?: readonly Marking[];
  /** How deep the shade reaches, as a factor of the usual; 0 leaves it out. */
  shade?: number;
  /** Whether a large mass catches the light at its upper left. */
  light?: boolean;
  /** Far limbs are drawn in the shade tone. */
  far?: boolean;
  width?: number;
  /** The shape whose shadow falls on this mass, such as the head's on the trunk. */
  cast?: Path;
}

/** Draws with one look. Materials are palette tokens that also exist with `_shade`, `_light` and `_line` appended. */
export interface Ink {
  look: DrawingStyle;
  /** A solid body of one material: colour, markings, shade, light and contour. */
  mass(path: Path, material: string, options?: MassOptions): string;
  /** A flat area of one token. */
  area(path: Path, token: string, opacity?: number): string;
  /** A line of one token, as wide as the look's inner lines by default. */
  stroke(path: Path, token: string, width?: number): string;
  /** A line in the dark tone of a material. */
  line(path: Path, material: string, width?: number): string;
}

const CAPS = 'stroke-linecap="round" stroke-linejoin="round"';

/** An ink for a look. Ids inside its drawings count up, so one ink serves one mascot. */
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

/** A look with its counter of ids. */
interface Pen {
  look: DrawingStyle;
  coat: Coat;
  /** Whether colours pass softly from light to dark. */
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

/** A line; a sketchy look draws it twice, the second time loosely. */
function strokeOf(look: DrawingStyle, path: Path, token: string, width = look.inner || 5): string {
  const attributes = `fill="none" stroke="$${token}" ${CAPS}`;
  const first = `<path d="${pathData(path)}" ${attributes} stroke-width="${width}"/>`;
  return look.sketch
    ? `${first}<path d="${pathData(loosened(path))}" ${attributes} stroke-width="${(width * 0.55).toFixed(1)}" ` +
        'stroke-opacity="0.75"/>'
    : first;
}

/** Content that shows only within a path. */
function cut(pen: Pen, path: Path, content: string): string {
  const id = pen.nextId('c');
  return (
    `<defs><clipPath id="${id}"><path d="${pathData(path)}"/></clipPath></defs><g clip-path="url(#${id})">` +
    `${content}</g>`
  );
}

/** The flat or soft colour of a shape. */
function painted(pen: Pen, path: Path, material: string, far: boolean): string {
  if (!pen.isSoft) return area(path, far ? `${material}_shade` : material);
  const { markup, paint } = gradientOf(pen.nextId('g'), material, far);
  return `${markup}<path d="${pathData(path)}" fill="${paint}"/>`;
}

/** A mass without its contour: colour, shade, light, texture, markings and the shadow that falls on it. */
function surfaceOf(pen: Pen, path: Path, material: string, options: MassOptions): string {
  const { look, coat } = pen;
  const { far = false, shade: depth = 1, light = false, inside = [], cast } = options;
  const isShaded = look.shading === 'cel' && depth > 0 && !far;
  const marking = (mark: Marking) =>
    painted(pen, look.scissored ? scissored(mark.path) : mark.path, mark.material, false) +
    (isShaded ? cut(pen, mark.path, shadeOf(path, mark.material, depth)) : '');
  const extras = [
    isShaded ? shadeOf(path, material, depth) : '',
    light && isCrisp(material, coat) && look.shading !== 'none' ? sheenOf(path) : '',
    (look.rich || look.modelled) && !far && depth > 0 ? rimOf(path, material) : '',
    look.rich && !far && depth > 0 ? bounceOf(path, material) : '',
    look.rich && COATED.has(material) ? textureOf(path, material, coat) : '',
    look.sketch && !far && depth > 0 ? hatching(path, pen.lineToken(material)) : '',
    ...inside.map(marking),
    look.scissored ? paperEdge(path) : '',
    look.shading === 'split' && depth > 0 ? splitOf(path, material) : '',
    cast && look.occlusion === 0 ? area(cast, 'ground', 0.16) : '',
  ].join('');
  return painted(pen, path, material, far) + (extras ? cut(pen, path, extras) : '');
}

/** The line around a mass; a look without lines has none. */
function contourOf({ look, lineToken }: Pen, path: Path, material: string, options: MassOptions): string {
  const contour = options.line === undefined ? path : options.line;
  const width = options.width ?? look.outer;
  return contour && look.outer > 0 && width > 0 ? strokeOf(look, contour, lineToken(material), width) : '';
}
