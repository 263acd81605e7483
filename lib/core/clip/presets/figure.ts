import { aboutPivot, apply } from '../../geometry/matrix';
import { anatomyOf, type Anatomy } from '../../rig/anatomy';
import { outlineOf, union, type Edges } from '../../rig/extent';
import { findRoles, type Pair, type Roles } from '../../rig/roles';
import type { MascotSpec } from '../../spec/schema';

/** A limb that gestures: its parts from the trunk outward, and the rotation direction that raises it outward. */
export interface Limb {
  kind: 'arm' | 'wing' | 'leg' | 'tentacle';
  links: string[];
  /**
   * +1 if clockwise rotation lifts it outward (the viewer's left), -1 on the other side; in profile both lift forward.
   */
  outward: 1 | -1;
  /** Whether it holds something, which should not be swung about. */
  carries: boolean;
}

/** A mascot with the measurements for choreography; lengths in canvas pixels, y down. */
export interface Figure {
  spec: MascotSpec;
  roles: Roles;
  anatomy: Anatomy;
  /** The y coordinate of the ground under its feet. */
  ground: number;
  height: number;
  width: number;
  /** The height of free canvas above it, in pixels. */
  headroom: number;
  /** The factor by which the figure could be wider on this canvas. */
  elbowroom: number;
  /** The size in pixels of its head, or of the body that carries the face. */
  face: { width: number; height: number };
  /** The limbs that gesture: arms, else wings, else front legs. */
  left: Limb | null;
  right: Limb | null;
  /** The direction of a face in profile: +1 right, -1 left, 0 for a frontal face. */
  profile: -1 | 0 | 1;
  /** The direction of a body in side view, whatever its face does: +1 right, -1 left, 0 for a frontal body. */
  facing: -1 | 0 | 1;
}

const figures = new WeakMap<MascotSpec, Figure>();

/** Measures an accepted spec, once for each spec object. */
export function figureOf(spec: MascotSpec): Figure {
  const known = figures.get(spec) ?? measure(spec);
  figures.set(spec, known);
  return known;
}

function measure(spec: MascotSpec): Figure {
  const roles = findRoles(spec);
  const anatomy = anatomyOf(spec);
  const still = new Set([roles.shadow, ...roles.floor, ...roles.steam]);
  const drawn = spec.parts.filter(
    ({ id, svg }) => !still.has(id) && !(id === roles.root && id !== roles.body && svg !== ''),
  );
  const box = union(drawn.map(({ id }) => anatomy.own(id))) ?? {
    left: 0,
    top: 0,
    right: spec.canvas.width,
    bottom: spec.canvas.height,
  };
  const anchor = spec.anchors.find(({ name }) => name === 'ground');
  const ground = anchor?.at[1] ?? box.bottom;
  const head = anatomy.own(roles.head ?? roles.body) ?? box;
  const facing = facingOf(roles, anatomy);
  return {
    spec,
    roles,
    anatomy,
    ground,
    height: Math.max(ground - box.top, 1),
    width: Math.max(box.right - box.left, 1),
    headroom: Math.max(box.top, 0),
    elbowroom: elbowroomOf(box, anatomy.part(roles.root)?.pivot[0] ?? spec.canvas.width / 2, spec.canvas.width),
    face: { width: head.right - head.left, height: head.bottom - head.top },
    left: limbOf(roles, anatomy, 'left', { facing, width: spec.canvas.width }),
    right: limbOf(roles, anatomy, 'right', { facing, width: spec.canvas.width }),
    profile: profileOf(roles, anatomy, facing),
    facing: facing || profileOf(roles, anatomy, facing),
  };
}

function elbowroomOf(box: Edges, middle: number, width: number): number {
  return Math.max(
    1,
    Math.min(
      (middle - EDGE / 2) / Math.max(middle - box.left, 1),
      (width - EDGE / 2 - middle) / Math.max(box.right - middle, 1),
    ),
  );
}

/** The limb of a side, or the other one when that is missing or holds something. */
export function freeLimb(figure: Figure, side: 'left' | 'right'): Limb | null {
  const [first, second] = side === 'left' ? [figure.left, figure.right] : [figure.right, figure.left];
  if (first && !first.carries) return first;
  return second && !second.carries ? second : null;
}

function limbOf(
  roles: Roles,
  anatomy: Anatomy,
  side: keyof Pair,
  { facing, width }: { facing: -1 | 0 | 1; width: number },
): Limb | null {
  const outward = side === 'left' ? 1 : -1;
  const forward = facing === 0 ? outward : facing === 1 ? -1 : 1;
  const turns = (id: string | null): id is string => id !== null && anatomy.part(id)?.rotateLimits !== null;
  const arm = roles.arms[side];
  if (turns(arm)) {
    const rest = [...links(roles.forearms, anatomy, arm), ...links(roles.hands, anatomy, arm)];
    const chain = [arm, ...rest];
    const carries = chain.some((id) =>
      anatomy.children(id).some((child) => !chain.includes(child.id) && sticksOut(anatomy, child.id, id)),
    );
    return { kind: 'arm', links: chain, outward, carries };
  }
  if (turns(roles.wings[side])) return { kind: 'wing', links: [roles.wings[side]], outward, carries: false };
  if (turns(roles.frontLegs[side]))
    return { kind: 'leg', links: [roles.frontLegs[side]], outward: forward, carries: false };
  const tentacles = (side === 'left' ? roles.tentacles : roles.tentacles.toReversed())
    .slice(0, Math.floor(roles.tentacles.length / 2))
    .filter(turns);
  const tentacle = tentacles.find((id) => spreadOf(anatomy, id, outward, width) >= SPREAD) ?? tentacles.at(-1);
  return tentacle ? { kind: 'tentacle', links: [tentacle], outward, carries: false } : null;
}

/** A part that reaches beyond a limb by more than this share of its thickness is held; a sleeve or a mitten is worn. */
const WORN = 0.3;

function sticksOut(anatomy: Anatomy, id: string, limb: string): boolean {
  const [thing, link] = [anatomy.whole(id), anatomy.own(limb)];
  if (!thing || !link) return thing !== null;
  const out = Math.max(
    link.left - thing.left,
    link.top - thing.top,
    thing.right - link.right,
    thing.bottom - link.bottom,
  );
  return out > WORN * Math.min(link.right - link.left, link.bottom - link.top);
}

/** The least angle, in degrees, by which a tentacle must be able to rise to gesture. */
const SPREAD = 24;

/** Gives how far a limb can rotate outward before it leaves the canvas, in degrees up to 60. */
export function spreadOf(anatomy: Anatomy, id: string, outward: 1 | -1, width: number): number {
  const part = anatomy.part(id);
  const points = outlineOf(part?.svg ?? '');
  for (let degrees = 0; degrees < 60; degrees += 3) {
    const matrix = aboutPivot(part?.pivot ?? [0, 0], outward * (degrees + 3), 1, 1, 0, 0);
    if (points.map(([x, y]) => apply(matrix, x, y)[0]).some((x) => x < EDGE || x > width - EDGE)) return degrees;
  }
  return 60;
}

/** The free canvas beside a raised limb, in pixels, for its outline and a lean of the body. */
const EDGE = 12;

const links = (pair: Pair, anatomy: Anatomy, arm: string): string[] =>
  [pair.left, pair.right].filter((id): id is string => id !== null && anatomy.isUnder(id, arm));

/** Gives the direction of a body in side view, whose head is well to the side of the trunk: +1 if it walks right. */
function facingOf(roles: Roles, anatomy: Anatomy): -1 | 0 | 1 {
  const trunk = anatomy.own(roles.body);
  if (!roles.head || !trunk) return 0;
  const aside = anatomy.center(roles.head)[0] - (trunk.left + trunk.right) / 2;
  if (Math.abs(aside) < (trunk.right - trunk.left) * 0.3) return 0;
  return aside > 0 ? 1 : -1;
}

/**
 * Gives the direction of a face whose eyes are off the middle of the head. A body in side view may turn its face to the
 * viewer, but a fish has no other face.
 */
function profileOf(roles: Roles, anatomy: Anatomy, facing: -1 | 0 | 1): -1 | 0 | 1 {
  const head = anatomy.own(roles.head ?? roles.body);
  if (!head || !roles.eyes.length || (roles.head && facing === 0)) return facing;
  const eyes = union(roles.eyes.map((id) => anatomy.own(id))) ?? head;
  const aside = (eyes.left + eyes.right - head.left - head.right) / 2;
  if (Math.abs(aside) < (head.right - head.left) * (roles.head ? 0.07 : 0.15)) return 0;
  return aside > 0 ? 1 : -1;
}
