import type { Brief } from './brief';
import type { ColorUse } from './nouns-and-colors';

/** What was understood of a prompt, as phrases; `others` come last. */
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
  const worn = brief.wear.map(({ item, color }) => {
    const words = color
      ? uses.find((use) => use.color === color && use.noun?.kind === 'garment' && use.noun.item === item)?.words
      : null;
    return `${words ? `${words} ` : ''}${item.replaceAll('_', ' ')}`;
  });
  const phrases = [
    brief.subject ?? '',
    ...subjectColors,
    brief.breed ?? '',
    moodWord ?? '',
    ...brief.themes,
    ...worn,
    ...regions,
    ...[...brief.features].map((feature) => feature.replace('_', ' ')),
  ];
  return [...new Set(phrases), ...others].filter(Boolean);
}
