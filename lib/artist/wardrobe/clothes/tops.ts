import { blob, curve, ellipse, rounded, symmetric } from '../../shape/curve';
import type { FigureDraft } from '../../figure';
import type { Node, Path } from '../../shape/path';
import type { Garment } from '../garment';
import { onTrunk, collarY } from '../trunk-line';

/** The details of a hoodie; trunk and arms themselves are painted in its material. */
export const hoodie: Garment = {
  colors: { hoodie: '#5b6fd8' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx, hemY } = torso;
    const y = collarY(figure);
    const w = torso.neck;
    const hood = symmetric(
      [
        [cx, y - 24 * unit],
        [cx + w * 0.9, y - 24 * unit],
        [cx + w * 1.34, y - 2 * unit],
        [cx + w * 0.9, y + 18 * unit],
        [cx + w * 0.3, y + 30 * unit],
        [cx, y + 34 * unit],
      ],
      cx,
    );
    const cord = (s: 1 | -1) =>
      curve([
        [cx + s * w * 0.3, y + 22 * unit],
        [cx + s * w * 0.34, y + 40 * unit],
        [cx + s * w * 0.3, y + 56 * unit],
      ]);
    if (torso.merged) {
      figure.parts.push({
        id: 'hoodie',
        parent: torso.part,
        z: 24,
        pivot: [cx, y],
        limits: null,
        stage: 'clothes',
        svg: [cord(1), cord(-1)].map((path) => ink.stroke(path, 'glint', 6 * unit)).join(''),
      });
      return;
    }
    const pocket: Node[] = [
      [cx - w * 0.72, hemY - 18 * unit, 0.5],
      [cx - w * 0.44, hemY - 54 * unit, 0.5],
      [cx + w * 0.44, hemY - 54 * unit, 0.5],
      [cx + w * 0.72, hemY - 18 * unit, 0.5],
    ];
    figure.parts.push({
      id: 'hoodie',
      parent: torso.part,
      z: 24,
      pivot: [cx, y],
      limits: null,
      stage: 'clothes',
      svg:
        ink.mass(blob(pocket), 'hoodie', { width: ink.look.inner, shade: 0.4 }) +
        [cord(1), cord(-1)].map((path) => ink.stroke(path, 'glint', 6 * unit)).join('') +
        ink.mass(hood, 'hoodie', { shade: 0.5 }),
    });
  },
};

/** The share of the trunk's height above which a shirt has buttons; below it are trousers. */
const LOWEST_BUTTON_SHARE = 0.66;

/** The least height of the cloth below a face for a collar, in units of the reference figure. */
const MIN_COLLAR_ROOM = 44;

/** A collar below a face without a neck; nothing where the cloth is too low for it. */
function flatCollar({ torso, ink, unit }: FigureDraft): string {
  const { cx, neckY, hemY } = torso;
  if (hemY - neckY < MIN_COLLAR_ROOM * unit) return '';
  const flap = (s: 1 | -1) =>
    blob([
      [cx, neckY + 6 * unit, 0.6],
      [cx + s * 26 * unit, neckY - 3 * unit],
      [cx + s * 44 * unit, neckY - 4 * unit, 0.4],
      [cx + s * 27 * unit, neckY + 24 * unit, 0.6],
    ]);
  const drawn = (path: Path) =>
    ink.mass(path, 'shirt', { shade: 0.4, width: ink.look.inner }) +
    // Without contours the flaps would be one with the cloth below.
    (ink.look.outer === 0 ? ink.line(path, 'shirt', ink.look.inner * 0.6) : '');
  return ([1, -1] as const).map((s) => drawn(flap(s))).join('');
}

/** The buttons and collar of a shirt, in figure pixels; trunk and arms themselves are painted in its material. */
export const shirt: Garment = {
  colors: { shirt: '#4a8fe7' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const y = collarY(figure) + 8 * unit;
    if (torso.merged) {
      const placket = curve([
        [torso.cx, torso.neckY + 10 * unit],
        [torso.cx, torso.hemY],
      ]);
      figure.parts.push({
        id: 'shirt',
        parent: torso.part,
        z: 23,
        pivot: [torso.cx, y],
        limits: null,
        stage: 'clothes',
        svg: onTrunk(figure, 'shirt', ink.line(placket, 'shirt', ink.look.inner * 0.8)) + flatCollar(figure),
      });
      return;
    }
    const collar = (s: 1 | -1) =>
      blob([
        [torso.cx, y + 10 * unit, 0.6],
        [torso.cx + s * torso.neck * 0.34, y - 14 * unit],
        [torso.cx + s * torso.neck * 0.7, y, 0.4],
        [torso.cx + s * torso.neck * 0.42, y + 28 * unit, 0.6],
      ]);
    const buttons = [46, 74]
      .filter((dy) => y + dy * unit < torso.neckY + (torso.hemY - torso.neckY) * LOWEST_BUTTON_SHARE)
      .map((dy) => ink.area(ellipse(torso.cx, y + dy * unit, 4.6 * unit, 4.6 * unit), 'shirt_line'))
      .join('');
    figure.parts.push({
      id: 'shirt',
      parent: torso.part,
      z: 23,
      pivot: [torso.cx, y],
      limits: null,
      stage: 'clothes',
      svg: buttons + ink.mass(collar(1), 'shirt', { shade: 0.4 }) + ink.mass(collar(-1), 'shirt', { shade: 0.4 }),
    });
  },
};

/** The trunk and control panel of a space suit, in figure pixels; limbs are painted in its material. */
export const spaceSuit: Garment = {
  colors: { space_suit: '#eef1f6', suit_panel: '#3d6fe0', suit_lamp: '#e5484d' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx, neckY, hemY, neck } = torso;
    const y = neckY + (hemY - neckY) * (torso.merged ? 0.5 : 0.42);
    // The panel is flattened to the height below the face, for a face that extends to the hem.
    const [w, h] = [Math.min(neck * 0.5, 40 * unit), Math.min(20 * unit, (hemY - neckY) * 0.42)];
    const panel = rounded(
      [
        [cx - w, y - h],
        [cx + w, y - h],
        [cx + w, y + h],
        [cx - w, y + h],
      ],
      7 * unit,
    );
    const lights = [-0.5, 0, 0.5]
      .map((x, index) => ink.area(ellipse(cx + x * w, y, 5 * unit, 5 * unit), index === 1 ? 'space_suit' : 'suit_lamp'))
      .join('');
    const suit = torso.merged ? '' : ink.mass(torso.path, 'space_suit');
    figure.parts.push({
      id: 'space_suit',
      parent: torso.part,
      z: 23,
      pivot: [cx, neckY],
      limits: null,
      stage: 'clothes',
      svg: figure.character.view === 'back' ? suit : suit + ink.mass(panel, 'suit_panel', { shade: 0.4 }) + lights,
    });
  },
};
