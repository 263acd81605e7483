import type { FigureDraft } from '../../../figure';
import { curve } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Path, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { headOn } from './head';

/** The ends of a line across the body, in pixels of the reference figure from the middle of the ground. */
type Ring = readonly [startX: number, startY: number, endX: number, endY: number];

const TRUNK_RINGS: readonly Ring[] = [
  [-78, -106, -20, -84],
  [-86, -150, -4, -160],
  [-70, -200, 14, -212],
];

const TAIL_RINGS: readonly Ring[] = [
  [96, -76, 100, -10],
  [138, -88, 160, -30],
];

/** Builds a worm whose front part is upright and carries the head. */
export const worm: Form = (figure, hatRise) => {
  const u = fitOf(figure, 384, hatRise);
  figure.unit = u;
  const wide = Math.sqrt(figure.character.shape.width);
  addRoot(figure, 130 * u, MIDDLE + 10 * u);
  addTrunk(figure, u, wide);
  addTail(figure, u, wide);
  headOn(figure, [MIDDLE - 20 * u, GROUND - 292 * u], 82 * u, GROUND - 230 * u, 'body');
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Adds the upright front of the worm, with its pale band and its rings. */
function addTrunk(figure: FigureDraft, u: number, wide: number): void {
  const { ink } = figure;
  const base: Point = [MIDDLE - 20 * u, GROUND - 48 * u];
  const stem = limb(
    [
      [MIDDLE + 60 * u, GROUND - 44 * u],
      base,
      [MIDDLE - 62 * u, GROUND - 96 * u],
      [MIDDLE - 44 * u, GROUND - 168 * u],
      [MIDDLE - 20 * u, GROUND - 236 * u],
    ],
    84 * u * wide,
    88 * u * wide,
  );
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [base[0], base[1] + 20 * u],
    limits: [-14, 14],
    stage: 'body',
    svg:
      ink.mass(stem.fill, 'body', { inside: [{ path: saddle(u), material: 'belly' }] }) +
      rings(figure, u, TRUNK_RINGS, [0, 8]),
    rims: [stem.fill],
  });
  figure.torso = {
    part: 'body',
    cx: MIDDLE - 38 * u,
    neckY: GROUND - 212 * u,
    waistY: GROUND - 140 * u,
    hemY: GROUND - 80 * u,
    neck: 46 * u,
    waist: 44 * u,
    hem: 46 * u,
    path: stem.fill,
    merged: false,
  };
}

/** The pale band around a worm. */
const saddle = (u: number): Path =>
  limb(
    [
      [MIDDLE - 96 * u, GROUND - 128 * u],
      [MIDDLE + 4 * u, GROUND - 120 * u],
    ],
    34 * u,
    34 * u,
  ).fill;

/** Draws lines across the worm; `bow` moves the middle of each, in pixels of the reference figure. */
const rings = ({ ink }: FigureDraft, u: number, ends: readonly Ring[], [bowX, bowY]: Point): string =>
  ends
    .map(([startX, startY, endX, endY]) =>
      ink.line(
        curve([
          [MIDDLE + startX * u, GROUND + startY * u],
          [MIDDLE + ((startX + endX) / 2 + bowX) * u, GROUND + ((startY + endY) / 2 + bowY) * u],
          [MIDDLE + endX * u, GROUND + endY * u],
        ]),
        'body',
        ink.look.inner * 0.9,
      ),
    )
    .join('');

function addTail(figure: FigureDraft, u: number, wide: number): void {
  const { ink } = figure;
  const joint: Point = [MIDDLE + 52 * u, GROUND - 44 * u];
  const tail = limb(
    [
      joint,
      [MIDDLE + 110 * u, GROUND - 40 * u],
      [MIDDLE + 158 * u, GROUND - 60 * u],
      [MIDDLE + 176 * u, GROUND - 100 * u],
    ],
    82 * u * wide,
    44 * u,
  );
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 22,
    pivot: joint,
    limits: [-14, 10],
    stage: 'features',
    svg:
      ink.mass(tail.fill, 'body', { line: ink.look.outer === 0 ? tail.fill : tail.openStart, shade: 0 }) +
      rings(figure, u, TAIL_RINGS, [8, 0]),
    rims: [tail.fill],
  });
}
