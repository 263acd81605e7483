import { type FigureDraft, SIDES, sign } from '../../../figure';
import { ellipse } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { headOn } from './head';

/**
 * A round segment of the body, in pixels of the reference figure: x from the middle, y up from the ground, and its
 * radius.
 */
interface Segment {
  id: string;
  parent: string;
  x: number;
  y: number;
  radius: number;
}

const BODY: Segment = { id: 'body', parent: 'root', x: -72, y: 96, radius: 66 };

const SEGMENTS: readonly Segment[] = [
  BODY,
  { id: 'segment_1', parent: 'body', x: 16, y: 82, radius: 58 },
  { id: 'segment_2', parent: 'segment_1', x: 94, y: 86, radius: 54 },
  { id: 'tail', parent: 'segment_2', x: 162, y: 70, radius: 46 },
];

/** Builds a row of round segments with two feet each, and the head raised at the front. */
export const caterpillar: Form = (figure, hatRise) => {
  const u = fitOf(figure, 330, Math.max(hatRise, 66));
  figure.unit = u;
  const fat = 0.6 + figure.character.shape.width * 0.4;
  addRoot(figure, 190 * u, MIDDLE + 12 * u);
  SEGMENTS.forEach((segment, index) => {
    addFeet(figure, segment, index, u);
    addSegment(figure, segment, index, u, fat);
  });
  figure.torso = {
    part: 'body',
    cx: MIDDLE - 74 * u,
    neckY: GROUND - 134 * u,
    waistY: GROUND - 84 * u,
    hemY: GROUND - 40 * u,
    neck: 50 * u,
    waist: 56 * u,
    hem: 50 * u,
    path: ball(BODY, u, fat),
    merged: false,
  };
  headOn(figure, [MIDDLE - 84 * u, GROUND - 204 * u], 86 * u, GROUND - 136 * u, 'body');
  addExtras(figure);
  addHeadAnchors(figure);
};

const centre = ({ x, y }: Segment, u: number): Point => [MIDDLE + x * u, GROUND - y * u];

const ball = (segment: Segment, u: number, fat: number) =>
  ellipse(...centre(segment, u), segment.radius * u * fat, segment.radius * u * fat);

/** Adds the two feet of a segment. */
function addFeet(figure: FigureDraft, segment: Segment, index: number, u: number): void {
  const [x, y] = centre(segment, u);
  const { id, radius } = segment;
  for (const side of SIDES) {
    const footX = x + sign(side) * radius * 0.4 * u;
    const hip: Point = [footX, y + radius * 0.6 * u];
    const foot = limb([hip, [footX - 2 * u, GROUND - 12 * u]], 30 * u, 26 * u).fill;
    figure.parts.push({
      id: `leg_${side}_${index + 1}`,
      parent: id,
      z: 12 - index * 2,
      pivot: hip,
      limits: [-24, 24],
      stage: 'limbs',
      svg: figure.ink.mass(foot, figure.material('feet', 'accent'), { shade: 0.5 }),
      rims: [foot],
    });
  }
}

/** Adds one segment of the body; every second one has a spot. */
function addSegment(figure: FigureDraft, segment: Segment, index: number, u: number, fat: number): void {
  const { ink } = figure;
  const { id, parent, radius } = segment;
  const [x, y] = centre(segment, u);
  const path = ball(segment, u, fat);
  const spot = ellipse(x + 4 * u, y - radius * 0.3 * u, radius * 0.28 * u, radius * 0.26 * u);
  const isFirst = index === 0;
  const isSpotted = index % 2 === 1;
  figure.parts.push({
    id,
    parent,
    z: 20 - index * 2,
    pivot: isFirst ? [x, GROUND - 20 * u] : [x - radius * 0.66 * u, y],
    limits: isFirst ? [-8, 8] : [-12, 12],
    stage: 'body',
    svg: ink.mass(path, 'body', {
      inside: isSpotted ? [{ path: spot, material: 'belly' }] : [],
      shade: isFirst ? 1 : 0.8,
    }),
    rims: [path],
  });
}
