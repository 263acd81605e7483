import type { DrawingStyle } from '../look';
import { pathData } from './path';
import type { Path } from './path';
import { area, bounceOf, gradientOf, hatching, lightOf, loosened, rimOf, shadeOf } from './shading';
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

/** Draws with one look. Materials are palette tokens whose `_shade`, `_light` and `_line` stand beside them. */
export interface Ink {
  look: DrawingStyle;
  /** A solid body of one material: colour, markings, shade, light and contour. */
  mass(path: Path, material: string, options?: MassOptions): string;
  /** A flat area of one token. */
  area(path: Path, token: string, opacity?: number): string;
  /** A line of one token; the inner width unless told. */
  stroke(path: Path, token: string, width?: number): string;
  /** A line in the dark tone of a material. */
  line(path: Path, material: string, width?: number): string;
}

const CAPS = 'stroke-linecap="round" stroke-linejoin="round"';

/** A drawing without lines still needs an edge where parts of one colour lie on each other. */
const softEdge = (path: Path, material: string) =>
  `<path d="${pathData(path)}" fill="none" stroke="$${material}_line" ${CAPS} stroke-width="3" stroke-opacity="0.45"/>`;

/** An ink for a look. Ids inside its drawings count up, so one ink serves one mascot. */
export function inkOf(look: DrawingStyle, coat: Coat = 'smooth'): Ink {
  let ids = 0;
  const nextId = (kind: string) => {
    ids += 1;
    return `${kind}${ids}`;
  };
  const lineToken = (material: string) => (look.line === 'ink' ? 'ink' : `${material}_line`);
  const soft = look.shading === 'soft' || look.rich;

  const stroke = (path: Path, token: string, width = look.inner || 5) => {
    const attributes = `fill="none" stroke="$${token}" ${CAPS}`;
    const first = `<path d="${pathData(path)}" ${attributes} stroke-width="${width}"/>`;
    return look.sketch
      ? `${first}<path d="${pathData(loosened(path))}" ${attributes} stroke-width="${(width * 0.55).toFixed(1)}" ` +
          'stroke-opacity="0.75"/>'
      : first;
  };
  const cut = (path: Path, content: string) => {
    const id = nextId('c');
    return (
      `<defs><clipPath id="${id}"><path d="${pathData(path)}"/></clipPath></defs><g clip-path="url(#${id})">` +
      `${content}</g>`
    );
  };
  const painted = (path: Path, material: string, far: boolean) => {
    if (!soft) return area(path, far ? `${material}_shade` : material);
    const { markup, paint } = gradientOf(nextId('g'), material, far);
    return `${markup}<path d="${pathData(path)}" fill="${paint}"/>`;
  };
  const surface = (
    path: Path,
    material: string,
    { far = false, shade: depth = 1, light = false, inside = [], cast }: MassOptions,
  ) => {
    const shaded = look.shading === 'cel' && depth > 0 && !far;
    const marking = (mark: Marking) =>
      painted(mark.path, mark.material, false) + (shaded ? cut(mark.path, shadeOf(path, mark.material, depth)) : '');
    const extras = [
      shaded ? shadeOf(path, material, depth) : '',
      light && (shaded || soft) ? lightOf(path, material) : '',
      look.rich && !far && depth > 0 ? rimOf(path, material) + bounceOf(path, material) : '',
      look.rich && COATED.has(material) ? textureOf(path, material, coat) : '',
      look.sketch && !far && depth > 0 ? hatching(path, lineToken(material)) : '',
      ...inside.map(marking),
      cast ? area(cast, 'ground', 0.16) : '',
    ].join('');
    return painted(path, material, far) + (extras ? cut(path, extras) : '');
  };

  return {
    look,
    area,
    stroke,
    line: (path, material, width) => stroke(path, lineToken(material), width),
    mass: (path, material, options = {}) => {
      const contour = options.line === undefined ? path : options.line;
      const width = options.width ?? look.outer;
      if (!contour) return surface(path, material, options);
      if (look.outer > 0)
        return surface(path, material, options) + (width > 0 ? stroke(contour, lineToken(material), width) : '');
      return surface(path, material, options) + softEdge(contour, material);
    },
  };
}
