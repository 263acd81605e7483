import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { STYLES } from '@/lib/core/styles';
import { itemWords, listed, sentence, withArticle } from './say';
import { SPECIES } from './species';
import type { Dice } from './random';
import type { Brief } from './words/brief';
import { givenName } from './words/given-names';

/** The name of the mascot: the requested one, else the one in the prompt, else a random one such as "Fern the Fox". */
export function nameOf(brief: Brief, prompt: string, wish: string | undefined, dice: Dice): string {
  if (wish?.trim()) return wish.trim();
  const title = (brief.subject ?? SPECIES[brief.species].title).split(' ').map(sentence).join(' ');
  return givenName(prompt) ?? `${dice.pick(SPECIES[brief.species].names)} the ${title}`.slice(0, 80);
}

/** One sentence that describes a sheet; `title` is the name of its species. */
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
