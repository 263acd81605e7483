import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { settledSheet } from '@/lib/core/sheet/settled-sheet';
import type { ColorRegion, FaceMood } from '@/lib/core/sheet/vocabulary';
import { keepsRig } from '@/lib/core/spec/compat';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { isUnderlay } from '@/lib/core/rig/underlays';
import { wornBy } from '../../dressing';
import { overToken } from '../../pen/patterns';
import { drawingOfSheet } from '../../sheet/drawing';
import { colorOfFamily } from '../drawing/families';
import { withRoles } from '../targets/find';
import { scopeOf } from '../targets/scope';
import { type EditTarget, isAll, type TargetNoun } from '../targets/target';
import { garmentOf, wornItem } from '../targets/worn';
import type { Feeling, Wish } from '../wish';
import { withoutFamily } from './changes';
import { looksAlike } from '../looks-alike';
import { withFeature } from './features';
import { sheetAfter } from './read';
import { sized } from './sizes';

type WishOf<Kind extends Wish['do']> = Extract<Wish, { do: Kind }>;

/** The mood of a sheet for each feeling that has one. */
const MOOD_OF: Readonly<Partial<Record<Feeling, FaceMood>>> = {
  happy: 'cheerful',
  calm: 'calm',
  sad: 'sad',
  angry: 'grumpy',
  sleepy: 'sleepy',
  surprised: 'surprised',
  cool: 'cool',
  cheeky: 'mischievous',
};

/** Regions whose sheet colour changes that region only. */
const PAINTED_ALONE: ReadonlySet<string> = new Set<ColorRegion>([
  'ears',
  'tail',
  'wings',
  'horns',
  'nose',
  'hands',
  'eyes',
]);
const isPaintedAlone = (region: string): region is ColorRegion => PAINTED_ALONE.has(region);

/** Sets the colour of an item on a sheet, and drops the palette colours that would override it. */
const withItemColor = (sheet: CharacterSheet, item: string, color: string): CharacterSheet => ({
  ...sheet,
  wears: sheet.wears.map((worn) => (worn.item === item ? { ...worn, color } : worn)),
  palette: withoutFamily(sheet.palette, item),
});

/** Copies to a sheet what a change of the drawing has put on or taken off. */
function dressed(sheet: CharacterSheet, before: MascotSpec, after: MascotSpec, wish: Wish): CharacterSheet {
  const [was, is] = [wornBy(before), wornBy(after)];
  const off = was.filter((item) => !is.includes(item));
  const asked = wish.do === 'wear' ? wish.items : wish.do === 'exchange' ? [wish.to] : [];
  const on = asked.filter(({ item }) => is.includes(item) && !was.includes(item));
  const kept = sheet.wears.filter(({ item }) => !off.includes(item as (typeof was)[number]));
  const bare = off.reduce((palette, item) => withoutFamily(palette, item), sheet.palette);
  const next: CharacterSheet = {
    ...sheet,
    wears: [...kept, ...on.map((worn) => ({ ...worn }))],
    ...(sheet.around ? { around: sheet.around.filter(({ item }) => !off.includes(item as (typeof was)[number])) } : {}),
    palette: bare,
  };
  return asked
    .filter(({ item, color }) => color !== null && was.includes(item) && is.includes(item))
    .reduce((now, { item, color }) => withItemColor(now, item, color ?? ''), next);
}

function colored(
  sheet: CharacterSheet,
  before: MascotSpec,
  { target, change }: WishOf<'color'>,
): CharacterSheet | null {
  if (change.kind !== 'to' || target.except.length > 0) return null;
  return target.nouns.reduce<CharacterSheet | null>((now, noun) => {
    if (!now) return null;
    if (noun.kind === 'garment') {
      const item = wornItem(before, noun.item, noun.open);
      return item && now.wears.some((worn) => worn.item === item) ? withItemColor(now, item, change.color) : null;
    }
    const region = noun.kind === 'region' && noun.side === null ? noun.region : '';
    return isPaintedAlone(region) ? { ...now, colors: { ...now.colors, [region]: change.color } } : null;
  }, sheet);
}

/** Removes clothes or facial features, such as a beard, from a sheet; null for anything else. */
function removed(sheet: CharacterSheet, before: MascotSpec, after: MascotSpec, wish: WishOf<'remove'>) {
  if (isOfClothes(wish.target)) return dressed(sheet, before, after, wish);
  const words = new Set(
    wish.target.nouns.map((noun) => (noun.kind === 'own' ? noun.word : 'region' in noun ? noun.region : '')),
  );
  const features = sheet.face.features.filter((feature) => !words.has(feature));
  const isAllOfThem = sheet.face.features.length - features.length === words.size;
  return isAllOfThem && wish.target.except.length === 0 ? { ...sheet, face: { ...sheet.face, features } } : null;
}

function patterned(sheet: CharacterSheet, before: MascotSpec, wish: WishOf<'pattern'>): CharacterSheet | null {
  const { kind, target, color } = wish;
  const [noun, ...others] = target.nouns;
  if ((kind !== 'stripes' && kind !== 'spots') || others.length > 0 || !noun) return null;
  if (isAll(target)) {
    const marked = withFeature(sheet, kind);
    return color === null ? marked : { ...marked, colors: { ...sheet.colors, markings: color } };
  }
  const item = noun.kind === 'garment' ? wornItem(before, noun.item, noun.open) : null;
  if (!item) return null;
  const palette = color === null ? sheet.palette : { ...sheet.palette, [overToken(item)]: color };
  return { ...sheet, patterns: { ...sheet.patterns, [item]: kind }, palette };
}

/** A sheet with a requested change made on it; null if the sheet cannot express the change. */
function wished(sheet: CharacterSheet, before: MascotSpec, after: MascotSpec, wish: Wish): CharacterSheet | null {
  switch (wish.do) {
    case 'wear':
    case 'exchange':
      return dressed(sheet, before, after, wish);
    case 'remove':
      return removed(sheet, before, after, wish);
    case 'color':
      return colored(sheet, before, wish);
    case 'size':
      return sized(sheet, before, wish);
    case 'pattern':
      return patterned(sheet, before, wish);
    case 'express': {
      const mood = MOOD_OF[wish.feeling];
      return mood && mood !== sheet.face.mood ? { ...sheet, face: { ...sheet.face, mood } } : null;
    }
    case 'rename':
      return { ...sheet, name: after.name };
    default:
      return null;
  }
}

const isOfClothes = ({ nouns, except }: EditTarget): boolean =>
  except.length === 0 &&
  nouns.every((noun) => noun.kind === 'garment' || (noun.kind === 'region' && noun.region === 'clothes'));

/**
 * Whether a redrawing keeps the parts of the edited drawing, so that clips still fit, and adds no garment of its own.
 */
function keepsParts(redrawn: MascotSpec, before: MascotSpec, after: MascotSpec): boolean {
  const [ids, known] = [redrawn, before].map(({ parts }) => new Set(parts.map(({ id }) => id)));
  const added = after.parts.map(({ id }) => garmentOf(id)).filter((item) => item !== null);
  return (
    after.parts.every(({ id }) => ids?.has(id) || isUnderlay(id) || garmentOf(id) !== null) &&
    redrawn.parts.every(({ id }) => known?.has(id) || isUnderlay(id) || isIn(added, garmentOf(id)) || !garmentOf(id))
  );
}

const isIn = <T>(list: readonly T[], item: T | null): boolean => item !== null && list.includes(item);

const hasColor = (spec: MascotSpec, noun: TargetNoun, color: string): boolean => {
  const [family] = scopeOf(withRoles(spec), noun)?.families ?? [];
  return family !== undefined && colorOfFamily(spec, family).toLowerCase() === color.toLowerCase();
};

/** Whether a redrawing shows a change at least as well as the edited drawing `after` does. */
function shows(redrawn: MascotSpec, { sheet, spec: before }: SheetDrawing, after: MascotSpec, wish: Wish): boolean {
  if (!keepsParts(redrawn, before, after)) return false;
  if (wish.do !== 'color') {
    const [was, is, now] = [wornBy(before), wornBy(after), wornBy(redrawn)];
    // The usual clothes of people are on no sheet. They may stay under a new item, but must go when they are taken off.
    const isOff = (item: string): boolean => wish.do === 'remove' || sheet.wears.some((worn) => worn.item === item);
    return (
      is.every((item) => was.includes(item) || now.includes(item)) &&
      was.every((item) => is.includes(item) || !now.includes(item) || !isOff(item))
    );
  }
  const { change, target } = wish;
  return change.kind === 'to' && target.nouns.every((noun) => hasColor(redrawn, noun, change.color));
}

/**
 * The sheet and redrawing for a change that the edit has made on the drawing, from `before` to `after`. Null if the
 * sheet cannot express it, or if the redrawing would not show it or would not fit the rig to keep.
 */
export function redrawnFor(drawn: SheetDrawing, after: MascotSpec, wish: Wish, keepRig: boolean): SheetDrawing | null {
  const recolored = isOfGarments(wish) ? null : sheetAfter(drawn, after);
  if (recolored) return { ...drawn, sheet: recolored, spec: after };
  const settled = settledSheet(drawn.sheet, drawn.traits.shown);
  const sheet = wished({ ...settled, name: drawn.spec.name }, drawn.spec, after, wish);
  const redrawn = sheet ? drawingOfSheet(sheet) : null;
  const isChanged = redrawn && (wish.do === 'rename' || !looksAlike(drawn.spec, redrawn.spec));
  const isFit = isChanged && (!keepRig || keepsRig(drawn.spec, redrawn.spec));
  if (isFit && shows(redrawn.spec, drawn, after, wish)) return redrawn;
  const painted = sheetAfter(drawn, after);
  return painted ? { ...drawn, sheet: painted, spec: after } : null;
}

/** Whether a change is about clothes and props only, whose colours belong to the items of the sheet. */
const isOfGarments = (wish: Wish): boolean =>
  wish.do === 'wear' ||
  wish.do === 'exchange' ||
  (wish.do === 'color' && wish.target.nouns.every(({ kind }) => kind === 'garment'));
