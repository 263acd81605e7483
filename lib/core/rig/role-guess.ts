import type { MascotSpec } from '../spec/schema';
import { areaOf, middle, type Anatomy } from './anatomy';
import type { Edges } from './extent';
import { firstWith, isUnnamed, type FoundRoles } from './found-roles';
import type { PartRole } from './part-names';
import { guessAntenna, guessFeatures, guessPairs } from './role-guess-features';

/** Guesses roles of parts whose names say nothing, by tree, place, size and symmetry; named parts keep their roles. */
export function guessRoles(spec: MascotSpec, anatomy: Anatomy, found: FoundRoles): void {
  const first = spec.parts.find(({ parent }) => parent === null)?.id;
  if (!first) return;
  const has = (role: PartRole): string | undefined => firstWith(found, role);
  if (!has('body')) guessBody(anatomy, found, first);
  const body = has('body') ?? first;
  if (!has('head')) guessHead(spec, anatomy, found, body);
  guessWheels(anatomy, found, first);
  guessPairs(anatomy, found, body, has('head') ?? null);
  guessFeatures(anatomy, found, has('head') ?? body);
  guessChains(anatomy, found);
  if (!has('tail')) guessTail(anatomy, found, body);
  for (const { id } of anatomy.parts.filter(
    (part) => isUnnamed(found, part.id) && found.get(part.parent ?? '') === 'eye',
  ))
    found.set(id, 'pupil');
  if (!has('antenna')) guessAntenna(anatomy, found, has('head') ?? body);
  if (!has('shadow')) guessShadow(anatomy, found, first);
}

/** The trunk is the first part from the root that draws something big and carries a good share of the others. */
function guessBody(anatomy: Anatomy, found: FoundRoles, root: string): void {
  const load = (id: string): number => anatomy.parts.filter((part) => anatomy.isUnder(part.id, id)).length;
  const big = areaOf(anatomy.whole(root)) * 0.1;
  const candidates = anatomy.parts
    .map(({ id }) => id)
    .filter((id) => (isUnnamed(found, id) || id === root) && areaOf(anatomy.own(id)) >= big);
  const most = Math.max(0, ...candidates.map(load));
  const best = candidates
    .filter((id) => load(id) >= most * 0.4)
    .sort(
      (a, b) =>
        anatomy.depth(a) - anatomy.depth(b) || load(b) - load(a) || areaOf(anatomy.own(b)) - areaOf(anatomy.own(a)),
    )[0];
  if (best && best !== root) found.set(best, 'body');
}

/** The head carries the face; otherwise it is the big part in the middle above the trunk. */
function guessHead(spec: MascotSpec, anatomy: Anatomy, found: FoundRoles, body: string): void {
  const carriers = [
    ...[...found].filter(([, role]) => role === 'eye' || role === 'mouth').map(([id]) => anatomy.part(id)?.parent),
    ...spec.anchors.filter(({ name }) => name === 'face' || name === 'head_top').map(({ part }) => part),
  ];
  // If the trunk itself carries eyes and mouth, it is the face, whatever is above it.
  if (carriers.includes(body)) return;
  const carrier = carriers.find((id) => id && id !== body && isUnnamed(found, id));
  const trunk = anatomy.own(body) ?? anatomy.whole(body);
  const chosen = carrier ?? (trunk ? headShape(anatomy, found, body, trunk) : undefined);
  if (chosen) found.set(chosen, 'head');
}

function headShape(anatomy: Anatomy, found: FoundRoles, body: string, trunk: Edges): string | undefined {
  const [axis, level] = middle(trunk);
  return anatomy.parts
    .filter(
      ({ id }) => isUnnamed(found, id) && (anatomy.isUnder(id, body) || anatomy.depth(id) === anatomy.depth(body)),
    )
    .filter(({ id }) => {
      const [x, y] = anatomy.center(id);
      return (
        y < level &&
        Math.abs(x - axis) < (trunk.right - trunk.left) * 0.7 &&
        areaOf(anatomy.own(id)) > areaOf(trunk) * 0.15
      );
    })
    .sort((a, b) => areaOf(anatomy.own(b.id)) - areaOf(anatomy.own(a.id)))[0]?.id;
}

/**
 * Unnamed links of an arm are forearm and hand, of a leg shin and foot. A part that does not turn is no link, and a limb
 * whose next link is named has no other: both carry markings, such as scales on an arm.
 */
function guessChains(anatomy: Anatomy, found: FoundRoles): void {
  const next: Partial<Record<PartRole, [PartRole, PartRole]>> = {
    arm: ['forearm', 'hand'],
    forearm: ['hand', 'hand'],
    leg: ['shin', 'foot'],
    front_leg: ['shin', 'foot'],
    back_leg: ['shin', 'foot'],
    shin: ['foot', 'foot'],
  };
  for (const { id } of [...anatomy.parts].sort((a, b) => anatomy.depth(a.id) - anatomy.depth(b.id))) {
    const links = next[found.get(id) ?? 'other'];
    const hasNext = anatomy.children(id).some((each) => links?.some((role) => role === found.get(each.id)));
    const child = hasNext
      ? undefined
      : anatomy.children(id).find((each) => isUnnamed(found, each.id) && each.rotateLimits !== null);
    if (links && child) found.set(child.id, anatomy.children(child.id).length ? links[0] : links[1]);
  }
}

/** A tail is a single part that sticks out of the trunk's side. */
function guessTail(anatomy: Anatomy, found: FoundRoles, body: string): void {
  const trunk = anatomy.own(body);
  if (!trunk) return;
  const tail = anatomy.children(body).find(({ id, rotateLimits }) => {
    const [x, y] = anatomy.center(id);
    return isUnnamed(found, id) && rotateLimits !== null && (x < trunk.left || x > trunk.right) && y > trunk.top;
  });
  if (tail) found.set(tail.id, 'tail');
}

/** A shadow is flat, under everything, and on the root. */
function guessShadow(anatomy: Anatomy, found: FoundRoles, root: string): void {
  const whole = anatomy.whole(root);
  const lowest = Math.min(...anatomy.parts.map(({ z }) => z));
  const shadow = anatomy.children(root).find(({ id, z }) => {
    const box = anatomy.own(id);
    return (
      isUnnamed(found, id) &&
      box &&
      whole &&
      z === lowest &&
      (box.bottom - box.top) * 3 < box.right - box.left &&
      box.bottom > whole.bottom - (whole.bottom - whole.top) * 0.1
    );
  });
  if (shadow) found.set(shadow.id, 'shadow');
}

/** A wheel is round, turns about its middle and is on the ground. */
function guessWheels(anatomy: Anatomy, found: FoundRoles, root: string): void {
  const whole = anatomy.whole(root);
  if (!whole) return;
  for (const { id, pivot, rotateLimits } of anatomy.parts) {
    const box = anatomy.own(id);
    if (!isUnnamed(found, id) || !rotateLimits || !box) continue;
    const [width, height, [x, y]] = [box.right - box.left, box.bottom - box.top, middle(box)];
    const round = Math.abs(width - height) < width * 0.08 && Math.hypot(x - pivot[0], y - pivot[1]) < width * 0.06;
    if (round && box.bottom > whole.bottom - height * 0.3) found.set(id, 'wheel');
  }
}
