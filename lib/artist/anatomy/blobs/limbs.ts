import type { BodySide } from '../../body/side';
import { type ArmFrame, type FigureDraft, SIDES, sign } from '../../figure';
import { blob, placed } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import { carrying } from '../../wardrobe';
import { placeOf } from '../../words/places';
import { addArm } from '../arms';
import { GROUND, MIDDLE } from '../layout';
import { stubArm } from '../stub-rest';
import type { BlobForm } from './forms';

/** Adds short arms to a body without a separate head. */
export function addStubs(
  figure: FigureDraft,
  arms: NonNullable<BlobForm['arms']>,
  rx: number,
  ry: number,
  cy: number,
): void {
  const plan = {
    shoulder: [rx * arms.x - arms.width * 0.3 * figure.unit, cy + ry * arms.y] as Point,
    width: arms.width * figure.unit,
    upper: arms.length * figure.unit,
    lower: arms.length * 0.66 * figure.unit,
    parent: 'body',
    material: 'body',
    handMaterial: figure.material('hands', 'body'),
    hand: figure.species.form === 'monster' || figure.species.form === 'yeti' ? ('paw' as const) : ('nub' as const),
  };
  const carries = carrying(figure.character.wear);
  figure.arms = {
    left: addArm(figure, 'left', { ...plan, carries: carries.left, ...stubArm(figure, 'left') }),
    right: addArm(figure, 'right', { ...plan, carries: carries.right, ...stubArm(figure, 'right') }),
  };
}

/** Adds short feet that are partly covered by a shaggy hem. */
export function addStumps(figure: FigureDraft, rx: number): void {
  const footwear = figure.character.wear.find(({ item }) => placeOf(item) === 'feet')?.item;
  for (const side of SIDES) {
    const x = MIDDLE + sign(side) * rx * 0.46;
    const path = blob(
      placed(
        [
          [0, -1],
          [0.8, -0.5],
          [1, 0.5],
          [0.86, 1],
          [-0.86, 1],
          [-1, 0.5],
          [-0.8, -0.5],
        ],
        [x, GROUND - 20 * figure.unit],
        40 * figure.unit,
        22 * figure.unit,
      ),
    );
    figure.parts.push({
      id: `leg_${side}`,
      parent: 'root',
      z: 12,
      pivot: [x, GROUND - 38 * figure.unit],
      limits: [-30, 30],
      stage: 'limbs',
      svg: figure.ink.mass(path, footwear ?? figure.material('feet', 'accent')),
      rims: [path],
    });
  }
}

/** Adds the six visible arms of an octopus: the outer ones curl outward, the inner ones hang. */
export function addTentacles(figure: FigureDraft, y: number, rx: number): void {
  const { ink, unit } = figure;
  const reaches: readonly (readonly [x: number, bend: number, tip: number])[] = [
    [0.26, 0.22, 0.36],
    [0.6, 0.7, 0.84],
    [0.8, 1.12, 1.36],
  ];
  const carries = carrying(figure.character.wear);
  const ends = { left: armOf('left'), right: armOf('right') };
  if (carries.left || carries.right) figure.arms = ends;
  function armOf(side: BodySide): ArmFrame {
    const hand: Point = [MIDDLE + sign(side) * rx * 1.44, y + (GROUND - y) * 0.14];
    const elbow: Point = [MIDDLE + sign(side) * rx * 1.3, y + (GROUND - y) * 0.7];
    const width = 34 * unit;
    return { shoulder: [MIDDLE, y], elbow, hand, width, handRadius: width / 2, handPart: `tentacle_${side}_2` };
  }
  for (const side of SIDES) {
    const s = sign(side);
    reaches.forEach(([x, bend, tip], index) => {
      const start: Point = [MIDDLE + s * rx * x * 0.9, y];
      const end: Point = [MIDDLE + s * rx * tip, GROUND - 16 * unit - (index === 2 ? 22 : 0)];
      const knee: Point = [MIDDLE + s * rx * (bend * 0.5 + x * 0.5), y + (GROUND - y) * 0.66];
      const curl: Point[] = index === 2 ? [[MIDDLE + s * rx * (tip * 0.86), GROUND - 12 * unit]] : [];
      const { elbow, hand } = ends[side];
      const spine = index === 2 && carries[side] ? [start, elbow, hand] : [start, knee, ...curl, end];
      const path = limb(spine, 56 * unit, 34 * unit);
      const name = index === 0 ? `leg_${side}` : `tentacle_${side}_${index}`;
      figure.parts.push({
        id: name,
        parent: 'body',
        z: 16 - index * 2,
        pivot: start,
        limits: [-30, 30],
        stage: 'limbs',
        svg: ink.mass(path.fill, 'body', { far: index === 1 }),
        rims: [path.fill],
      });
    });
  }
}
