import type { FigureDraft, HeadFrame } from '../figure';
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

/** Ears that are not stretched on a wide head. */
const ROUND_EARS: ReadonlySet<EarKind> = new Set<EarKind>(['long', 'big_round', 'koala']);

/** Gives the place on the head of a point of an ear on the right of the picture. */
function placeOn({ cx, cy, rx, ry }: HeadFrame, kind: EarKind): EarPlace {
  const unit = ROUND_EARS.has(kind) ? Math.min(rx, ry * 1.1) : rx;
  return { unit, ry, at: ([x, y]) => [cx + x * unit, cy + y * ry] };
}

/** The frame of an ear: the pixels of its units, and the place of a point. */
interface EarPlace {
  unit: number;
  ry: number;
  at: (point: Point) => Point;
}

/** The outline of an ear of usual size. */
const outlineOf = ({ outer }: EarShape, { unit, ry, at }: EarPlace): Path =>
  'centre' in outer ? ellipse(...at(outer.centre), outer.rx * unit, outer.ry * ry) : cornered(outer, at);

/** A closed outline through points with corners. */
const cornered = (points: readonly (readonly [number, number, number?])[], at: EarPlace['at']): Path =>
  blob(points.map(([x, y, corner]): Node => [...at([x, y]), corner ?? 0]));

const isPanda = ({ species }: FigureDraft): boolean => species.extras?.includes('panda') === true;

/** The material of an ear. */
function earMaterial(figure: FigureDraft, side: BodySide, { accent }: EarShape): string {
  const [left, right] = figure.species.earColors ?? [];
  const own = (side === 'left' ? left : right) ?? (isPanda(figure) || accent ? 'accent' : figure.head.material);
  return figure.material('ears', own);
}

/** The factor on the size of a figure's ears. */
function earSize({ species, character, traits }: FigureDraft): number {
  const isFolded = !species.human && character.wear.some(({ item }) => item === 'space_helmet');
  return traits.ears * (isFolded ? IN_HELMET : 1);
}

function addEar(figure: FigureDraft, side: BodySide, shape: EarShape, kind: EarKind): void {
  const { head, ink } = figure;
  const s = sign(side);
  const place = placeOn(head, kind);
  const usual = outlineOf(shape, place);
  const pivot = place.at(shape.pivot);
  const size = earSize(figure);
  const drawn = (path: Path): Path => {
    const sized = grow(path, size, size, pivot);
    return s === 1 ? sized : mirror(sized, head.cx);
  };
  const material = earMaterial(figure, side, shape);
  const outer = drawn(usual);
  const inside = shape.inner > 0 ? drawn(insideOf(usual, shape, place)) : null;
  const shell = inside && shape.skin ? ink.area(inside, `${material}_shade`) : '';
  const marking = inside && !shape.skin && !isPanda(figure) ? [{ path: inside, material: 'inner' }] : [];
  const plumes = shape.plume ? [drawn(cornered(shape.plume, place.at))] : [];
  const swing = shape.swing ?? 22;
  figure.parts.push({
    id: `ear_${side}`,
    parent: head.part,
    z: shape.front ? 46 : 34,
    pivot: [head.cx + s * (pivot[0] - head.cx), pivot[1]],
    limits: [-swing, swing],
    stage: 'features',
    svg:
      plumes.map((path) => ink.mass(path, 'accent')).join('') +
      ink.mass(outer, material, { inside: marking, shade: shape.skin ? 0 : 0.8 }) +
      shell,
    rims: [outer, ...plumes],
  });
}

/** The outline of the inner ear: the ear's own outline, scaled down and moved toward the root. */
function insideOf(outer: Path, shape: EarShape, { at, ry }: EarPlace): Path {
  const points = 'centre' in shape.outer ? [shape.outer.centre] : shape.outer;
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const [dx, dy] = shape.innerShift ?? [0, 0];
  const small = grow(outer, shape.inner, shape.inner * ('centre' in shape.outer ? 1 : 1.12), at(middle));
  return shift(small, dx * ry, dy * ry);
}
