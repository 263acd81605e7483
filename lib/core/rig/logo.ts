import type { Box } from '../geometry/bounds';
import { frameBox } from '../paint/extent';
import type { MascotSpec } from '../spec/schema';
import { anatomyOf, areaOf, type Anatomy } from './anatomy';
import { union } from './extent';
import type { Frame } from './frame';
import { readPartName, type PartRole } from './part-names';
import { liesBehindParent } from './underlays';
import { findRoles, type Roles } from './roles';

/** The content of a logo: some parts of a posed mascot, and the square of the canvas around them. */
export interface Logo {
  frame: Frame;
  box: Box;
}

/** The margins around the parts, as shares of the logo's side. */
const MARGIN = { plain: 0.04, badge: 0.13 } as const;
/** Parts smaller than this share of the whole are only specks at the size of a logo. */
const SPECK = 0.002;
/** The radius of a badge's corners, as a share of its side. */
export const BADGE_CORNER = 0.24;

/** The roles of details too fine to be legible in a logo. */
const FINE: ReadonlySet<PartRole> = new Set(['cheek', 'steam', 'shadow']);
/** Features that a face needs, although they are small. */
const ESSENTIAL: ReadonlySet<PartRole> = new Set(['eye', 'pupil', 'mouth', 'nose']);

/**
 * The logo of a posed mascot: its head with everything on it, or the body without limbs if the mascot has no head.
 * With `badge` the margin is wider, for a background with rounded corners.
 */
export function logoOf(spec: MascotSpec, frame: Frame, badge: boolean): Logo {
  const kept = logoParts(spec);
  const parts = frame.parts.filter(({ id }) => kept.has(id));
  const box = frameBox({ ...frame, parts }) ?? { x: 0, y: 0, width: frame.width, height: frame.height };
  return { frame: { ...frame, parts }, box: squareAround(box, MARGIN[badge ? 'badge' : 'plain']) };
}

/** The ids of the parts that a mascot's logo shows. */
export function logoParts(spec: MascotSpec): ReadonlySet<string> {
  const roles = findRoles(spec);
  const anatomy = anatomyOf(spec);
  const dropped = new Set(
    roles.head === null ? limbsOf(roles).filter((id) => !isOutline(anatomy, roles.body, id)) : [],
  );
  const top = roles.head ?? roles.root;
  const kept = new Set<string>();
  const keep = (id: string) => {
    const { role } = readPartName(id);
    if (dropped.has(id) || FINE.has(role)) return;
    kept.add(id);
    anatomy.children(id).forEach((child) => keep(child.id));
  };
  keep(top);
  const whole = areaOf(union([...kept].map((id) => anatomy.own(id))));
  const isSpeck = (id: string) => areaOf(anatomy.own(id)) < SPECK * whole && !ESSENTIAL.has(readPartName(id).role);
  const shown = new Set([...kept].filter((id) => !isSpeck(id)));
  const behind = spec.parts.filter((part) => liesBehindParent(part) && shown.has(part.parent ?? ''));
  return new Set([...shown, ...behind.map(({ id }) => id)]);
}

const limbsOf = ({ arms, legs, frontLegs, feet, wings }: Roles): string[] =>
  [arms, legs, frontLegs, feet, wings].flatMap(({ left, right }) => [left, right]).filter((id) => id !== null);

/**
 * Whether a limb is essential to the shape of the body, like the arms of an octopus or a cactus: a single part that is
 * a child of the body and painted behind it.
 */
function isOutline(anatomy: Anatomy, body: string, id: string): boolean {
  const [limb, trunk] = [anatomy.part(id), anatomy.part(body)];
  return limb?.parent === body && trunk !== undefined && limb.z < trunk.z && anatomy.children(id).length === 0;
}

function squareAround({ x, y, width, height }: Box, margin: number): Box {
  const side = Math.max(width, height) / (1 - 2 * margin);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}
