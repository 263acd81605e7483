import { colorsOf, nounsOf } from '../../words/nouns-and-colors';
import { tokensOf } from '../../words/tokens';

export const colorsIn = (text: string): string[] => {
  const tokens = tokensOf(text);
  return colorsOf(tokens, nounsOf(tokens))
    .filter(({ noun }) => noun?.kind !== 'region')
    .map(({ color }) => color);
};
