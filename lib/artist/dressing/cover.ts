import type { MascotSpec } from '@/lib/core/spec/schema';
import { SIDES } from '../figure';
import { COVERS, lowerCloth, THIGH_SHARE, type CoveredRegion } from '../wardrobe/covers';
import { dyed } from '../wardrobe/dye';
import type { GarmentId } from '../words/garment-ids';
import { armChain } from './arms';
import { idsOf, type MeasuredBody } from './body';
import type { MeasuredFigure } from './figure-of';
import { spanAlong } from './outline';

/** The drawing of a garment over a part that it covers, in canvas pixels. */
export interface Cover {
  over: string;
  svg: string;
  height: number;
}

/** The part ids of a region of the body. */
export function partsOf({ roles, spec }: MeasuredBody, region: CoveredRegion): string[] {
  const named = new Set(spec.parts.filter(({ svg }) => svg !== '').map(({ id }) => id));
  const ids = (): string[] => {
    switch (region) {
      case 'trunk':
        return [roles.body];
      case 'arms':
        return idsOf(roles.arms);
      case 'sleeves':
        return [roles.arms, roles.forearms].flatMap(idsOf);
      case 'hands':
        return SIDES.flatMap((side) => roles.hands[side] ?? roles.forearms[side] ?? roles.arms[side] ?? []);
      case 'legs':
        return [roles.legs, roles.shins, roles.frontLegs].flatMap(idsOf);
      case 'thighs':
        return [roles.legs, roles.frontLegs].flatMap(idsOf);
      default:
        return (roles.feet.left ?? roles.feet.right)
          ? spec.parts
              .filter(({ id }) => /foot|hoof|paw/.test(id) || idsOf(roles.feet).includes(id))
              .map(({ id }) => id)
          : [roles.shins.left ? roles.shins : roles.legs, roles.frontLegs].flatMap(idsOf);
    }
  };
  return [...new Set(ids())].filter((id) => named.has(id));
}

/**
 * The position of the wrist on an arm without a hand part, and of the elbow on an arm of one part, as shares of its
 * length.
 */
const WRIST_SHARE = 0.66;
const ELBOW_SHARE = 0.5;

/** The covers of a garment, one for each part that it covers. */
export function coversFor(figure: MeasuredFigure, spec: MascotSpec, item: GarmentId): Cover[] {
  const colors = new Map(spec.palette.map(({ name, color }) => [name, color]));
  const ink = figure.manner.ink
    ? figure.manner.ink.token
      ? `$${figure.manner.ink.token}`
      : figure.manner.ink.color
    : null;
  return (COVERS[item] ?? []).flatMap((region) => {
    if (region === 'trunk' && figure.torso.merged) return lowerHalf(figure, item);
    return (region === 'trunk' ? [figure.trunk] : partsOf(figure.body, region)).flatMap((over) => {
      const part = figure.body.anatomy.part(over);
      const [shape] = figure.body.shapes(over);
      if (!part || !shape) return [];
      const base =
        shape.paint.kind === 'token'
          ? colors.get(shape.paint.token)
          : shape.paint.kind === 'color'
            ? shape.paint.color
            : undefined;
      const cloth = dyed(part.svg, {
        material: item,
        base: base ?? figure.skin,
        colors,
        ink,
        contour: (figure.manner.look.outer || 6) * figure.scale,
      });
      return [{ over, svg: cutTo(figure, over, region, cloth, item), height: part.z }];
    });
  });
}

/** The start and end of a region along a part, as shares of its length from its joint; 9 stands for no limit. */
function shareOf(body: MeasuredBody, over: string, region: CoveredRegion): [number, number] {
  const side = SIDES.find((one) => armChain(body, one).includes(over));
  const last = side ? armChain(body, side).at(-1) === over && body.roles.hands[side] !== over : false;
  const alone = side ? armChain(body, side).length === 1 : false;
  if (region === 'hands') return last ? [WRIST_SHARE, 9] : [-9, 9];
  if (region === 'arms') return alone ? [-9, ELBOW_SHARE] : [-9, 9];
  if (region === 'sleeves') return last ? [-9, WRIST_SHARE] : [-9, 9];
  if (region === 'thighs') return body.roles.shins.left || body.roles.shins.right ? [-9, 9] : [-9, THIGH_SHARE];
  if (region === 'feet') return body.roles.feet.left || body.roles.feet.right ? [-9, 9] : [0.7, 9];
  if (region === 'legs') return body.roles.feet.left || body.roles.feet.right ? [-9, 9] : [-9, 0.7];
  return [-9, 9];
}

function cutTo(figure: MeasuredFigure, over: string, region: CoveredRegion, cloth: string, item: GarmentId): string {
  const { body, scale } = figure;
  const [from, to] = shareOf(body, over, region);
  const part = body.anatomy.part(over);
  const [shape] = body.shapes(over);
  if ((from < 0 && to > 1) || !part || !shape) return cloth;
  const [px, py] = [part.pivot[0] / scale, part.pivot[1] / scale];
  const { left, right, top, bottom } = shape.box;
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const tip = corners
    .map(([x, y]) => [x - px, y - py] as const)
    .sort((a, b) => Math.hypot(...b) - Math.hypot(...a))[0] ?? [0, 1];
  // The axis of a limb goes from its joint to the centre of its bounding box.
  const middle = [(left + right) / 2 - px, (top + bottom) / 2 - py] as const;
  const size = Math.hypot(...middle) || 1;
  const axis = [middle[0] / size, middle[1] / size] as const;
  const reach = spanAlong(shape, [px, py], axis)?.[1] ?? Math.hypot(...tip);
  const at = (along: number, across: number): string =>
    `${((px + axis[0] * along - axis[1] * across) * scale).toFixed(1)} ` +
    `${((py + axis[1] * along + axis[0] * across) * scale).toFixed(1)}`;
  const [a, b] = [from < 0 ? -reach * 2 : reach * from, to > 1 ? reach * 3 : reach * to];
  const window = `M${at(a, -reach * 3)}L${at(b, -reach * 3)}L${at(b, reach * 3)}L${at(a, reach * 3)}Z`;
  const edge = to <= 1 ? b : a;
  const hem = spanAlong(shape, [px + axis[0] * edge, py + axis[1] * edge], [-axis[1], axis[0]]);
  const width = figure.ink.look.outer > 0 ? figure.ink.look.outer * scale : 0;
  const line =
    hem && width > 0
      ? `<path d="M${at(edge, hem[0])}L${at(edge, hem[1])}" fill="none" stroke="$` +
        `${figure.ink.look.line === 'ink' ? 'ink' : `${item}_line`}" stroke-width="${width.toFixed(1)}" ` +
        'stroke-linecap="round"/>'
      : '';
  return `<defs><clipPath id="cut"><path d="${window}"/></clipPath></defs><g clip-path="url(#cut)">${cloth}</g>${line}`;
}

/** The cover of a body without a separate head: it begins below the face. */
function lowerHalf(figure: MeasuredFigure, item: GarmentId): Cover[] {
  const part = figure.body.anatomy.part(figure.trunk);
  if (!part) return [];
  const cloth = lowerCloth(figure, item);
  return [
    {
      over: part.id,
      svg: figure.scale === 1 ? cloth : `<g transform="scale(${figure.scale})">${cloth}</g>`,
      height: part.z,
    },
  ];
}
