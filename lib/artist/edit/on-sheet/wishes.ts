import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { settledSheet } from '@/lib/core/sheet/settled-sheet';
import type { ColorRegion, FaceMood } from '@/lib/core/sheet/vocabulary';
import { keepsRig } from '@/lib/core/spec/compat';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { isUnderlay } from '@/lib/core/rig/underlays';
import { wornBy } from '../../dressing';
import { drawingOfSheet } from '../../sheet/drawing';
import { colorOfFamily } from '../drawing/families';
import { scopeOf, withRoles } from '../targets/find';
import { type EditTarget, isAll, type TargetNoun } from '../targets/target';
import { garmentOf, wornItem } from '../targets/worn';
import type { Feeling, Wish } from '../wish';
import { withoutFamily } from './changes';
import { looksAlike } from '../looks-alike';
import { withFeature } from './features';
import { sheetAfter } from './read';
import { sized } from './sizes';

type WishOf<Kind extends Wish['do']> = Extract<Wish, { do: Kind }>;

/** Moods of a sheet that show a feeling. */
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

/** Regions whose colour on a sheet paints what the word names, and no more. */
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

/** A sheet on which an item has a colour; palette colours of the item are the drawing's before, and go. */
const withItemColor = (sheet: CharacterSheet, item: string, color: string): CharacterSheet => ({
  ...sheet,
  wears: sheet.wears.map((worn) => (worn.item === item ? { ...worn, color } : worn)),
  palette: withoutFamily(sheet.palette, item),
});

/** A sheet that wears what a drawing wears after it was dressed. */
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

/** A sheet without what a wish removes: clothes, or features of the face such as a beard; null for anything else. */
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
  if (color !== null) return null;
  const item = noun.kind === 'garment' ? wornItem(before, noun.item, noun.open) : null;
  return item ? { ...sheet, patterns: { ...sheet.patterns, [item]: kind } } : null;
}

/** The sheet that says what a wish asks for; null for what only a drawing can show. */
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
 * Whether a new drawing has every part that a change of the drawing keeps, so that its motions go on fitting, and
 * nothing that was not asked for.
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

/** Whether a new drawing shows what was asked for, as far as the drawing that was changed in its place shows it. */
function shows(redrawn: MascotSpec, { sheet, spec: before }: SheetDrawing, after: MascotSpec, wish: Wish): boolean {
  if (!keepsParts(redrawn, before, after)) return false;
  if (wish.do !== 'color') {
    const [was, is, now] = [wornBy(before), wornBy(after), wornBy(redrawn)];
    // What people usually wear stands on no sheet: it may stay under what is put on, and may not where it is taken off.
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
 * The drawing of a changed sheet for a wish that was carried out on the drawing itself, from `before` to `after`.
 * Null where a sheet cannot say it, or where its drawing would not show it, or not fit the rig that is kept.
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

/** Whether a wish is about clothes and props, whose colours are those of the sheet's items. */
const isOfGarments = (wish: Wish): boolean =>
  wish.do === 'wear' ||
  wish.do === 'exchange' ||
  (wish.do === 'color' && wish.target.nouns.every(({ kind }) => kind === 'garment'));
