import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { STYLES } from '@/lib/core/styles';
import { itemWords, listed, sentence, withArticle } from './say';
import { SPECIES } from './species';
import type { Dice } from './random';
import type { Brief } from './words/brief';
import { givenName } from './words/given-names';

/** The titles of roles that are no trade, with how a sentence says them of a character. */
const THEMES: Readonly<Record<string, string>> = {
  Christmas: 'dressed for Christmas',
  Easter: 'dressed for Easter',
  Halloween: 'dressed for Halloween',
  Santa: 'dressed as Santa',
  Valentine: "dressed for Valentine's Day",
  birthday: 'dressed for a birthday',
  blind: 'who is blind',
  café: 'from a café',
  camping: 'who goes camping',
  'hip-hop': 'who loves hip-hop',
  music: 'who loves music',
  party: 'dressed for a party',
  steampunk: 'from a steampunk world',
  summer: 'dressed for the summer',
  winter: 'dressed for the winter',
};

const isTrade = (role: string): boolean => !Object.hasOwn(THEMES, role);

/** What a person without a word of their own is called: their trade. Null for others. */
const tradeOf = ({ species, themes }: Brief): string | null =>
  SPECIES[species].human ? (themes.find(isTrade) ?? null) : null;

/** Words that say less about a person than their trade. */
const GENDERS: ReadonlySet<string> = new Set(['woman', 'man']);

/** The name of the mascot: the requested one, else the one in the prompt, else a random one such as "Fern the Fox". */
export function nameOf(brief: Brief, prompt: string, wish: string | undefined, dice: Dice): string {
  if (wish?.trim()) return wish.trim();
  const called = GENDERS.has(brief.subject ?? '') ? (tradeOf(brief) ?? brief.subject) : brief.subject;
  const title = (called ?? tradeOf(brief) ?? SPECIES[brief.species].title).split(' ').map(sentence).join(' ');
  return givenName(prompt) ?? `${dice.pick(SPECIES[brief.species].names)} the ${title}`.slice(0, 80);
}

/** One sentence that describes a sheet; `title` is the name of its species. */
export function describe(
  { subject, role, face, wears, around = [], direction }: CharacterSheet,
  title: string,
): string {
  const worn = listed(wears.map(({ item }) => itemWords(item)));
  const things = listed(around.map(({ item }) => withArticle(itemWords(item))));
  const trade = role === null ? '' : `, ${THEMES[role] ?? `${withArticle(role)} by trade`}`;
  const style = STYLES.find(({ id }) => id === direction)?.title ?? direction;
  return (
    `A ${face.mood} ${subject.called ?? title}${trade}${worn ? `, with ${worn}` : ''}` +
    `${things ? `, beside ${things}` : ''}, drawn in the ${style.toLowerCase()} style.`
  );
}
