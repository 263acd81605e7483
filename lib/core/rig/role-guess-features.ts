import type { Part } from '../spec/schema';
import { areaOf, holds, middle, type Anatomy } from './anatomy';
import type { Edges } from './extent';
import { firstWith, isUnnamed, type FoundRoles } from './found-roles';
import type { PartRole } from './part-names';

const MOUTH_STATE = /^(ah|ee|oh|mm|talk|smile|sad|open|surprised)/;
const SHUT_STATE = /^(closed|blink|shut|happy)/;

/** Mirrored twins on one parent are eyes or ears on a head, arms or legs on a trunk. */
export function guessPairs(anatomy: Anatomy, found: FoundRoles, body: string, head: string | null): void {
  const root = anatomy.parts.find(({ parent }) => parent === null)?.id;
  for (const host of new Set([head, body, root])) {
    const box = host && (anatomy.own(host) ?? anatomy.whole(host));
    if (!host || !box) continue;
    const rest = anatomy.children(host).filter(({ id }) => isUnnamed(found, id));
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
function tellBrows(anatomy: Anatomy, found: FoundRoles, pairs: readonly Part[]): void {
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
export function guessFeatures(anatomy: Anatomy, found: FoundRoles, host: string): void {
  const inside = anatomy.parts.filter(({ id }) => isUnnamed(found, id) && anatomy.isUnder(id, host));
  for (const { id, states } of inside) {
    const named = (pattern: RegExp): number => states.filter(({ name }) => pattern.test(name)).length;
    if (states.length && named(MOUTH_STATE) > named(SHUT_STATE) && !firstWith(found, 'mouth')) found.set(id, 'mouth');
    else if (named(SHUT_STATE) && !firstWith(found, 'eye')) found.set(id, 'eye');
  }
  const box = anatomy.own(host);
  if (!box || firstWith(found, 'mouth')) return;
  const eyes = [...found].filter(([, role]) => role === 'eye').map(([id]) => anatomy.center(id)[1]);
  const under = eyes.length ? Math.max(...eyes) : middle(box)[1];
  const mouth = inside
    .filter(({ id }) => isUnnamed(found, id) && holds(box, anatomy.center(id), 0.05) && anatomy.center(id)[1] > under)
    .filter(
      ({ id }) =>
        Math.abs(anatomy.center(id)[0] - middle(box)[0]) < (box.right - box.left) * 0.15 &&
        areaOf(anatomy.own(id)) < areaOf(box) * 0.1,
    )
    .sort((a, b) => anatomy.center(b.id)[1] - anatomy.center(a.id)[1])[0];
  if (mouth) found.set(mouth.id, 'mouth');
}

/** An antenna rises from the top of the head and may turn. */
export function guessAntenna(anatomy: Anatomy, found: FoundRoles, host: string): void {
  const box = anatomy.own(host);
  if (!box) return;
  for (const { id, pivot, rotateLimits } of anatomy.children(host)) {
    const stands = pivot[1] < box.top + (box.bottom - box.top) * 0.2 && anatomy.center(id)[1] < pivot[1];
    if (isUnnamed(found, id) && rotateLimits !== null && stands) found.set(id, 'antenna');
  }
}
