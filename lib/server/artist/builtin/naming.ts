import { SPECIES } from './species';
import type { Dice } from './random';
import type { Brief } from './words/brief';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A first name that the prompt gives: "named Pip", "called Captain Boo". */
function givenName(prompt: string): string | null {
  const match = /\b(?:named|called|name is)\s+["“']?(\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*)?)/u.exec(prompt);
  return match?.[1] ?? null;
}

/** The mascot's name: the wish, the prompt's own, or one that suits the subject, as in "Fern the Fox". */
export function nameOf(brief: Brief, prompt: string, wish: string | undefined, dice: Dice): string {
  if (wish?.trim()) return wish.trim();
  const title = (brief.subject ?? SPECIES[brief.species].title).split(' ').map(capital).join(' ');
  return givenName(prompt) ?? `${dice.pick(SPECIES[brief.species].names)} the ${title}`.slice(0, 80);
}

/** One sentence that says what was drawn. */
export function describe(brief: Brief, styleTitle: string): string {
  const subject = brief.subject ?? SPECIES[brief.species].title;
  const worn = brief.wear.map(({ item }) => item.replaceAll('_', ' '));
  const list = worn.length > 1 ? `${worn.slice(0, -1).join(', ')} and ${worn.at(-1)}` : worn[0];
  const role = brief.themes[0] && brief.themes[0] !== subject ? `, ${/^[aeiou]/i.test(brief.themes[0]) ? 'an' : 'a'} ${brief.themes[0]} by trade` : '';
  return `A ${brief.mood} ${subject}${role}${list ? `, with ${list}` : ''}, drawn in the ${styleTitle.toLowerCase()} style.`;
}
