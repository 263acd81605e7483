import type { MascotSpec } from '../spec/schema';
import { anatomyOf, type Anatomy } from './anatomy';
import { readPartName, type PartRole, type Side } from './part-names';
import { guessRoles } from './role-guess';

/** Two parts of one kind; left is the viewer's left, the smaller x. */
export interface Pair {
  left: string | null;
  right: string | null;
}

/** The material of a part that swings after its parent; each kind has its own spring. */
export type DanglingKind = 'ear' | 'floppy_ear' | 'hair' | 'tail' | 'antenna' | 'scarf' | 'belly' | 'hat';

/** The role of each part of a mascot; null, empty pairs and empty lists for roles that no part has. */
export interface Roles {
  root: string;
  /** The trunk; the root itself where there is nothing else. */
  body: string;
  head: string | null;
  arms: Pair;
  forearms: Pair;
  hands: Pair;
  wings: Pair;
  /** A biped's legs; a quadruped's back legs. */
  legs: Pair;
  frontLegs: Pair;
  shins: Pair;
  feet: Pair;
  ears: Pair;
  brows: Pair;
  /** Eyes that open and close: two parts, or one that draws both. */
  eyes: string[];
  pupils: string[];
  mouth: string | null;
  jaw: string | null;
  /** Tail from its base to its tip. */
  tail: string[];
  antennae: string[];
  /**
   * The limbs of a body that has more than arms and legs, such as an octopus or a spider, from the viewer's left to
   * right. They include its legs.
   */
  tentacles: string[];
  /** Turning links between the trunk and the head, in this order: a neck, a snake's coils. */
  spine: string[];
  wheels: string[];
  shadow: string | null;
  /** Objects on the floor beside the figure, which do not move with it. */
  floor: string[];
  handle: string | null;
  steam: string[];
  /** Parts that slide over the head (or over the body that is a face) when it turns: eyes, mouth, nose, brows. */
  face: string[];
  dangling: { part: string; kind: DanglingKind }[];
}

const known = new WeakMap<MascotSpec, Roles>();

/** A mascot's roles by the parts' names and anchors, else by shape and place; the same object for the same spec. */
export function findRoles(spec: MascotSpec): Roles {
  const roles = known.get(spec) ?? readRoles(spec);
  known.set(spec, roles);
  return roles;
}

function readRoles(spec: MascotSpec): Roles {
  const anatomy = anatomyOf(spec);
  const named = new Map(anatomy.parts.map(({ id }) => [id, readPartName(id)]));
  const found = new Map<string, PartRole>(anatomy.parts.map(({ id }) => [id, named.get(id)?.role ?? 'other']));
  correctByParents(anatomy, found);
  guessRoles(spec, anatomy, found);
  return assemble(spec, anatomy, found, (id) => named.get(id)?.side ?? null);
}

/** What a role becomes by that of its parent: a second arm is a forearm, a paw on a leg is a foot. */
const BELOW: Partial<Record<PartRole, Partial<Record<PartRole, PartRole>>>> = {
  arm: { arm: 'forearm', forearm: 'hand' },
  leg: { leg: 'shin', front_leg: 'shin', back_leg: 'shin', shin: 'foot' },
  hand: { leg: 'foot', front_leg: 'foot', back_leg: 'foot', shin: 'foot' },
  eye: { eye: 'other' },
  head: { head: 'other' },
};

/**
 * Corrects each part's role by that of its parent, from the root down: a hand on a leg is a foot, and an eye in an eye
 * has no role. The part without a parent is the root, whatever its name.
 */
function correctByParents(anatomy: Anatomy, found: Map<string, PartRole>): void {
  for (const { id, parent } of [...anatomy.parts].sort((a, b) => anatomy.depth(a.id) - anatomy.depth(b.id))) {
    const role = found.get(id) ?? 'other';
    const above = parent === null ? undefined : found.get(parent);
    if (parent === null) found.set(id, 'root');
    else if (role === 'root') found.set(id, 'other');
    else found.set(id, (above && BELOW[role]?.[above]) ?? role);
  }
}

function assemble(
  spec: MascotSpec,
  anatomy: Anatomy,
  found: ReadonlyMap<string, PartRole>,
  side: (id: string) => Side,
): Roles {
  const all = (...roles: PartRole[]): string[] =>
    anatomy.parts
      .map(({ id }) => id)
      .filter((id) => roles.includes(found.get(id) ?? 'other'))
      .sort((a, b) => anatomy.depth(a) - anatomy.depth(b));
  const one = (role: PartRole): string | null => all(role)[0] ?? null;
  const root = one('root') ?? spec.parts[0]?.id ?? '';
  const body = one('body') ?? root;
  const axis = anatomy.center(body)[0];
  const pair = (role: PartRole): Pair => pairOf(all(role), anatomy, axis, side);
  const head = one('head');
  const tentacles = many(anatomy, all('tentacle'), all('leg'));
  return {
    root,
    body,
    head,
    face: faceOf(anatomy, found, head ?? body),
    arms: pair('arm'),
    forearms: pair('forearm'),
    hands: pair('hand'),
    wings: pair('wing'),
    legs: pairOf(
      [...all('back_leg'), ...all('leg')].filter((id) => !tentacles.includes(id)),
      anatomy,
      axis,
      side,
    ),
    frontLegs: pair('front_leg'),
    shins: pair('shin'),
    feet: pair('foot'),
    ears: pair('ear'),
    brows: pair('brow'),
    eyes: all('eye'),
    pupils: all('pupil'),
    mouth: one('mouth'),
    jaw: one('jaw'),
    tail: all('tail'),
    antennae: all('antenna'),
    tentacles,
    spine: spineOf(anatomy, body, head),
    wheels: all('wheel'),
    shadow: one('shadow'),
    floor: all('floor'),
    handle: one('handle'),
    steam: all('steam'),
    dangling: danglingOf(anatomy, found),
  };
}

const FACE_ROLES: readonly PartRole[] = ['eye', 'brow', 'mouth', 'nose', 'muzzle', 'jaw', 'glasses', 'cheek'];

/** The outermost features of the face under the part that carries it. */
function faceOf(anatomy: Anatomy, found: ReadonlyMap<string, PartRole>, host: string): string[] {
  const isFeature = (id: string): boolean => FACE_ROLES.includes(found.get(id) ?? 'other');
  return anatomy.parts
    .map(({ id }) => id)
    .filter(
      (id) =>
        isFeature(id) &&
        anatomy.isUnder(id, host) &&
        !anatomy.parts.some((above) => above.id !== host && isFeature(above.id) && anatomy.isUnder(id, above.id)),
    );
}

/** Tentacles with the legs among them, or legs too many for pairs, from left to right. */
function many(anatomy: Anatomy, tentacles: readonly string[], legs: readonly string[]): string[] {
  const outermost = [...(tentacles.length || legs.length > 4 ? legs : []), ...tentacles].filter(
    (id, _, all) => !all.some((other) => anatomy.isUnder(id, other)),
  );
  return outermost.sort((a, b) => anatomy.center(a)[0] - anatomy.center(b)[0]);
}

function spineOf(anatomy: Anatomy, body: string, head: string | null): string[] {
  const links: string[] = [];
  for (let id = head && anatomy.part(head)?.parent; id && id !== body; id = anatomy.part(id)?.parent ?? null)
    links.unshift(id);
  return head && anatomy.isUnder(head, body) ? links.filter((id) => anatomy.part(id)?.rotateLimits) : [];
}

/** The left and the right one of the parts nearest the trunk: by place, or by name where their place is the same. */
function pairOf(ids: readonly string[], anatomy: Anatomy, axis: number, side: (id: string) => Side): Pair {
  const nearest = ids.filter((id) => anatomy.depth(id) === anatomy.depth(ids[0] ?? ''));
  const [first, second] = [...nearest].sort((a, b) => anatomy.center(a)[0] - anatomy.center(b)[0]);
  if (!first) return { left: null, right: null };
  if (second) {
    const last = [...nearest].sort((a, b) => anatomy.center(b)[0] - anatomy.center(a)[0])[0] ?? second;
    return { left: first, right: last };
  }
  const [x] = anatomy.center(first);
  const isLeft = Math.abs(x - axis) > 1 ? x < axis : side(first) !== 'right';
  return isLeft ? { left: first, right: null } : { left: null, right: first };
}

const DANGLING: Partial<Record<PartRole, DanglingKind>> = {
  ear: 'ear',
  hair: 'hair',
  tail: 'tail',
  antenna: 'antenna',
  scarf: 'scarf',
  belly: 'belly',
  hat: 'hat',
};

function danglingOf(anatomy: Anatomy, found: ReadonlyMap<string, PartRole>): Roles['dangling'] {
  return anatomy.parts.flatMap(({ id, pivot, rotateLimits, parent }) => {
    const kind = DANGLING[found.get(id) ?? 'other'];
    if (!kind || !rotateLimits || parent === null) return [];
    const hangs = kind === 'ear' && anatomy.center(id)[1] > pivot[1];
    return [{ part: id, kind: hangs ? 'floppy_ear' : kind }];
  });
}
