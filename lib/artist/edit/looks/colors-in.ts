import { colorsOf, nounsOf } from '../../words/nouns-and-colors';
import { tokensOf } from '../../words/tokens';

/** The colours that a text names, as hex, without those of a body region such as "red ears". */
export const colorsIn = (text: string): string[] => {
  const tokens = tokensOf(text);
  return colorsOf(tokens, nounsOf(tokens))
    .filter(({ noun }) => noun?.kind !== 'region')
    .map(({ color }) => color);
};
