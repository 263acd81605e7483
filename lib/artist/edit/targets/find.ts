import { findRoles, type Pair, type Roles } from '@/lib/core/rig/roles';
import { readPartName } from '@/lib/core/rig/part-names';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { familiesOf, namesOf } from '../drawing/families';
import { wornParts } from './worn';
import type { MascotRegion } from './regions';
import type { TargetNoun, NamedSide } from './target';

/** A mascot with the roles of its parts, which are computed once for all nouns. */
export interface SpecWithRoles {
  spec: MascotSpec;
  roles: Roles;
}

/** Computes the roles of a spec's parts. */
export const withRoles = (spec: MascotSpec): SpecWithRoles => ({ spec, roles: findRoles(spec) });

/** The ids of a pair of parts, or only the one on a side. */
export const sided = ({ left, right }: Pair, side: NamedSide): string[] =>
  [side === 'right' ? null : left, side === 'left' ? null : right].filter((id) => id !== null);

/** The ids of several similar parts, or only those on one side of their middle. */
function ofSide({ spec }: SpecWithRoles, ids: readonly string[], side: NamedSide): string[] {
  if (side === null || ids.length < 2) return [...ids];
  const x = (id: string): number => spec.parts.find((part) => part.id === id)?.pivot[0] ?? 0;
  const middle = ids.reduce((sum, id) => sum + x(id), 0) / ids.length;
  return ids.filter((id) => (side === 'left' ? x(id) < middle : x(id) > middle));
}

const byRole = ({ spec }: SpecWithRoles, role: string): string[] =>
  spec.parts.map(({ id }) => id).filter((id) => readPartName(id).role === role);

const PARTS: Partial<Record<MascotRegion, (subject: SpecWithRoles, side: NamedSide) => string[]>> = {
  all: ({ roles }) => [roles.root],
  everything: ({ roles }) => [roles.root],
  body: ({ roles }) => [roles.body],
  coat: ({ roles }) => [roles.body],
  head: ({ roles }) => [roles.head ?? roles.body],
  ears: (subject, side) => pairOr(subject, subject.roles.ears, 'ear', side),
  eyes: (subject, side) => ofSide(subject, subject.roles.eyes, side),
  pupils: (subject, side) => ofSide(subject, subject.roles.pupils, side),
  brows: ({ roles }, side) => sided(roles.brows, side),
  nose: (subject) => byRole(subject, 'nose'),
  muzzle: (subject) => byRole(subject, 'muzzle'),
  mouth: ({ roles }) => (roles.mouth ? [roles.mouth] : []),
  cheeks: (subject) => byRole(subject, 'cheek'),
  freckles: ({ spec }) => spec.parts.map(({ id }) => id).filter((id) => /freckle/.test(id)),
  hair: (subject) => [
    ...new Set([
      ...byRole(subject, 'hair'),
      ...subject.spec.parts.map(({ id }) => id).filter((id) => /^hair(_|$)/.test(id)),
    ]),
  ],
  arms: ({ roles }, side) => sided(roles.arms, side),
  hands: ({ roles }, side) => sided(roles.hands, side),
  legs: ({ roles }, side) => [...sided(roles.legs, side), ...(side ? [] : sided(roles.frontLegs, side))],
  front_legs: ({ roles }, side) => sided(roles.frontLegs, side),
  feet: ({ roles }, side) => sided(roles.feet, side),
  limbs: ({ roles }, side) => [...sided(roles.arms, side), ...sided(roles.legs, side), ...sided(roles.frontLegs, side)],
  tail: ({ roles }) => roles.tail.slice(0, 1),
  wings: ({ roles }, side) => sided(roles.wings, side),
  antennae: (subject, side) => ofSide(subject, subject.roles.antennae, side),
  horns: (subject, side) =>
    ofSide(
      subject,
      subject.spec.parts.map(({ id }) => id).filter((id) => /horn|antler/.test(id)),
      side,
    ),
  shadow: ({ roles }) => (roles.shadow ? [roles.shadow] : []),
  handle: ({ roles }) => (roles.handle ? [roles.handle] : []),
  wheels: (subject, side) => ofSide(subject, subject.roles.wheels, side),
  steam: ({ roles }) => roles.steam,
  belly: (subject) => byRole(subject, 'belly'),
};

function pairOr(subject: SpecWithRoles, pair: Pair, role: string, side: NamedSide): string[] {
  const named = byRole(subject, role);
  return named.length > 2 ? ofSide(subject, named, side) : sided(pair, side);
}

/** Parts with a word in their id, or else the largest part that is mainly painted in a colour of that name. */
function ownParts(spec: MascotSpec, word: string): string[] {
  const named = spec.parts.map(({ id }) => id).filter((id) => id.split('_').includes(word));
  if (named.length > 0 || !namesOf(spec).has(word)) return named;
  const area = (part: Part): number =>
    familiesOf([part], namesOf(spec)).find(({ family }) => family === word)?.area ?? 0;
  const widest = spec.parts.reduce((best, part) => (area(part) > area(best) ? part : best));
  return area(widest) > 0 ? [widest.id] : [];
}

/** The ids of the parts that a noun names, without their children; empty if the mascot has none. */
export function partsOf(subject: SpecWithRoles, noun: TargetNoun): string[] {
  if (noun.kind === 'garment') return wornParts(subject.spec, noun.item, noun.open);
  if (noun.kind === 'own') return ofSide(subject, ownParts(subject.spec, noun.word), noun.side);
  return PARTS[noun.region]?.(subject, noun.side) ?? [];
}
