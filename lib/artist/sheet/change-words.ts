import { sameJson } from '@/lib/core/same-json';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { itemWords, listed, markWords, sentence } from '../say';

type Body = CharacterSheet['body'];
type Worn = CharacterSheet['wears'][number];
type Thing = NonNullable<CharacterSheet['around']>[number];

/** The most changes that a summary names. */
const MAX_NAMED = 3;

const words = (id: string | number): string => String(id).replaceAll('_', ' ');

/** Choices of which exactly one applies, with their words. */
const CHOICES: readonly [title: string, valueOf: (sheet: CharacterSheet) => string | null][] = [
  ['pose', ({ body }) => body.pose],
  ['build', ({ body }) => body.build],
  ['view', ({ body }) => body.view],
  ['stance', ({ body }) => body.stance],
  ['mood', ({ face }) => face.mood],
  ['hair', ({ face }) => face.hair],
  ['breed', ({ subject }) => subject.breed],
  ['style', ({ direction }) => direction],
  ['detail', ({ detail }) => detail],
];

const PROPORTIONS: readonly (keyof Body)[] = ['width', 'legs', 'head', 'scale', 'horns'];

/**
 * Describes the difference between two character sheets in one short sentence: "Pose: waving and added scarf". It is
 * empty if no difference has a name. An edit also writes into the sheet what the artist had chosen by itself, such as
 * a pose. These choices are named only if nothing else changed.
 */
export function sheetChangeWords(before: CharacterSheet, after: CharacterSheet): string {
  const sure = [...choicesMade(before, after, false), ...otherChanges(before, after)];
  const changes = sure.length > 0 ? sure : choicesMade(before, after, true);
  const more = changes.length > MAX_NAMED ? ['more'] : [];
  return sentence(listed([...changes.slice(0, MAX_NAMED), ...more]));
}

function choicesMade(before: CharacterSheet, after: CharacterSheet, isFromOpen: boolean): string[] {
  return CHOICES.flatMap(([title, valueOf]) => {
    const [old, now] = [valueOf(before), valueOf(after)];
    if (now === null || now === old || (old === null) !== isFromOpen) return [];
    return [`${title}: ${words(now)}`];
  });
}

function otherChanges(before: CharacterSheet, after: CharacterSheet): string[] {
  const isReshaped = PROPORTIONS.some((field) => before.body[field] !== after.body[field]);
  return [
    ...itemChanges(before.wears, after.wears, wornChange),
    ...itemChanges(before.around ?? [], after.around ?? [], thingChange),
    ...featureChanges(before.face.features, after.face.features),
    ...patternChanges(before.patterns, after.patterns),
    ...(isReshaped ? ['other proportions'] : []),
    ...(isRecolored(before, after) ? ['other colours'] : []),
    ...(before.seed === after.seed ? [] : ['another drawing']),
  ];
}

/** The items that came, went and changed; `change` names what is different about one. */
function itemChanges<T extends Worn | Thing>(
  before: readonly T[],
  after: readonly T[],
  change: (old: T, now: T) => string | null,
): string[] {
  const gone = before.filter(({ item }) => !after.some((each) => each.item === item));
  return [
    ...after.flatMap((now) => {
      const old = before.find(({ item }) => item === now.item);
      return (old ? change(old, now) : `added ${itemWords(now.item)}`) ?? [];
    }),
    ...gone.map(({ item }) => `removed ${itemWords(item)}`),
  ];
}

function wornChange(old: Worn, now: Worn): string | null {
  const item = itemWords(now.item);
  if (old.mark?.shape !== now.mark?.shape)
    return now.mark ? `${markWords(now.mark.shape)} on ${item}` : `no mark on ${item}`;
  if (now.mark && old.mark?.color !== now.mark.color) return `another colour of the mark on ${item}`;
  if (old.size !== now.size) return `another size of ${item}`;
  if (old.hand !== now.hand || old.both !== now.both || old.on !== now.on) return `moved ${item}`;
  return old.color === now.color ? null : `another colour of ${item}`;
}

function thingChange(old: Thing, now: Thing): string | null {
  if (old.side !== now.side) return `moved ${itemWords(now.item)}`;
  return old.color === now.color ? null : `another colour of ${itemWords(now.item)}`;
}

const featureChanges = (before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((each) => !before.includes(each)).map((each) => `added ${words(each)}`),
  ...before.filter((each) => !after.includes(each)).map((each) => `removed ${words(each)}`),
];

function patternChanges(before: CharacterSheet['patterns'], after: CharacterSheet['patterns']): string[] {
  const places = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...places]
    .filter((place) => before[place] !== after[place])
    .map((place) => (after[place] ? `${words(after[place])} on ${itemWords(place)}` : `plain ${itemWords(place)}`));
}

/** Whether a colour that both sheets name differs, or one of a palette token. */
function isRecolored(before: CharacterSheet, after: CharacterSheet): boolean {
  const old = new Map(Object.entries(before.colors));
  const isOther = Object.entries(after.colors).some(([region, color]) => (old.get(region) ?? color) !== color);
  return isOther || !sameJson(before.palette, after.palette);
}
