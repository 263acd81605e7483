import { type FigureDraft, SIDES, sign } from '../../../figure';
import type { BodySide } from '../../../body/side';
import { ellipse, symmetric } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Path, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addFaceBody, addHand, fitOf, sided } from '../face-body';
import type { Form } from '../form';

/** A round marking, in pixels of the reference figure: its centre relative to the starfish's, and its radius. */
type Dot = readonly [x: number, y: number, radius: number];

/** A ray of the starfish: points in pixels of the reference figure from its centre, rotations in degrees. */
interface Ray {
  name: 'arm' | 'leg';
  parent: string;
  from: Point;
  to: Point;
  width: number;
  out: number;
  across: number;
  /** The position of a prop; null for a ray that serves as a leg. */
  hand: Point | null;
  dots: readonly Dot[];
}

const BODY_DOTS: readonly Dot[] = [
  [0, -134, 8],
  [-14, -104, 6],
  [18, -100, 7],
];

const RAYS: readonly Ray[] = [
  {
    name: 'arm',
    parent: 'body',
    from: [72, -24],
    to: [166, -50],
    width: 80,
    out: 40,
    across: 30,
    hand: [164, -50],
    dots: [
      [112, -40, 8],
      [138, -46, 6],
    ],
  },
  {
    name: 'leg',
    parent: 'root',
    from: [46, 66],
    to: [92, 144],
    width: 84,
    out: 24,
    across: 20,
    hand: null,
    dots: [
      [68, 98, 8],
      [82, 122, 6],
    ],
  },
];

/** Builds a standing starfish with five rays, of which two are arms and two are legs. */
export const starfish: Form = (figure, hatRise) => {
  const u = fitOf(figure, 350, hatRise);
  figure.unit = u;
  const cy = GROUND - 168 * u;
  const wide = 0.7 + figure.character.shape.width * 0.3;
  addRoot(figure, 120 * u);
  addFaceBody(figure, {
    outline: trunkPath(cy, u, wide),
    cx: MIDDLE,
    cy,
    rx: 90 * u * wide,
    ry: 120 * u,
    face: { cx: MIDDLE, cy: cy - 12 * u, rx: 84 * u, ry: 74 * u },
    inside: BODY_DOTS.map(([x, y, r]) => ({
      path: ellipse(MIDDLE + x * u, cy + y * u, r * u, r * u),
      material: 'belly',
    })),
    hat: { y: cy - 112 * u, width: 52 * u },
  });
  for (const side of SIDES) for (const ray of RAYS) addRay(figure, ray, side, cy, u, wide);
  addExtras(figure);
  addHeadAnchors(figure);
};

/** The outline of the trunk together with the upper ray. */
const trunkPath = (cy: number, u: number, wide: number): Path =>
  symmetric(
    [
      [MIDDLE, cy - 172 * u],
      [MIDDLE + 26 * u, cy - 158 * u],
      [MIDDLE + 44 * u * wide, cy - 100 * u],
      [MIDDLE + 82 * u * wide, cy - 46 * u],
      [MIDDLE + 92 * u * wide, cy + 20 * u],
      [MIDDLE + 66 * u * wide, cy + 78 * u],
      [MIDDLE, cy + 88 * u],
    ],
    MIDDLE,
  );

/** Adds an arm or a leg with its dots. */
function addRay(figure: FigureDraft, ray: Ray, side: BodySide, cy: number, u: number, wide: number): void {
  const { ink } = figure;
  const s = sign(side);
  const { name, parent, from, to, width, out, across, hand } = ray;
  const id = `${name}_${side}`;
  const pivot: Point = [MIDDLE + s * from[0] * u * wide, cy + from[1] * u];
  const right = limb(
    [
      [MIDDLE + from[0] * u * wide, cy + from[1] * u],
      [MIDDLE + to[0] * u * wide, cy + to[1] * u],
    ],
    width * u,
    width * 0.5 * u,
  ).fill;
  const path = sided(right, side);
  const dots = ray.dots
    .map(([x, y, r]) => ink.area(ellipse(MIDDLE + s * x * u * wide, cy + y * u, r * u, r * u), 'belly'))
    .join('');
  figure.parts.push({
    id,
    parent,
    z: 14,
    pivot,
    limits: side === 'left' ? [-across, out] : [-out, across],
    stage: 'limbs',
    svg: ink.mass(path, 'body', { shade: 0.6 }) + dots,
    rims: [path],
  });
  if (hand) addHand(figure, side, id, [MIDDLE + s * hand[0] * u * wide, cy + hand[1] * u], pivot);
}
