import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { STYLES } from '@/lib/core/styles';
import { itemWords, listed, sentence, withArticle } from './say';
import { SPECIES } from './species';
import type { Dice } from './random';
import type { Brief } from './words/brief';

/** A first name that the prompt gives: "named Pip", "called Captain Boo". */
function givenName(prompt: string): string | null {
  const match = /\b(?:named|called|name is)\s+["“']?(\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*)?)/u.exec(prompt);
  return match?.[1] ?? null;
}

/**
 * The mascot's name: the one asked for, else the one in the prompt, else one that suits the subject: "Fern the Fox".
 */
export function nameOf(brief: Brief, prompt: string, wish: string | undefined, dice: Dice): string {
  if (wish?.trim()) return wish.trim();
  const title = (brief.subject ?? SPECIES[brief.species].title).split(' ').map(sentence).join(' ');
  return givenName(prompt) ?? `${dice.pick(SPECIES[brief.species].names)} the ${title}`.slice(0, 80);
}

/** One sentence that says what a sheet draws; `title` is what its kind is called. */
export function describe(
  { subject, role, face, wears, around = [], direction }: CharacterSheet,
  title: string,
): string {
  const worn = listed(wears.map(({ item }) => itemWords(item)));
  const things = listed(around.map(({ item }) => withArticle(itemWords(item))));
  const trade = role === null ? '' : `, ${withArticle(role)} by trade`;
  const style = STYLES.find(({ id }) => id === direction)?.title ?? direction;
  return (
    `A ${face.mood} ${subject.called ?? title}${trade}${worn ? `, with ${worn}` : ''}` +
    `${things ? `, beside ${things}` : ''}, drawn in the ${style.toLowerCase()} style.`
  );
}
