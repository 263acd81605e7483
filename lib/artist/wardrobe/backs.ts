import type { FigureDraft } from '../figure';
import { sign, SIDES } from '../figure';
import { blob, box, curve, ellipse } from '../shape/curve';
import { mapPath } from '../shape/path';
import type { Node, Path, Point } from '../shape/path';
import type { Garment } from './garment';
import { collarY } from './trunk-line';

/** The vein lines of a wing, as lists of nodes. */
const veins = (lines: readonly (readonly Node[])[]) => lines;

/**
 * Adds a pair of wings behind the shoulders, from the outline of the right one.
 * Nodes are in pixels of the reference figure, with the origin at the wing's joint, x outward and y down.
 */
function winged(
  figure: FigureDraft,
  item: string,
  nodes: readonly Node[],
  marks: (path: (points: readonly Node[]) => Path) => string,
): void {
  const { torso, ink, unit, head } = figure;
  const joint: Point = [
    torso.cx + (torso.merged ? head.rx * 0.78 : torso.neck * 0.5),
    torso.merged ? head.cy + head.ry * 0.3 : torso.neckY + (torso.waistY - torso.neckY) * 0.3,
  ];
  for (const side of SIDES) {
    const s = sign(side);
    const flip = (path: Path): Path => (s > 0 ? path : mapPath(path, (x, y) => [2 * torso.cx - x, y]));
    const place = (list: readonly Node[]): Node[] =>
      list.map(([x, y, corner]) => [joint[0] + x * unit, joint[1] + y * unit, corner ?? 0]);
    const wing = flip(blob(place(nodes)));
    figure.parts.push({
      id: `${item}_${side}`,
      parent: torso.part,
      z: 3,
      pivot: [torso.cx + s * (joint[0] - torso.cx), joint[1]],
      limits: [-30, 30],
      stage: 'clothes',
      svg: ink.mass(wing, item) + marks((list) => flip(curve(place(list)))),
      rims: [wing],
    });
  }
}

const angelWings: Garment = {
  colors: { angel_wings: '#fbfaf6' },
  draw: (figure) => {
    const { ink } = figure;
    winged(
      figure,
      'angel_wings',
      [
        [-20, 0],
        [14, -40],
        [64, -74],
        [112, -84],
        [126, -60, 0.4],
        [112, -38, 0.3],
        [118, -22, 0.4],
        [92, -8, 0.3],
        [94, 10, 0.4],
        [62, 14, 0.3],
        [56, 32, 0.4],
        [10, 26],
      ],
      (path) =>
        veins([
          [
            [104, -40],
            [72, -42],
            [48, -34],
          ],
          [
            [84, -8],
            [58, -18],
            [38, -16],
          ],
          [
            [54, 14],
            [36, 4],
            [22, 2],
          ],
        ])
          .map((list) => ink.line(path(list), 'angel_wings', ink.look.inner * 0.8))
          .join(''),
    );
  },
};

const fairyWings: Garment = {
  colors: { fairy_wings: '#cfe9fb' },
  draw: (figure) => {
    const { ink } = figure;
    winged(
      figure,
      'fairy_wings',
      [
        [-10, 0],
        [24, -64],
        [78, -96],
        [114, -76],
        [104, -26],
        [64, 0, 0.5],
        [92, 26],
        [86, 58],
        [48, 64],
        [10, 30],
      ],
      (path) =>
        veins([
          [
            [20, -14],
            [58, -46],
            [92, -66],
          ],
          [
            [20, 14],
            [48, 30],
            [70, 42],
          ],
        ])
          .map((list) => ink.line(path(list), 'fairy_wings', ink.look.inner * 0.7))
          .join(''),
    );
  },
};

const batWings: Garment = {
  colors: { bat_wings: '#5b3f7d' },
  draw: (figure) => {
    const { ink } = figure;
    winged(
      figure,
      'bat_wings',
      [
        [-20, 0],
        [20, -50],
        [70, -84, 0.8],
        [122, -62],
        [136, -14, 0.8],
        [104, -14],
        [92, 20, 0.8],
        [62, 8],
        [46, 40, 0.8],
        [10, 26],
      ],
      (path) =>
        veins([
          [
            [70, -80],
            [86, -40],
            [92, 14],
          ],
          [
            [70, -80],
            [54, -26],
            [46, 32],
          ],
        ])
          .map((list) => ink.line(path(list), 'bat_wings', ink.look.inner * 0.8))
          .join(''),
    );
  },
};

const jetpack: Garment = {
  colors: { jetpack: '#aab4c2', jet_nose: '#e5484d', jet_flame: '#fbb03c', jet_strap: '#4a4e5a' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const y = collarY(figure);
    const w = torso.merged ? torso.waist * 0.94 : torso.waist * 0.86;
    const top = torso.merged ? torso.neckY - 90 * unit : y;
    const tank = (s: 1 | -1): Path =>
      box(torso.cx + s * (w + 14 * unit), top + 58 * unit, 46 * unit, 116 * unit, 22 * unit);
    const nose = (s: 1 | -1): Path =>
      blob([
        [torso.cx + s * (w + 14 * unit) - 23 * unit, top + 18 * unit, 0.5],
        [torso.cx + s * (w + 14 * unit), top - 22 * unit, 0.3],
        [torso.cx + s * (w + 14 * unit) + 23 * unit, top + 18 * unit, 0.5],
      ]);
    const flame = (s: 1 | -1): Path =>
      blob([
        [torso.cx + s * (w + 14 * unit) - 14 * unit, top + 112 * unit],
        [torso.cx + s * (w + 14 * unit) + 14 * unit, top + 112 * unit],
        [torso.cx + s * (w + 14 * unit), top + 158 * unit, 0.7],
      ]);
    const both = [1, -1] as const;
    figure.parts.push({
      id: 'jetpack',
      parent: torso.part,
      z: 5,
      pivot: [torso.cx, top + 40 * unit],
      limits: [-8, 8],
      stage: 'clothes',
      svg: both
        .map(
          (s) =>
            ink.mass(flame(s), 'jet_flame', { shade: 0.6 }) +
            ink.mass(tank(s), 'jetpack', { light: true }) +
            ink.mass(nose(s), 'jet_nose', { shade: 0.5 }),
        )
        .join(''),
      rims: both.flatMap((s) => [tank(s), nose(s)]),
    });
    if (torso.merged) return;
    const strap = (s: 1 | -1): Path =>
      curve([
        [torso.cx + s * torso.neck * 0.72, y - 4 * unit],
        [torso.cx + s * torso.neck * 0.8, y + 40 * unit],
        [torso.cx + s * torso.waist * 0.86, y + 86 * unit],
      ]);
    const clasp = ellipse(torso.cx, y + 58 * unit, 11 * unit, 11 * unit);
    figure.parts.push({
      id: 'jetpack_straps',
      parent: torso.part,
      z: 25,
      pivot: [torso.cx, y],
      limits: null,
      stage: 'clothes',
      svg:
        both
          .map((s) => ink.line(strap(s), 'jet_strap', 17 * unit) + ink.stroke(strap(s), 'jet_strap', 11 * unit))
          .join('') + ink.mass(clasp, 'jet_nose', { shade: 0.4, width: ink.look.inner }),
    });
  },
};

/** Garments on the back: wings and engines. */
export const BACKS = { angel_wings: angelWings, fairy_wings: fairyWings, bat_wings: batWings, jetpack };
