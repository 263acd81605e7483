import type { Look } from '../look';
import { ellipse } from './curve';
import { boxOf, join, pathData, shift } from './path';
import type { Path } from './path';

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
}

/** Draws with one look. Materials are palette tokens whose `_shade`, `_light` and `_line` stand beside them. */
export interface Ink {
  look: Look;
  /** A solid body of one material: colour, markings, shade, light and contour. */
  mass(path: Path, material: string, options?: MassOptions): string;
  /** A flat area of one token. */
  fill(path: Path, token: string, opacity?: number): string;
  /** A line of one token; the inner width unless told. */
  stroke(path: Path, token: string, width?: number): string;
  /** A line in the dark tone of a material. */
  line(path: Path, material: string, width?: number): string;
}

const CAPS = 'stroke-linecap="round" stroke-linejoin="round"';

/** An ink for a look; ids inside its drawings count up, so one ink serves one mascot. */
export function inkOf(look: Look): Ink {
  let ids = 0;
  const lineToken = (material: string) => (look.line === 'ink' ? 'ink' : `${material}_line`);

  const stroke = (path: Path, token: string, width = look.inner || 5) => {
    const attributes = `fill="none" stroke="$${token}" ${CAPS}`;
    const d = pathData(path);
    if (!look.sketch) return `<path d="${d}" ${attributes} stroke-width="${width}"/>`;
    const second = pathData(loosened(path));
    return `<path d="${d}" ${attributes} stroke-width="${width}"/><path d="${second}" ${attributes} stroke-width="${(width * 0.55).toFixed(1)}" stroke-opacity="0.75"/>`;
  };
  const fill = (path: Path, token: string, opacity = 1) =>
    `<path d="${pathData(path)}" fill="$${token}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

  const shadeOf = (path: Path, material: string, depth: number) => {
    const { x, y, width, height } = boxOf(path);
    const reach = Math.min(26, 4 + Math.min(width, height) * 0.085) * depth;
    const frame: Path = [['M', x - 40, y - 40], ['L', x + width + 40, y - 40], ['L', x + width + 40, y + height + 40], ['L', x - 40, y + height + 40], ['Z']];
    const crescent = pathData(join(frame, shift(path, -reach * 0.8, -reach)));
    return `<path d="${crescent}" fill="$${material}_shade" fill-rule="evenodd"/>`;
  };
  const lightOf = (path: Path, material: string) => {
    const { x, y, width, height } = boxOf(path);
    const [w, h] = [width * 0.15, height * 0.075];
    return `<path d="${pathData(ellipse(0, 0, w, h))}" transform="translate(${(x + width * 0.3).toFixed(1)} ${(y + height * 0.15).toFixed(1)}) rotate(-24)" fill="$${material}_light"/>`;
  };
  const gradient = (material: string, far: boolean) => {
    ids += 1;
    const [top, bottom] = far ? [material, `${material}_shade`] : [`${material}_light`, `${material}_shade`];
    const markup = `<defs><radialGradient id="g${ids}" cx="0.36" cy="0.26" r="0.95"><stop offset="0" stop-color="$${top}"/><stop offset="0.5" stop-color="$${far ? `${material}_shade` : material}"/><stop offset="1" stop-color="$${bottom}"/></radialGradient></defs>`;
    return { markup, paint: `url(#g${ids})` };
  };
  const rimOf = (path: Path, material: string) => {
    const { width, height } = boxOf(path);
    if (Math.min(width, height) < 40) return '';
    return `<path d="${pathData(shift(path, 5, 6))}" fill="none" stroke="$${material}_light" stroke-width="6" stroke-opacity="0.55"/>`;
  };

  const painted = (path: Path, material: string, options: MassOptions): string => {
    const soft = look.shading === 'soft' || look.rich;
    const base = soft ? gradient(material, options.far ?? false) : { markup: '', paint: `$${options.far ? `${material}_shade` : material}` };
    const body = `${base.markup}<path d="${pathData(path)}" fill="${base.paint}"/>`;
    const depth = options.shade ?? 1;
    const shaded = look.shading === 'cel' && depth > 0 && !options.far;
    const inside = (options.inside ?? []).map((marking) => {
      const flat = soft ? softFill(marking) : fill(marking.path, marking.material);
      if (!shaded) return flat;
      ids += 1;
      return `${flat}<defs><clipPath id="c${ids}"><path d="${pathData(marking.path)}"/></clipPath></defs><g clip-path="url(#c${ids})">${shadeOf(path, marking.material, depth)}</g>`;
    });
    const extras = [
      shaded ? shadeOf(path, material, depth) : '',
      options.light && (shaded || soft) ? lightOf(path, material) : '',
      look.rich && !options.far && depth > 0 ? rimOf(path, material) : '',
      look.sketch && !options.far && depth > 0 ? hatching(path, lineToken(material)) : '',
      ...inside,
    ].join('');
    if (!extras) return body;
    ids += 1;
    return `${body}<defs><clipPath id="c${ids}"><path d="${pathData(path)}"/></clipPath></defs><g clip-path="url(#c${ids})">${extras}</g>`;
  };
  const softFill = ({ path, material }: Marking) => {
    const base = gradient(material, false);
    return `${base.markup}<path d="${pathData(path)}" fill="${base.paint}"/>`;
  };

  return {
    look,
    fill,
    stroke,
    line: (path, material, width) => stroke(path, lineToken(material), width),
    mass: (path, material, options = {}) => {
      const contour = options.line === undefined ? path : options.line;
      const width = options.width ?? look.outer;
      return painted(path, material, options) + (contour && width > 0 ? stroke(contour, lineToken(material), width) : '');
    },
  };
}

/** The same line drawn a second time by a loose hand: points wander by a pixel or two, the same way every time. */
function loosened(path: Path): Path {
  let turn = 0;
  return path.map((segment) => {
    if (segment[0] === 'Z') return segment;
    turn += 1;
    const [dx, dy] = [Math.sin(turn * 2.3) * 2.6, Math.cos(turn * 1.7) * 2.6];
    const moved = shift([segment], dx, dy)[0];
    return moved ?? segment;
  });
}

function hatching(path: Path, token: string): string {
  const { x, y, width, height } = boxOf(path);
  if (Math.min(width, height) < 60) return '';
  const strokes = Array.from({ length: 7 }, (_, index) => {
    const [sx, sy] = [x + width * (0.62 + index * 0.055), y + height * (0.98 - index * 0.05)];
    return `M${sx.toFixed(1)} ${sy.toFixed(1)}l${(width * 0.14).toFixed(1)} ${(-height * 0.2).toFixed(1)}`;
  }).join('');
  return `<path d="${strokes}" fill="none" stroke="$${token}" stroke-width="2.6" stroke-linecap="round" stroke-opacity="0.5"/>`;
}
