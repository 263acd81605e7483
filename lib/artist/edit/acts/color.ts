import { fromOklch, hueDistance, toOklch } from '@/lib/core/color/oklch';
import { sentence } from '../../say';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { colorOfFamily } from '../drawing/families';
import { changedColor, dyed } from '../drawing/palette-tokens';
import { branchOf } from '../drawing/place';
import { withCheeks } from '../face/details';
import { nothingOf, type EditAct, type EditOutcome } from '../outcome';
import { partsOf, withRoles } from '../targets/find';
import { coloursOf } from '../targets/main-colors';
import { scopeOf, type Scope } from '../targets/scope';
import { isAll, nounWords, targetWords, type TargetNoun, type EditTarget } from '../targets/target';
import type { ColorChange } from '../wish';
import { legible } from './legible';
import { recolorLines } from './lines';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Matches the words for more than one of a kind: "the ears", but not "the dress". */
const PLURAL = /(?:[^s]s|feet|teeth)$/;

/** Why a change of colour has no effect on what `words` name. */
function unchanged(words: string, count: number, change: ColorChange): string {
  if (change.kind !== 'to') return 'cannot change in that direction any further';
  return `already ${count > 1 || PLURAL.test(words) ? 'look' : 'looks'} ${change.words}`;
}

const saying = (target: string, change: ColorChange): string =>
  change.kind === 'to' ? `painted ${target} ${change.words}` : `made ${target} ${change.words}`;

/**
 * Recolours what a noun names; a palette token that other parts share is duplicated first, so that those keep their
 * colour.
 */
export const color: EditAct<'color'> = (spec, { target, change }) => {
  if (target.nouns.some((noun) => noun.kind === 'region' && noun.region === 'outline'))
    return recolorLines(spec, change);
  if (isAll(target)) return colorAll(spec, target, change);
  let next = spec;
  const missing: TargetNoun[] = [];
  for (const noun of target.nouns) {
    // A colour for cheeks adds them to a face that has none.
    if (noun.kind === 'region' && noun.region === 'cheeks') next = withCheeks(next);
    const scope = scopeOf(withRoles(next), noun);
    if (!scope) missing.push(noun);
    else next = withChange(next, scope, change, nounWords(noun).replace(/^the /, ''), keptIds(next, target));
  }
  const found = target.nouns.filter((noun) => !missing.includes(noun));
  if (found.length === 0) return nothingOf(targetWords(target));
  const words = targetWords({ nouns: found, except: [] });
  const warnings = missing.map((noun) => `This mascot has no ${nounWords(noun).replace(/^the /, '')} to recolour.`);
  return settled(
    spec,
    next,
    saying(words, change),
    `${sentence(words)} ${unchanged(words, found.length, change)}.`,
    warnings,
  );
};

function settled(
  before: MascotSpec,
  after: MascotSpec,
  done: string,
  refused: string,
  warnings: string[] = [],
): EditOutcome {
  return JSON.stringify(before.palette) === JSON.stringify(after.palette) && before.parts === after.parts
    ? { refused }
    : { spec: legible(before, after), done, warnings };
}

function withChange(
  spec: MascotSpec,
  { ids, families }: Scope,
  change: ColorChange,
  label: string,
  kept: ReadonlySet<string>,
): MascotSpec {
  const touched = new Set([...ids].filter((id) => !kept.has(id)));
  return families.reduce((now, family) => {
    const old = colorOfFamily(now, family);
    const color = changedColor(old, change);
    return same(old, color) ? now : dyed(now, touched, family, color, label);
  }, spec);
}

/** The ids of the parts that the instruction excludes from the change. */
function keptIds(spec: MascotSpec, { except }: EditTarget): Set<string> {
  const subject = withRoles(spec);
  return branchOf(
    spec,
    except.flatMap((noun) => (scopeOf(subject, noun)?.families.length && isInside(noun) ? [] : partsOf(subject, noun))),
  );
}

/** Whether a region is painted inside a part: excluding it protects a palette token, not the whole part. */
const isInside = (noun: TargetNoun): boolean =>
  noun.kind === 'region' &&
  ['belly', 'face', 'inner_ears', 'cheeks', 'markings', 'accent', 'tail_tip', 'eyes', 'hair'].includes(noun.region);

function colorAll(spec: MascotSpec, target: EditTarget, change: ColorChange): EditOutcome {
  const subject = withRoles(spec);
  const kept = keptIds(spec, target);
  const spared = new Set(target.except.filter(isInside).flatMap((noun) => scopeOf(subject, noun)?.families ?? []));
  const coat = scopeOf(subject, { kind: 'region', region: 'coat', side: null })?.families[0] ?? null;
  const everything = target.nouns.some((noun) => noun.kind === 'region' && noun.region === 'everything');
  const everywhere = new Set(spec.parts.map(({ id }) => id).filter((id) => !kept.has(id)));
  const related: ColorReach = spec.archetype === 'object' ? 'paint' : 'fur';
  const recolored = (old: string, isCoat: boolean): string | null => {
    if (change.kind !== 'to') return changedColor(old, change);
    if (isCoat || coat === null) return change.color;
    return inKey(old, change.color, {
      coat: colorOfFamily(spec, coat),
      reach: everything ? 'everything' : related,
    });
  };
  const next = coloursOf(spec)
    .filter((family) => !spared.has(family))
    .reduce((now, family) => {
      const old = colorOfFamily(now, family);
      if (
        change.kind === 'to' &&
        !everything &&
        (UNCHANGED_TOKENS.has(family) || (family === 'inner' && toOklch(old).l > 0.6))
      )
        return now;
      const color = recolored(old, family === coat);
      return color === null || same(old, color) ? now : dyed(now, everywhere, family, color, `new_${family}`);
    }, spec);
  const but = target.except.length > 0 ? `, but not ${targetWords({ nouns: target.except, except: [] })}` : '';
  const done =
    change.kind === 'to' && !everything
      ? `turned the mascot ${change.words}${but}`
      : `${saying(everything ? 'everything' : 'all its colours', change)}${but}`;
  return settled(
    spec,
    next,
    done,
    'The mascot ' +
      `${change.kind === 'to' ? `is ${change.words} already` : 'cannot change its colours that way any further'}.`,
  );
}

/** Palette tokens that stay unchanged when the whole mascot is recoloured. */
const UNCHANGED_TOKENS: ReadonlySet<string> = new Set(['cheek', 'cheeks', 'blush', 'iris', 'nose']);

/** The largest hue difference, in degrees, at which a colour counts as related to the skin or fur colour. */
const MAX_RELATED_HUE_DEGREES = 38;

/**
 * Which colours follow that of the coat: those related to a creature's fur, those related to a thing's paint, or all.
 * Paint needs more chroma, because the windows of a car are not of its paint even if both are blue.
 */
type ColorReach = 'fur' | 'paint' | 'everything';
const MIN_RELATED_CHROMA: Record<ColorReach, number> = { fur: 0.03, paint: 0.08, everything: 0 };

/** The largest chroma of a grey, which takes only a hint of a new colour. */
const MAX_GREY_CHROMA = 0.05;
/** The least lightness difference, when everything has one hue, between the coat and what must stay visible on it. */
const MIN_STEP_FROM_COAT = 0.06;

/**
 * The new colour of a token when the whole mascot turns from the colour `coat` to another; null leaves it unchanged.
 * Related colours shift with the coat; where the reach is everything, each becomes a tone of the new colour.
 */
function inKey(old: string, color: string, { coat, reach }: { coat: string; reach: ColorReach }): string | null {
  const [from, to, was] = [toOklch(old), toOklch(color), toOklch(coat)];
  const hint = Math.min(0.05, to.c * 0.35);
  if (reach === 'everything') {
    const l = Math.min(0.97, Math.max(0.22, from.l));
    const isVisible = Math.abs(l - to.l) >= MIN_STEP_FROM_COAT;
    const c = from.c < MAX_GREY_CHROMA ? hint : to.c * 0.85;
    return fromOklch({ l: isVisible ? l : l + (to.l > 0.6 ? -0.12 : 0.12), c, h: to.h });
  }
  const isRelated =
    from.c > MIN_RELATED_CHROMA[reach] && was.c > 0.03 && hueDistance(from.h, was.h) < MAX_RELATED_HUE_DEGREES;
  if (!isRelated) return null;
  const c = from.c < MAX_GREY_CHROMA ? hint : to.c * Math.min(1.1, from.c / Math.max(was.c, 0.02));
  return fromOklch({ l: Math.min(0.97, Math.max(0.22, to.l + (from.l - was.l))), c, h: to.h });
}

/** Exchanges the colours of two nouns. */
export const swapColors: EditAct<'swap_colors'> = (spec, { one, other }) => {
  const [first, second] = [one.nouns[0], other.nouns[0]];
  if (!first || !second)
    return { refused: 'Say which two things trade colours, such as "swap the colours of the ears and the tail".' };
  const [a, b] = [scopeOf(withRoles(spec), first), scopeOf(withRoles(spec), second)];
  const [familyA, familyB] = [a?.families[0], b?.families[0]];
  if (!a || !b || !familyA || !familyB) return nothingOf(targetWords(a ? other : one));
  const [colorA, colorB] = [colorOfFamily(spec, familyA), colorOfFamily(spec, familyB)];
  if (familyA === familyB || same(colorA, colorB))
    return {
      refused:
        `${sentence(targetWords(one))} and ${targetWords(other)} have the same colour, so there is nothing to ` +
        'swap.',
    };
  const half = dyed(spec, a.ids, familyA, colorB, nounWords(first).replace(/^the /, ''));
  const next = dyed(half, b.ids, familyB, colorA, nounWords(second).replace(/^the /, ''));
  return { spec: legible(spec, next), done: `swapped the colours of ${targetWords(one)} and ${targetWords(other)}` };
};
