import { itemWords, markWords } from '../say';
import type { Brief } from './brief';
import type { Wear } from './garment-ids';
import type { ColorUse } from './nouns-and-colors';

/** Short phrases about what was understood of a prompt; `others` come last. */
export function understoodOf(
  brief: Brief,
  uses: readonly ColorUse[],
  moodWord: string | null,
  others: readonly string[],
): string[] {
  const subjectColors = uses.filter(({ noun }) => !noun || noun.kind === 'subject').map(({ words }) => words);
  const regions = uses.flatMap(({ noun, words }) =>
    noun?.kind === 'region' ? [`${words} ${noun.region.replace('_', ' ')}`] : [],
  );
  const named = ({ item, color, on, mark, size = 1 }: Wear): string => {
    const words = color
      ? uses.find((use) => use.color === color && use.noun?.kind === 'garment' && use.noun.item === item)?.words
      : null;
    const large = size === 1 ? '' : size > 1 ? 'large ' : 'small ';
    const printed = mark ? ` with ${markWords(mark.shape)}` : '';
    return `${large}${words ? `${words} ` : ''}${itemWords(item)}${on ? ` on the ${on}` : ''}${printed}`;
  };
  const worn = brief.wear.map(named);
  const around = (brief.around ?? []).map((thing) => `${named(thing)} on the floor`);
  const phrases = [
    brief.subject ?? '',
    ...subjectColors,
    brief.breed ?? '',
    moodWord ?? '',
    ...brief.themes,
    ...worn,
    ...around,
    ...regions,
    ...[...brief.features].map((feature) => feature.replace('_', ' ')),
  ];
  return [...new Set(phrases), ...others].filter(Boolean);
}
