import type { FigureDraft } from '../../figure';
import { curve, ellipse, rounded } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Path, Point } from '../../shape/path';
import { MIDDLE } from '../layout';
import type { DrawObject } from './drawing';

/** Matches headwear that replaces the steam of a cup. */
const OVER_STEAM = /hat|cap|beanie|crown|beret|halo|helmet|bow$|flower/;

/** Draws the body of a cup around the height `cy`; `u` is pixels for one unit of the reference figure. */
export const cup: DrawObject = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [112 * u, 118 * u];
  const rim = ellipse(MIDDLE, cy - ry + 10 * u, rx * 1.0, 22 * u);
  const coffee = ellipse(MIDDLE, cy - ry + 12 * u, rx * 0.84, 14 * u);
  return {
    rx,
    ry,
    outline: wall(cy, rx, ry, u),
    face: { cy: cy - ry * 0.06, rx: 92 * u, ry: 84 * u },
    shoulder: [rx * 0.83, cy + ry * 0.22],
    hatY: cy - ry * 0.9,
    inside: [{ path: band(cy, rx, ry), material: 'accent' }],
    over: ink.mass(rim, 'body', { shade: 0 }) + ink.mass(coffee, 'belly', { width: ink.look.inner * 0.7, shade: 0 }),
    extra: (target) => {
      addHandle(target, cy, rx, ry, u);
      if (!target.character.wear.some(({ item }) => OVER_STEAM.test(item))) addSteam(target, cy - ry, u);
    },
  };
};

const wall = (cy: number, rx: number, ry: number, u: number): Path =>
  rounded(
    [
      [MIDDLE - rx, cy - ry],
      [MIDDLE + rx, cy - ry],
      [MIDDLE + rx * 0.8, cy + ry],
      [MIDDLE - rx * 0.8, cy + ry],
    ],
    40 * u,
  );

/** The outline of the coloured band around the lower half. */
const band = (cy: number, rx: number, ry: number): Path =>
  rounded(
    [
      [MIDDLE - rx * 1.2, cy + ry * 0.5],
      [MIDDLE + rx * 1.2, cy + ry * 0.5],
      [MIDDLE + rx * 1.2, cy + ry * 0.74],
      [MIDDLE - rx * 1.2, cy + ry * 0.74],
    ],
    1,
  );

function addHandle(figure: FigureDraft, cy: number, rx: number, ry: number, u: number): void {
  const { ink } = figure;
  const spine: Point[] = [
    [MIDDLE + rx * 0.86, cy - ry * 0.46],
    [MIDDLE + rx * 1.36, cy - ry * 0.46],
    [MIDDLE + rx * 1.36, cy + ry * 0.2],
    [MIDDLE + rx * 0.8, cy + ry * 0.26],
  ];
  const handle = curve(spine);
  figure.parts.push({
    id: 'handle',
    parent: 'body',
    z: 14,
    pivot: [MIDDLE + rx * 0.9, cy - ry * 0.1],
    limits: null,
    stage: 'features',
    svg: ink.line(handle, 'body', 26 * u + ink.look.outer * 2) + ink.stroke(handle, 'body', 26 * u),
    rims: [limb(spine, 26 * u, 26 * u).fill],
  });
}

/** Adds three wisps of steam above the brim, the middle one the highest. */
function addSteam(figure: FigureDraft, brimY: number, u: number): void {
  const wisps = [-34, 0, 34].map((dx, index) =>
    figure.ink.stroke(
      curve([
        [MIDDLE + dx * u, brimY - 22 * u],
        [MIDDLE + (dx + 12) * u, brimY - 40 * u],
        [MIDDLE + (dx - 6) * u, brimY - 58 * u],
        [MIDDLE + (dx + 6) * u, brimY - (index === 1 ? 84 : 72) * u],
      ]),
      'steam',
      9 * u,
    ),
  );
  figure.parts.push({
    id: 'steam',
    parent: 'body',
    z: 8,
    pivot: [MIDDLE, brimY - 14 * u],
    limits: [-15, 15],
    stage: 'features',
    svg: wisps.join(''),
  });
}
