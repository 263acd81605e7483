import type { MascotSpec, Part } from '../spec/schema';
import { areaOf, holds, middle, type Anatomy } from './anatomy';
import type { Edges } from './extent';
import { guessLinks } from './limb-links';
import type { PartRole } from './part-names';

type Found = Map<string, PartRole>;

const MOUTH_STATE = /^(ah|ee|oh|mm|talk|smile|sad|open|surprised)/;
const SHUT_STATE = /^(closed|blink|shut|happy)/;

/** Guesses roles of parts whose names say nothing, by tree, place, size and symmetry; named parts keep their roles. */
export function guessRoles(spec: MascotSpec, anatomy: Anatomy, found: Found): void {
  const first = spec.parts.find(({ parent }) => parent === null)?.id;
  if (!first) return;
  const has = (role: PartRole): string | undefined => [...found].find(([, each]) => each === role)?.[0];
  if (!has('body')) guessBody(anatomy, found, first);
  const body = has('body') ?? first;
  if (!has('head')) guessHead(spec, anatomy, found, body);
  guessWheels(anatomy, found, first);
  guessPairs(anatomy, found, body, has('head') ?? null);
  guessFeatures(anatomy, found, has('head') ?? body);
  guessLinks(anatomy, found);
  if (!has('tail')) guessTail(anatomy, found, body);
  for (const { id } of anatomy.parts.filter(
    (part) => strange(found, part.id) && found.get(part.parent ?? '') === 'eye',
  ))
    found.set(id, 'pupil');
  if (!has('antenna')) guessAntenna(anatomy, found, has('head') ?? body);
  if (!has('shadow')) guessShadow(anatomy, found, first);
}

const strange = (found: Found, id: string): boolean => found.get(id) === 'other';

/** The trunk is the first part from the root that draws something big and carries a good share of the others. */
function guessBody(anatomy: Anatomy, found: Found, root: string): void {
  const load = (id: string): number => anatomy.parts.filter((part) => anatomy.isUnder(part.id, id)).length;
  const big = areaOf(anatomy.whole(root)) * 0.1;
  const candidates = anatomy.parts
    .map(({ id }) => id)
    .filter((id) => (strange(found, id) || id === root) && areaOf(anatomy.own(id)) >= big);
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
function guessHead(spec: MascotSpec, anatomy: Anatomy, found: Found, body: string): void {
  const carriers = [
    ...[...found].filter(([, role]) => role === 'eye' || role === 'mouth').map(([id]) => anatomy.part(id)?.parent),
    ...spec.anchors.filter(({ name }) => name === 'face' || name === 'head_top').map(({ part }) => part),
  ];
  // If the trunk itself carries eyes and mouth, it is the face, whatever is above it.
  if (carriers.includes(body)) return;
  const carrier = carriers.find((id) => id && id !== body && strange(found, id));
  const trunk = anatomy.own(body) ?? anatomy.whole(body);
  const chosen = carrier ?? (trunk ? headShape(anatomy, found, body, trunk) : undefined);
  if (chosen) found.set(chosen, 'head');
}

function headShape(anatomy: Anatomy, found: Found, body: string, trunk: Edges): string | undefined {
  const [axis, level] = middle(trunk);
  return anatomy.parts
    .filter(({ id }) => strange(found, id) && (anatomy.isUnder(id, body) || anatomy.depth(id) === anatomy.depth(body)))
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

/** Mirrored twins on one parent are eyes or ears on a head, arms or legs on a trunk. */
function guessPairs(anatomy: Anatomy, found: Found, body: string, head: string | null): void {
  const root = anatomy.parts.find(({ parent }) => parent === null)?.id;
  for (const host of new Set([head, body, root])) {
    const box = host && (anatomy.own(host) ?? anatomy.whole(host));
    if (!host || !box) continue;
    const rest = anatomy.children(host).filter(({ id }) => strange(found, id));
    for (const [first, second] of twins(anatomy, rest, middle(anatomy.own(body) ?? box)[0], box)) {
      const role = pairRole(anatomy, first, box, {
        face: host === (head ?? body),
        head: host === head,
        headless: head === null,
      });
      found.set(first.id, role);
      found.set(second.id, role);
    }
    tellBrows(
      anatomy,
      found,
      rest.filter(({ id }) => found.get(id) === 'eye'),
    );
  }
}

function twins(anatomy: Anatomy, parts: readonly Part[], axis: number, box: Edges): [Part, Part][] {
  const slack = (box.right - box.left) * 0.12;
  const pairs: [Part, Part][] = [];
  const left = new Set(parts);
  for (const one of parts) {
    const [x, y] = anatomy.center(one.id);
    const other = parts.find((each) => {
      const [ox, oy] = anatomy.center(each.id);
      const ratio = (1 + areaOf(anatomy.whole(each.id))) / (1 + areaOf(anatomy.whole(one.id)));
      return (
        each !== one &&
        left.has(each) &&
        ox > x + slack &&
        Math.abs(x + ox - 2 * axis) < slack * 2 &&
        Math.abs(y - oy) < slack &&
        ratio > 0.5 &&
        ratio < 2
      );
    });
    if (!other || !left.has(one)) continue;
    left.delete(one);
    left.delete(other);
    pairs.push([one, other]);
  }
  return pairs;
}

/** Of several pairs on a face, the eyes are those with states, else the biggest; a pair above them are brows. */
function tellBrows(anatomy: Anatomy, found: Found, pairs: readonly Part[]): void {
  const weight = ({ id, states }: Part): number => states.length * 1e6 + areaOf(anatomy.own(id));
  const best = [...pairs].sort((a, b) => weight(b) - weight(a))[0];
  if (!best) return;
  const level = anatomy.center(best.id)[1];
  for (const part of pairs) {
    if (weight(part) > weight(best) * 0.7) continue;
    found.set(part.id, anatomy.center(part.id)[1] < level ? 'brow' : 'other');
  }
}

function pairRole(
  anatomy: Anatomy,
  part: Part,
  box: Edges,
  host: { face: boolean; head: boolean; headless: boolean },
): PartRole {
  const center = anatomy.center(part.id);
  const small = areaOf(anatomy.whole(part.id)) < areaOf(box) * 0.08;
  if (host.face && small && holds(box, center, 0.12)) return 'eye';
  if (host.head) return 'ear';
  const [, level] = middle(box);
  if (host.headless && center[1] < box.top + (box.bottom - box.top) * 0.15) return 'ear';
  return part.pivot[1] > level + (box.bottom - box.top) * 0.12 && center[1] > part.pivot[1] ? 'leg' : 'arm';
}

/** Eyes and mouth by the names of their states, and a mouth by its place under the eyes. */
function guessFeatures(anatomy: Anatomy, found: Found, host: string): void {
  const inside = anatomy.parts.filter(({ id }) => strange(found, id) && anatomy.isUnder(id, host));
  for (const { id, states } of inside) {
    const named = (pattern: RegExp): number => states.filter(({ name }) => pattern.test(name)).length;
    if (states.length && named(MOUTH_STATE) > named(SHUT_STATE) && ![...found.values()].includes('mouth'))
      found.set(id, 'mouth');
    else if (named(SHUT_STATE) && ![...found.values()].includes('eye')) found.set(id, 'eye');
  }
  const box = anatomy.own(host);
  if (!box || [...found.values()].includes('mouth')) return;
  const eyes = [...found].filter(([, role]) => role === 'eye').map(([id]) => anatomy.center(id)[1]);
  const under = eyes.length ? Math.max(...eyes) : middle(box)[1];
  const mouth = inside
    .filter(({ id }) => strange(found, id) && holds(box, anatomy.center(id), 0.05) && anatomy.center(id)[1] > under)
    .filter(
      ({ id }) =>
        Math.abs(anatomy.center(id)[0] - middle(box)[0]) < (box.right - box.left) * 0.15 &&
        areaOf(anatomy.own(id)) < areaOf(box) * 0.1,
    )
    .sort((a, b) => anatomy.center(b.id)[1] - anatomy.center(a.id)[1])[0];
  if (mouth) found.set(mouth.id, 'mouth');
}

/** A tail is a single part that sticks out of the trunk's side. */
function guessTail(anatomy: Anatomy, found: Found, body: string): void {
  const trunk = anatomy.own(body);
  if (!trunk) return;
  const tail = anatomy.children(body).find(({ id, rotateLimits }) => {
    const [x, y] = anatomy.center(id);
    return strange(found, id) && rotateLimits !== null && (x < trunk.left || x > trunk.right) && y > trunk.top;
  });
  if (tail) found.set(tail.id, 'tail');
}

/** An antenna rises from the top of the head and may turn. */
function guessAntenna(anatomy: Anatomy, found: Found, host: string): void {
  const box = anatomy.own(host);
  if (!box) return;
  for (const { id, pivot, rotateLimits } of anatomy.children(host)) {
    const stands = pivot[1] < box.top + (box.bottom - box.top) * 0.2 && anatomy.center(id)[1] < pivot[1];
    if (strange(found, id) && rotateLimits !== null && stands) found.set(id, 'antenna');
  }
}

/** A shadow is flat, under everything, and on the root. */
function guessShadow(anatomy: Anatomy, found: Found, root: string): void {
  const whole = anatomy.whole(root);
  const lowest = Math.min(...anatomy.parts.map(({ z }) => z));
  const shadow = anatomy.children(root).find(({ id, z }) => {
    const box = anatomy.own(id);
    return (
      strange(found, id) &&
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
function guessWheels(anatomy: Anatomy, found: Found, root: string): void {
  const whole = anatomy.whole(root);
  if (!whole) return;
  for (const { id, pivot, rotateLimits } of anatomy.parts) {
    const box = anatomy.own(id);
    if (!strange(found, id) || !rotateLimits || !box) continue;
    const [width, height, [x, y]] = [box.right - box.left, box.bottom - box.top, middle(box)];
    const round = Math.abs(width - height) < width * 0.08 && Math.hypot(x - pivot[0], y - pivot[1]) < width * 0.06;
    if (round && box.bottom > whole.bottom - height * 0.3) found.set(id, 'wheel');
  }
}
