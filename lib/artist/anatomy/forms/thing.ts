import { shodIn } from '../feet';
import type { FigureDraft, PartDraft } from '../../figure';
import type { BodySide } from '../../body/side';
import { SIDES, sign } from '../../figure';
import { blob, box, curve, ellipse, rounded, symmetric } from '../../shape/curve';
import type { Ink, Marking } from '../../shape/ink';
import type { Node, Path, Point } from '../../shape/path';
import { carrying } from '../../wardrobe';
import { spotOf } from '../../words/places';
import { addArm } from '../arms';
import { headMarkings } from '../markings';
import { GROUND, MIDDLE } from '../layout';
import { addLeg } from '../legs';
import { addHeadAnchors, addRoot } from '../root';
import { clearArm, stubArm, stubLeg, stubLift } from '../stub-rest';
import { addFaceBody } from './face-body';
import type { Form } from './form';

/**
 * Drawing functions for a thing.
 * They take pixels of the reference figure, with the thing's centre as the origin and y down, and return paths in
 * figure pixels.
 */
export interface Bench {
  ink: Ink;
  figure: FigureDraft;
  /** Figure pixels for one pixel of the reference figure. */
  u: number;
  at(x: number, y: number): Point;
  nodes(nodes: readonly Node[]): Node[];
  blob(nodes: readonly Node[]): Path;
  /** A smooth symmetric shape from the nodes of its right half, top to bottom. */
  even(nodes: readonly Node[]): Path;
  curve(nodes: readonly Node[]): Path;
  straight(x1: number, y1: number, x2: number, y2: number): Path;
  poly(points: readonly Point[], radius: number): Path;
  /** A symmetric polygon with rounded corners, from the points of its right half, top to bottom. */
  evenPoly(points: readonly Point[], radius: number): Path;
  oval(x: number, y: number, rx: number, ry: number, square?: number): Path;
  box(x: number, y: number, width: number, height: number, radius: number): Path;
}

/** An additional part beside the body, such as a leaf, in figure pixels. */
export interface Attached {
  id: string;
  z: number;
  pivot: Point;
  svg: string;
  rims: Path[];
  limits?: readonly [number, number];
  /** Whether the part is omitted when a hat is worn. */
  underHat?: boolean;
}

/** The drawing of a thing; numbers are pixels of the reference figure from its centre, paths are in figure pixels. */
export interface Thing {
  outline: Path;
  face: { x?: number; y: number; rx: number; ry: number };
  shoulder: Point;
  /** The left shoulder, if the sides differ; x is its distance from the middle. */
  leftShoulder?: Point;
  hip: Point;
  /** The left hip, if the sides differ; x is its distance from the middle. */
  leftHip?: Point;
  /** Whether a collar is left out, because there is a gap below the face. */
  bareNeck?: boolean;
  /** Whether the arms start behind the body and do not cover it at rest. */
  armsBehind?: boolean;
  /** The sides on which there is no space for such an arm to hang. */
  crowded?: Readonly<Record<BodySide, boolean>>;
  hat: { y: number; width: number };
  inside?: readonly Marking[];
  over?: string;
  /** The material of arms and legs. */
  limbs?: string;
  feet?: string;
  beside?: readonly Attached[];
  /** The outlines that a die-cut border follows, if they differ from `outline`. */
  rims?: Path[];
}

/** The size of a thing, in pixels of the reference figure. */
export interface ThingSize {
  rx: number;
  ry: number;
  /** The height of what extends above the body, such as leaves, in pixels. */
  rise?: number;
  /** The distance between the body's lowest point and the ground, in pixels; 0 for a thing without legs. */
  legs?: number;
  /** The rotation limits of the body, in degrees. */
  limits?: readonly [number, number];
}

/** The least height of a collar above the floor, in pixels of the reference figure. */
const MIN_NECK_HEIGHT = 44;

/** The factor on the eyes of a thing, whose face is a small part of its whole size. */
const THING_EYES = 1.22;

const LEG_HEIGHT_PX = 56;
/** The length by which arms extend beyond the body, empty-handed and with a prop, in pixels of the reference figure. */
const ARM_REACH_PX = 84;
const HELD_REACH_PX = 124;

function benchOf(figure: FigureDraft, cy: number, u: number, wide: number): Bench {
  const at = (x: number, y: number): Point => [MIDDLE + x * u * wide, cy + y * u];
  const nodes = (list: readonly Node[]) => list.map(([x, y, corner]): Node => [...at(x, y), corner ?? 0]);
  const points = (list: readonly Point[]) => list.map(([x, y]) => at(x, y));
  return {
    ink: figure.ink,
    figure,
    u,
    at,
    nodes,
    blob: (list) => blob(nodes(list)),
    even: (list) => symmetric(nodes(list), MIDDLE),
    curve: (list) => curve(nodes(list)),
    straight: (x1, y1, x2, y2) => curve([at(x1, y1), at(x2, y2)]),
    poly: (list, radius) => rounded(points(list), radius * u),
    evenPoly: (list, radius) =>
      rounded(points([...list, ...list.toReversed().map(([x, y]): Point => [-x, y])]), radius * u),
    oval: (x, y, rx, ry, square) => ellipse(...at(x, y), rx * u * wide, ry * u, square),
    box: (x, y, width, height, radius) => box(...at(x, y), width * u * wide, height * u, radius * u),
  };
}

/** Makes the form of a thing with a face on its body, on short legs. */
export function thing(size: ThingSize, draw: (bench: Bench) => Thing): Form {
  return (figure, hatRise) => {
    const { character } = figure;
    const legs = size.legs === 0 ? 0 : (size.legs ?? LEG_HEIGHT_PX) * Math.sqrt(character.shape.legs);
    const wide = Math.sqrt(character.shape.width);
    const carries = carrying(character.wear);
    const tall = size.ry * 2 + legs + stubLift(figure) + Math.max(size.rise ?? 0, hatRise * 1.12);
    const broad = size.rx * wide + (carries.left || carries.right ? HELD_REACH_PX : ARM_REACH_PX);
    const u = Math.min(1.08, (GROUND - 34) / tall, (MIDDLE - 10) / broad) * character.shape.scale;
    figure.unit = u;
    const cy = GROUND - (legs + size.ry) * u;
    const bench = benchOf(figure, cy, u, wide);
    const drawn = draw(bench);
    addRoot(figure, size.rx * u * wide * 0.84);
    const [faceX, faceY] = bench.at(drawn.face.x ?? 0, drawn.face.y);
    const material = figure.species.faceOn ?? 'body';
    addFaceBody(figure, {
      outline: drawn.outline,
      cx: MIDDLE,
      cy,
      rx: size.rx * u * wide,
      ry: size.ry * u,
      material,
      limits: size.limits ?? [-24, 24],
      face: { cx: faceX, cy: faceY, rx: drawn.face.rx * u, ry: drawn.face.ry * u },
      eyes: figure.ink.look.eyeKind === 'dot' ? 1 : THING_EYES,
      inside: [...(drawn.inside ?? []), ...headMarkings(figure)],
      over: drawn.over ?? '',
      rims: drawn.rims ?? [drawn.outline],
      hat: { y: cy + drawn.hat.y * u, width: drawn.hat.width * u },
      bareNeck: drawn.bareNeck ?? false,
    });
    // A collar or medal on a thing without legs must end above the floor.
    if (legs === 0) figure.torso.neckY = Math.min(figure.torso.neckY, GROUND - MIN_NECK_HEIGHT * u);
    const hatted = character.wear.some((worn) => spotOf(worn) === 'head');
    for (const { id, z, pivot, svg, rims, limits, underHat } of drawn.beside ?? []) {
      if (underHat && hatted) continue;
      const part: PartDraft = { id, parent: 'body', z, pivot, limits: limits ?? null, stage: 'features', svg, rims };
      figure.parts.push(part);
    }
    addLimbs(figure, bench, drawn, { carries, wide, stands: legs > 0 });
    addHeadAnchors(figure);
  };
}

function addLimbs(
  figure: FigureDraft,
  { at, u }: Bench,
  drawn: Thing,
  { carries, wide, stands }: { carries: Record<BodySide, boolean>; wide: number; stands: boolean },
): void {
  const { character, ink } = figure;
  const worn = (item: string) => character.wear.some((one) => one.item === item);
  const limbs = drawn.limbs ?? 'body';
  const hands = ink.look.eyeKind === 'pie' ? 'border' : worn('gloves') ? 'gloves' : figure.material('hands', limbs);
  const arm = (side: BodySide) => {
    const [x, y] = side === 'left' ? (drawn.leftShoulder ?? drawn.shoulder) : drawn.shoulder;
    return addArm(figure, side, {
      shoulder: [x * u * wide, at(0, y)[1]],
      width: 26 * u,
      upper: 40 * u,
      lower: 34 * u,
      parent: 'body',
      material: limbs,
      handMaterial: hands,
      hand: 'mitt',
      carries: carries[side],
      ...(drawn.armsBehind ? clearArm(figure, side, drawn.crowded?.[side] ?? false) : stubArm(figure, side)),
      ...(drawn.armsBehind ? { fromBehind: true } : {}),
    });
  };
  figure.arms = { left: arm('left'), right: arm('right') };
  if (!stands) return;
  const shoes = shodIn(figure, drawn.feet ?? limbs);
  for (const side of SIDES) {
    const [x, y] = side === 'left' ? (drawn.leftHip ?? drawn.hip) : drawn.hip;
    const ankleX = drawn.leftHip ? x : Math.max(x * 1.06, 26);
    addLeg(figure, side, {
      ...stubLeg(
        figure,
        side,
        { hip: at(sign(side) * x, y), ankle: [at(sign(side) * ankleX, 0)[0], GROUND - 18 * u] },
        18 * u,
      ),
      width: 30 * u,
      parent: 'root',
      material: limbs,
      footMaterial: shoes,
      z: 10,
    });
  }
}
