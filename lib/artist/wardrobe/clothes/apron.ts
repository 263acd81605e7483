import type { FigureDraft } from '../../figure';
import { curve, symmetric } from '../../shape/curve';
import { boxOf, type Path } from '../../shape/path';
import { spanAt } from '../../shape/span';
import { GROUND } from '../../anatomy/layout';
import type { Garment } from '../garment';
import { onTrunk } from '../trunk-line';
import { heartPath } from '../emblems';
import { ownBadge } from '../own-badge';

/** An apron, drawn in figure pixels from the measures of the trunk, with x to the right and y down. */
export const apron: Garment = {
  colors: { apron: '#4fae5b' },
  draw: (figure) => {
    const { torso, ink } = figure;
    const { cx, neckY } = torso;
    const hemY = hemOf(figure);
    const cut = cutOf(figure);
    const badge = torso.merged
      ? ''
      : ink.area(heartPath(cx, cut.bibTop + (hemY - neckY) * 0.13, cut.bib * 0.3), 'apron_light');
    const back = onTrunk(figure, 'apron', bands(figure, cut));
    figure.parts.push({
      id: 'apron',
      parent: torso.part,
      z: 24,
      pivot: [cx, neckY],
      limits: [-10, 10],
      stage: 'clothes',
      svg:
        back +
        ink.mass(frontPath(figure, cut), 'apron', { light: false }) +
        ownBadge(figure, 'apron', badge) +
        pocket(figure, cut),
    });
  },
};

/**
 * The measures of an apron in figure pixels: the y of its bib's top and of its belt, and the half widths of bib and
 * skirt.
 */
interface Cut {
  bibTop: number;
  belt: number;
  bib: number;
  skirt: number;
}

/** The least height of a skirt, in pixels of the reference figure; a lower one would look like a bar. */
const SHORT_SKIRT = 92;
/** The distance of that skirt from the ground, in the same units. */
const CLEARANCE = 40;
/** The gap between a skirt and the ground below a body without limbs, in pixels of the reference figure. */
const FLOOR_GAP = 12;

/** The y of the hem. On a body with little space below its face, an apron may hang over the arms. */
function hemOf({ torso: { merged, neckY, hemY, path }, unit }: FigureDraft): number {
  const { y, height } = boxOf(path);
  // A body without limbs below it lets the skirt reach almost to the ground.
  const lowest = Math.max(GROUND - CLEARANCE * unit, y + height - FLOOR_GAP * unit);
  return merged ? Math.max(hemY, Math.min(neckY + SHORT_SKIRT * unit, lowest)) : hemY;
}

function cutOf(figure: FigureDraft): Cut {
  const { merged, neckY, waistY, neck, path } = figure.torso;
  const h = hemOf(figure) - neckY;
  const [left, right] = spanAt(path, neckY + h * 0.3);
  // Below the face of one body with the head, the cloth is hardly wider than the body there.
  const waist = merged ? Math.min(figure.torso.waist, ((right - left) / 2) * 1.6) : figure.torso.waist;
  return {
    bibTop: merged ? neckY : neckY + h * 0.16,
    belt: merged ? neckY + h * 0.3 : waistY - h * 0.06,
    bib: merged ? waist * 0.5 : neck * 0.62,
    skirt: waist * 0.84,
  };
}

function frontPath(figure: FigureDraft, { bibTop, belt, bib, skirt }: Cut): Path {
  const { cx, neckY } = figure.torso;
  const hemY = hemOf(figure);
  const h = hemY - neckY;
  return symmetric(
    [
      [cx, bibTop],
      [cx + bib * 0.86, bibTop, 0.5],
      [cx + bib, bibTop + h * 0.06, 0.3],
      [cx + bib * 1.06, belt - h * 0.08],
      [cx + skirt * 0.94, belt, 0.7],
      [cx + skirt, hemY - h * 0.2],
      [cx + skirt * 0.84, hemY - h * 0.015, 0.35],
      [cx, hemY + h * 0.03],
    ],
    cx,
  );
}

/** The shoulder straps and the waist ties. A trunk that is one piece with the head gets no shoulder straps. */
function bands({ torso, ink }: FigureDraft, { bibTop, belt, bib, skirt }: Cut): string {
  const { cx, neckY, hemY, neck, waist } = torso;
  const strap = (s: 1 | -1): Path =>
    curve([
      [cx + s * bib * 0.8, bibTop + 6],
      [cx + s * neck * 0.66, neckY - (hemY - neckY) * 0.08],
    ]);
  const tie = (s: 1 | -1): Path =>
    curve([
      [cx + s * skirt * 0.9, belt + 4],
      [cx + s * waist * 1.15, belt - 4],
    ]);
  const width = Math.max(9, ink.look.outer * 1.5);
  const drawn = (path: Path, token: string) =>
    ink.line(path, 'apron', width + ink.look.outer) + ink.stroke(path, token, width - 2);
  const straps = torso.merged ? '' : [strap(1), strap(-1)].map((path) => drawn(path, 'apron')).join('');
  return straps + [tie(1), tie(-1)].map((path) => drawn(path, 'apron_shade')).join('');
}

/** The pocket of the skirt; a short trunk has no space for one. */
function pocket({ torso: { cx, neckY, hemY, waist }, ink, unit }: FigureDraft, { belt }: Cut): string {
  const h = hemY - neckY;
  if (h < 90 * unit) return '';
  const path = symmetric(
    [
      [cx, belt + h * 0.1],
      [cx + waist * 0.36, belt + h * 0.1, 0.6],
      [cx + waist * 0.34, belt + h * 0.24],
      [cx + waist * 0.22, belt + h * 0.3],
      [cx, belt + h * 0.31],
    ],
    cx,
  );
  return (
    ink.mass(path, 'apron', { width: ink.look.inner * 0.9, shade: 0 }) +
    (ink.look.outer === 0 ? ink.stroke(path, 'apron_shade', 4) : '')
  );
}
