import type { Roles } from '@/lib/core/rig/roles';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { familiesIn, namesOf, partsWith } from '../drawing/families';
import { branchOf } from '../drawing/place';
import { partsOf, sided, type SpecWithRoles } from './find';
import { drawnFrom, mainFamily } from './main-colors';
import type { MascotRegion } from './regions';
import type { TargetNoun } from './target';

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

type RegionNoun = Extract<TargetNoun, { kind: 'region' }>;

/** The parts and families that a colour for a noun applies to; null if the mascot has nothing of the kind. */
export const scopeOf = (subject: SpecWithRoles, noun: TargetNoun): Scope | null =>
  noun.kind === 'region' ? regionScope(subject, noun) : thingScope(subject, noun);

/** The scope of a region of the body: that of its token, else the parts that draw it. */
function regionScope(subject: SpecWithRoles, noun: RegionNoun): Scope | null {
  const { region } = noun;
  if (region === 'coat' || region === 'body')
    return coatScope(subject, noun.said === 'skin' ? subject.roles.head : null);
  const painted = tokenScope(subject, region);
  const tops = partsOf(subject, noun);
  // Hair and horns may have parts in another family than the token that is named after them.
  const isInParts = (region === 'hair' || region === 'horns') && tops.length > 0;
  if (painted && !isInParts) return painted;
  const family = tops.length > 0 ? mainFamily(subject.spec, drawnFrom(subject.spec, tops)) : null;
  return family ? { ids: regionParts(subject, region, tops, family), families: [family] } : null;
}

/** The parts that change their colour with those that draw a region. */
function regionParts(
  { spec, roles }: SpecWithRoles,
  region: MascotRegion,
  tops: readonly string[],
  family: string,
): ReadonlySet<string> {
  // Brows in the hair's family are recoloured with the hair.
  if (region === 'hair') return branchOf(spec, [...tops, ...sided(roles.brows, null)]);
  return region === 'legs' ? new Set([...tops, ...sameFamily(spec, tops, family)]) : branchOf(spec, tops);
}

/** The scope of a garment, a prop or a part of the mascot's own. */
function thingScope(subject: SpecWithRoles, noun: Exclude<TargetNoun, RegionNoun>): Scope | null {
  const { spec, roles } = subject;
  const everywhere = (family: string): Scope => ({ ids: new Set(spec.parts.map(({ id }) => id)), families: [family] });
  const tops = partsOf(subject, noun);
  if (tops.length > 0) {
    const family = mainFamily(spec, drawnFrom(spec, tops));
    if (!family) return null;
    // Sleeves share the material of the garment that they belong to. Clothes on a limb have another family than the
    // limb, so they keep their colour.
    return noun.kind === 'garment' ? everywhere(family) : { ids: branchOf(spec, tops), families: [family] };
  }
  // In an imported drawing, clothes may be painted on the trunk in a colour that is named after them.
  const word = noun.kind === 'own' ? noun.word : noun.item;
  const token = spec.palette.find(({ name }) => name === word || name.split('_').includes(word))?.name;
  return token && roles ? everywhere(token) : null;
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
