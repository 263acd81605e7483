import type { FigureDraft, TorsoFrame } from '../figure';
import { box, ellipse, rounded, symmetric } from '../shape/curve';
import type { Marking } from '../shape/ink';
import type { Path, Point } from '../shape/path';
import { limb } from '../shape/limb';
import { isSpotted } from './markings/stripes-and-spots';
import { halfWidthAt, type Layout, MIDDLE, type TorsoMeasures } from './layout';

/** The outline of a trunk; `square` blends from a rounded one (0) to one with straight sides (1). */
export function trunkPath({ torso, unit }: Layout, square: number): Path {
  const { neckY, bottom, outline } = torso;
  if (square > 0) return squaredTrunk(torso, unit);
  return symmetric([
    [MIDDLE, neckY - 4 * unit],
    ...outline.map(([half, y]): Point => [MIDDLE + half, y]),
    [MIDDLE, bottom + 4 * unit],
  ]);
}

/** A trunk with straight sides from the shoulders to the hem, and rounded corners. */
function squaredTrunk({ neckY, bottom, outline }: TorsoMeasures, unit: number): Path {
  const at = (share: number): number => halfWidthAt(outline, neckY + (bottom - neckY) * share);
  const [top, hem] = [Math.max(at(0.2), at(0.3)), Math.max(at(0.72), at(0.9))];
  return rounded(
    [
      [MIDDLE - top, neckY],
      [MIDDLE + top, neckY],
      [MIDDLE + hem, bottom + 2 * unit],
      [MIDDLE - hem, bottom + 2 * unit],
    ],
    Math.min(top, hem) * 0.5,
  );
}

/** The measures of the trunk for clothes, in figure pixels. */
export function trunkFrame({ torso }: Layout, path: Path): TorsoFrame {
  const { neckY, bottom, outline } = torso;
  const at = (share: number): number => neckY + (bottom - neckY) * share;
  const half = (share: number): number => halfWidthAt(outline, at(share));
  return {
    part: 'body',
    cx: MIDDLE,
    neckY: at(0.13),
    waistY: at(0.58),
    hemY: bottom,
    neck: half(0.13),
    waist: half(0.6),
    hem: half(0.95) * 1.04,
    path,
    merged: false,
  };
}

/** The markings of the trunk: a pale belly and those of the species, or the control panel of a robot. */
export function bellyOf(figure: FigureDraft, { torso, unit }: Layout): Marking[] {
  const height = torso.bottom - torso.neckY;
  if (figure.species.isMachine)
    return [
      {
        path: box(MIDDLE, torso.neckY + height * 0.56, torso.chest * 1.1, height * 0.34, 12 * unit),
        material: 'accent',
      },
      ...[-0.3, 0, 0.3].map((x, index) => ({
        path: ellipse(MIDDLE + x * torso.chest, torso.neckY + height * 0.56, 7 * unit, 7 * unit),
        material: index === 1 ? 'iris' : 'belly',
      })),
    ];
  if (figure.species.human) return [];
  const path = symmetric([
    [MIDDLE, torso.neckY - 20 * unit],
    [MIDDLE + torso.chest * 0.5, torso.neckY],
    [MIDDLE + torso.chest * 0.62, torso.neckY + height * 0.38],
    [MIDDLE + torso.hip * 0.66, torso.neckY + height * 0.68],
    [MIDDLE + torso.hip * 0.42, torso.neckY + height * 0.93],
    [MIDDLE, torso.neckY + height * 0.97],
  ]);
  const band: Marking[] = figure.species.extras?.includes('panda')
    ? [{ path: ellipse(MIDDLE, torso.neckY, torso.hip * 2.2, height * 0.46), material: 'accent' }]
    : [];
  return [{ path, material: 'belly' }, ...band, ...trunkMarks(figure, torso.neckY, height, torso.hip)];
}

/** The markings of the trunk, in the same pattern as on the head: patches, stripes at the sides, spots. */
function trunkMarks(figure: FigureDraft, top: number, height: number, hip: number): Marking[] {
  const { species, character } = figure;
  const at = (x: number, y: number): Point => [MIDDLE + x * hip, top + y * height];
  const marks: Marking[] = species.marks?.includes('patches')
    ? [
        { path: ellipse(...at(-0.86, 0.62), hip * 0.42, hip * 0.5), material: 'marking' },
        { path: ellipse(...at(0.9, 0.86), hip * 0.36, hip * 0.4), material: 'accent' },
      ]
    : [];
  if (species.extras?.includes('stripes') || character.features.has('stripes')) {
    for (const y of [0.44, 0.62, 0.8])
      for (const s of [1, -1])
        marks.push({
          path: limb([at(s * 1.1, y), at(s * 0.72, y + 0.03)], hip * 0.16, hip * 0.05).fill,
          material: 'marking',
        });
  }
  if (isSpotted(figure)) {
    for (const [x, y, size] of [
      [-0.8, 0.5, 0.15],
      [0.84, 0.62, 0.18],
      [-0.7, 0.84, 0.13],
      [0.66, 0.34, 0.1],
    ] as const)
      marks.push({ path: ellipse(...at(x, y), size * hip, size * hip), material: 'marking' });
  }
  return marks;
}
