import type { Industry } from './industry';

/** The default industry, for a site whose words identify none. */
export const UNKNOWN: Industry = {
  title: 'business',
  words: {},
  audience: 'Everybody who finds the site.',
  suits: 'a name that wants to be remembered',
  tones: ['warm', 'simple'],
  animals: 'fox owl otter red_panda',
  things: [
    ['star', 'A star is a promise that everybody understands'],
    ['light bulb', 'A light bulb stands for the idea behind it'],
    ['house', 'A house with a face makes a name feel at home'],
  ],
  others: 'monster robot alien letter',
  trade: 'superhero',
  wear: 'scarf',
  trim: 'bow_tie',
  styles: ['outlined', 'flat', 'kawaii'],
  paints: ['#4f6bd8', '#f5a742'],
};
