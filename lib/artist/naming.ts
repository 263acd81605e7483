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

/** One sentence that says what was drawn. */
export function describe(brief: Brief, styleTitle: string): string {
  const subject = brief.subject ?? SPECIES[brief.species].title;
  const list = listed(brief.wear.map(({ item }) => itemWords(item)));
  const role = brief.themes[0] && brief.themes[0] !== subject ? `, ${withArticle(brief.themes[0])} by trade` : '';
  return (
    `A ${brief.mood} ${subject}${role}${list ? `, with ${list}` : ''}, drawn in the ${styleTitle.toLowerCase()} ` +
    'style.'
  );
}
