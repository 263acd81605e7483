import type { FigureDraft } from '../figure';
import type { BodySide } from '../body/side';
import { SIDES, sign } from '../figure';
import type { EarKind } from '../species/species';
import type { EarShape } from './ear-shape';
import { EAR_SHAPES } from './ear-shapes';
import { blob, ellipse } from '../shape/curve';
import { grow, mirror, shift } from '../shape/path';
import type { Node, Path, Point } from '../shape/path';

/** The factor on an animal's ears that are folded inside a space helmet. */
const IN_HELMET = 0.56;

/** Adds the ears of a species, behind the head or hanging in front of it. */
export function addEars(figure: FigureDraft): void {
  const kind = figure.species.ears ?? 'none';
  if (kind === 'none') return;
  for (const side of SIDES) addEar(figure, side, EAR_SHAPES[kind], kind);
}

function addEar(figure: FigureDraft, side: BodySide, shape: EarShape, kind: EarKind): void {
  const { head, ink, species, traits } = figure;
  const s = sign(side);
  const unit = kind === 'long' || kind === 'big_round' || kind === 'koala' ? Math.min(head.rx, head.ry * 1.1) : head.rx;
  const place = ([x, y]: Point): Point => [head.cx + x * unit, head.cy + y * head.ry];
  const usual: Path =
    'centre' in shape.outer
      ? ellipse(...place(shape.outer.centre), shape.outer.rx * unit, shape.outer.ry * head.ry)
      : blob(shape.outer.map(([x, y, corner]): Node => [...place([x, y]), corner ?? 0]));
  const own =
    species.earColors?.[side === 'left' ? 0 : 1] ??
    (species.extras?.includes('panda') || shape.accent ? 'accent' : head.material);
  const material = figure.material('ears', own);
  const pivot = place(shape.pivot);
  const isFolded = !species.human && figure.character.wear.some(({ item }) => item === 'space_helmet');
  const size = traits.ears * (isFolded ? IN_HELMET : 1);
  const sized = (path: Path): Path => grow(path, size, size, pivot);
  const outer = sized(usual);
  const inside = shape.inner > 0 ? sized(insideOf(usual, shape, place, head.ry)) : null;
  const at = (path: Path) => (s === 1 ? path : mirror(path, head.cx));
  const shell = inside && shape.skin ? ink.area(at(inside), `${material}_shade`) : '';
  const marking =
    inside && !shape.skin && !species.extras?.includes('panda') ? [{ path: at(inside), material: 'inner' }] : [];
  const plumes = shape.plume
    ? [at(sized(blob(shape.plume.map(([x, y, corner]): Node => [...place([x, y]), corner ?? 0]))))]
    : [];
  figure.parts.push({
    id: `ear_${side}`,
    parent: head.part,
    z: shape.front ? 46 : 34,
    pivot: [head.cx + s * (pivot[0] - head.cx), pivot[1]],
    limits: [-(shape.swing ?? 22), shape.swing ?? 22],
    stage: 'features',
    svg:
      plumes.map((path) => ink.mass(path, 'accent')).join('') +
      ink.mass(at(outer), material, { inside: marking, shade: shape.skin ? 0 : 0.8 }) +
      shell,
    rims: [at(outer), ...plumes],
  });
}

/** The outline of the inner ear: the ear's own outline, scaled down and moved toward the root. */
function insideOf(outer: Path, shape: EarShape, place: (point: Point) => Point, ry: number): Path {
  const points = 'centre' in shape.outer ? [shape.outer.centre] : shape.outer;
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const [dx, dy] = shape.innerShift ?? [0, 0];
  const small = grow(outer, shape.inner, shape.inner * ('centre' in shape.outer ? 1 : 1.12), place(middle));
  return shift(small, dx * ry, dy * ry);
}
