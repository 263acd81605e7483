import { findRoles, type Pair, type Roles } from '@/lib/core/rig/roles';
import { readPartName } from '@/lib/core/rig/part-names';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { basesOf } from '../drawing/bases';
import { branchOf } from '../drawing/place';
import { familiesIn, familiesOf, namesOf, partsWith } from '../drawing/families';
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

const sided = ({ left, right }: Pair, side: NamedSide): string[] =>
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

/** The parts and colour families that a colour for a noun applies to. */
export interface Scope {
  ids: ReadonlySet<string>;
  families: string[];
}

/** Palette tokens of the built-in artist for regions that are painted inside a part. */
const TOKENS: Partial<Record<MascotRegion, { tokens: string[]; on?: (roles: Roles) => (string | null)[] }>> = {
  belly: { tokens: ['belly', 'cream', 'pale', 'tummy'], on: ({ body }) => [body] },
  face: { tokens: ['face', 'belly', 'cream', 'mask', 'pale'], on: ({ head, body }) => [head ?? body] },
  inner_ears: { tokens: ['inner', 'inner_ear'] },
  eyes: { tokens: ['iris', 'eye'] },
  tongue: { tokens: ['tongue'] },
  teeth: { tokens: ['tooth'] },
  cheeks: { tokens: ['cheek'] },
  hair: { tokens: ['hair', 'hairtone'] },
  horns: { tokens: ['horns', 'horn'] },
  markings: { tokens: ['marking', 'markings', 'accent'] },
  accent: { tokens: ['accent', 'trim', 'detail'] },
  muzzle: { tokens: ['muzzle', 'belly', 'cream'], on: ({ head }) => [head] },
  tail_tip: { tokens: ['belly', 'cream', 'tip', 'accent'], on: ({ tail }) => tail },
};

/** Families that are never the main colour of a part. */
const MINOR: ReadonlySet<string> = new Set([
  'glint',
  'sclera',
  'ink',
  'line',
  'ground',
  'border',
  'tooth',
  'edge',
  'outline',
]);

const isMain = (family: string): boolean => !MINOR.has(family) && !/^#f{6}$|^#0{6}$/.test(family);

/** The family with the largest area in some parts; null if they draw nothing. */
export function mainFamily(spec: MascotSpec, ids: Iterable<string>): string | null {
  const wanted = new Set(ids);
  const [parts, names] = [spec.parts.filter(({ id }) => wanted.has(id)), namesOf(spec)];
  const solid = new Map<string, number>();
  for (const { svg } of parts)
    for (const { family, area } of svg ? basesOf(drawingOf(svg), names) : [])
      solid.set(family, (solid.get(family) ?? 0) + area);
  const [widest] = [...solid].filter(([family]) => isMain(family)).sort((a, b) => b[1] - a[1]);
  if (widest) return widest[0];
  const ranked = familiesOf(parts, names).map(({ family }) => family);
  return ranked.find(isMain) ?? ranked[0] ?? null;
}

/** The parts and families that a colour for a noun applies to; null if the mascot has nothing of the kind. */
export function scopeOf(subject: SpecWithRoles, noun: TargetNoun): Scope | null {
  const { spec, roles } = subject;
  if (noun.kind === 'region' && (noun.region === 'coat' || noun.region === 'body'))
    return coatScope(subject, noun.said === 'skin' ? roles.head : null);
  const painted = noun.kind === 'region' ? tokenScope(subject, noun.region) : null;
  if (
    painted &&
    noun.kind === 'region' &&
    ((noun.region !== 'hair' && noun.region !== 'horns') || partsOf(subject, noun).length === 0)
  )
    return painted;
  const tops = partsOf(subject, noun);
  if (tops.length > 0) {
    const family = mainFamily(spec, drawnFrom(spec, tops));
    // Sleeves share the material of the garment that they belong to.
    if (noun.kind === 'garment' && family) return { ids: new Set(spec.parts.map(({ id }) => id)), families: [family] };
    // Clothes on a limb have another family, so they keep their colour; brows in the hair's family are recoloured with
    // the hair.
    if (family && noun.kind === 'region' && noun.region === 'hair')
      return { ids: branchOf(spec, [...tops, ...sided(roles.brows, null)]), families: [family] };
    return family
      ? {
          ids:
            noun.kind === 'region' && noun.region === 'legs'
              ? new Set([...tops, ...sameFamily(spec, tops, family)])
              : branchOf(spec, tops),
          families: [family],
        }
      : null;
  }
  if (noun.kind === 'region') return painted;
  // In an imported drawing, clothes may be painted on the trunk in a colour that is named after them.
  const word = noun.kind === 'own' ? noun.word : noun.item;
  const token = spec.palette.find(({ name }) => name === word || name.split('_').includes(word))?.name;
  return token && roles ? { ids: new Set(spec.parts.map(({ id }) => id)), families: [token] } : null;
}

/** The given parts if they draw something, else their descendants that do. */
export function drawnFrom(spec: MascotSpec, tops: readonly string[]): string[] {
  const drawn = spec.parts.filter(({ id, svg }) => tops.includes(id) && svg !== '').map(({ id }) => id);
  return drawn.length > 0 ? drawn : [...branchOf(spec, tops)];
}

const sameFamily = (spec: MascotSpec, tops: readonly string[], family: string): string[] => {
  const users = partsWith(spec, family);
  return [...branchOf(spec, tops)].filter((id) => users.has(id));
};

/** The scope of the skin or fur colour: the trunk's main family in all parts, or the head's for a dressed person. */
function coatScope({ spec, roles }: SpecWithRoles, skin: string | null): Scope | null {
  const family = mainFamily(spec, drawnFrom(spec, [skin ?? roles.body]));
  return family ? { ids: new Set(spec.parts.map(({ id }) => id)), families: [family] } : null;
}

function tokenScope({ spec, roles }: SpecWithRoles, region: MascotRegion): Scope | null {
  const known = TOKENS[region];
  if (!known) return null;
  const names = namesOf(spec);
  const on = known.on?.(roles).filter((id) => id !== null);
  const holds = (token: string): boolean =>
    !on ||
    spec.parts.some(
      ({ id, svg, states }) =>
        on.includes(id) &&
        [svg, ...states.map((state) => state.svg)].some(
          (text) => text && familiesIn(drawingOf(text), names).has(token),
        ),
    );
  const token = known.tokens.find((name) => names.has(name) && partsWith(spec, name).size > 0 && holds(name));
  return token ? { ids: new Set(on ?? spec.parts.map(({ id }) => id)), families: [token] } : null;
}

/** The families of a spec that may be recoloured. */
export function coloursOf(spec: MascotSpec): string[] {
  const kept = new Set([
    'glint',
    'sclera',
    'eye',
    'ink',
    'line',
    'ground',
    'border',
    'tooth',
    'mouth',
    'tongue',
    'shadow',
    'edge',
    'outline',
    'steam',
  ]);
  return familiesOf(spec.parts, namesOf(spec))
    .map(({ family }) => family)
    .filter((family) => !kept.has(family) && !family.startsWith('#'));
}
